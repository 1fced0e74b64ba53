import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newFamily } from '#core/family/family.ts'
import { settingsTable } from '#server/platform/host-settings.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { createAccount } from '#server/features/auth/sign-up.ts'
import { blockedSince } from '#server/store/blocked.ts'
import { openStore, transaction } from '#server/store/database.ts'
import { insertFamily } from '#server/store/families.ts'
import { migrate } from '#server/store/migrate.ts'
import { makeBackup } from '#server/store/backup.ts'
import { restoreBackup } from '#server/store/restore.ts'
import { compiledOnce } from '#server/testing/compiled-once.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { certificate, privateKey } from '#server/testing/push-certificate.ts'
import { trustOwnAuthority } from '#server/platform/outgoing-ca.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

const now = '2026-03-04T18:30:00.000Z'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => folder.remove())

/** Runs a chore with these settings and none of this machine's. */
function run(name: string, dataDir: string, ...args: string[]) {
  return runWith({}, name, dataDir, ...args)
}

async function runWith(
  settings: Record<string, string>,
  name: string,
  dataDir: string,
  ...args: string[]
) {
  const none = Object.fromEntries(settingsTable.map((setting) => [setting.name, '']))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'elefam.mjs'), name, ...args], {
    env: { PATH: process.env['PATH'], ...compiledOnce, ...none, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

async function makeDatabase(dataDir: string) {
  const store = await openStore({ dataDir })
  await migrate(store, now)
  await store.close()
}

describe('a chore', () => {
  test('changes nothing in a folder without a database, and says which folder that is', async () => {
    const { path } = folder
    const ended = await Promise.all([
      run('backup', path),
      run('migrate', path),
      run('move-to-postgres', path, 'postgres://elefam@127.0.0.1:1/none'),
    ])
    const said = `This did not work: There is no database in ${path}. The folder is the setting DATA_DIR, best set in a file .env in the folder where Elefam is started: the server and commands by hand both read it there.\n`
    expect(ended).toEqual(ended.map(() => ({ code: 1, said })))
    expect(readdirSync(path)).toEqual([])
  })

  test('closes an account beside a server that has the database open [H9]', async () => {
    await makeDatabase(folder.path)
    const store = await openStore({ dataDir: folder.path })
    const account = { email: 'maya@example.org', name: 'Maya', emailVerified: true }
    const user = await transaction(store.db, (trx) => createAccount(trx, { now }, account))
    const ended = await run('admin', folder.path, 'block', account.email)
    expect(ended).toEqual({ code: 0, said: expect.stringContaining('signed out everywhere') })
    expect(await blockedSince(store.db, user.id)).not.toBeNull()
    const unasked = await run('admin', folder.path, 'delete', account.email)
    expect(unasked, 'nobody is there to be asked [H23]').toEqual({
      code: 1,
      said: expect.stringContaining('say --yes behind the command.\nNothing was done.'),
    })
    const meant = await run('admin', folder.path, 'delete', account.email, '--yes')
    expect(meant).toEqual({ code: 0, said: expect.stringContaining('is deleted') })
    const nobody = await run('admin', folder.path, 'block', 'ben@example.org')
    expect(nobody.code).toBe(1)
    expect(nobody.said).toBe('There is no account with the address ben@example.org.\n')
    await store.close()
    expect((await run('admin', folder.path)).said).toContain('Usage: elefam admin')
  })

  test('says on which folder it worked, also where a new one was restored into', async () => {
    const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')]
    await makeDatabase(from)
    const { file } = await makeBackup(from, now)
    const [backup, migrated, restored] = await Promise.all([
      run('backup', from),
      run('migrate', from),
      run('restore', to, file),
    ])
    expect(backup.said).toMatch(`Saved and checked: ${join(from, 'backups')}/elefam-`)
    expect(migrated.said).toBe(
      `The schema of ${databaseFile(from)} is up to date (0 steps done).\n`,
    )
    expect(restored.said).toContain(`Restored 0 users and 0 families from ${file} into ${to}.\n`)
    expect(restored.said).toContain('What was ended after it was made is there again')
    expect(existsSync(databaseFile(to))).toBe(true)
    const { said } = await run('restore', from, '--check', file)
    expect(said).toBe(`Checked 0 users and 0 families from ${file}.\n`)
  })
})

describe('a database of another version', () => {
  const steps = (change: string) => {
    const database = new DatabaseSync(databaseFile(folder.path))
    database.exec(change)
    database.close()
  }
  const users = () => run('admin', folder.path, 'users')

  test('is left alone by the host’s commands, and the version that made it is named [H21, H23]', async () => {
    await makeDatabase(folder.path)
    expect((await users()).code).toBe(0)
    steps("insert into kysely_migration values ('999-later', '2030-01-01')")
    const newer = await users()
    expect(newer.code).toBe(1)
    expect(newer.said).toContain('was made by a newer Elefam (it knows 999-later)')
    steps("insert into hostValues values ('schema made by', '9.9.9')")
    expect((await users()).said).toContain('was made by Elefam 9.9.9, which is newer than this one')
    steps("delete from kysely_migration where name > '11'")
    const older = await users()
    expect(older).toEqual({ code: 1, said: expect.stringContaining('run elefam migrate') })
  })
})

describe('an authority of one’s own', () => {
  test('is trusted from a file that .env names, by whatever asks others [H20]', async () => {
    await makeDatabase(folder.path)
    const mail = await startMailServer({}, { secure: true, cert: certificate, key: privateKey })
    const authority = join(folder.path, 'authority.pem')
    writeFileSync(authority, `The authority of our house\n${certificate}\n`)
    const settings = [
      `DATA_DIR=${folder.path}`,
      `SMTP_URL=smtps://localhost:${mail.port}`,
      'MAIL_FROM=a@family.example',
    ]
    /** With an .env and no setting in the environment. */
    const testMail = (...lines: string[]) => {
      writeFileSync(join(folder.path, '.env'), lines.join('\n'))
      const main = join(import.meta.dirname, '../server/main.ts')
      const words = [main, 'admin', 'test-mail', 'maya@example.org']
      return new Promise<string>((done) =>
        execFile(
          process.execPath,
          words,
          { cwd: folder.path, env: compiledOnce },
          (_error, out, err) => done(out + err),
        ),
      )
    }
    expect(await testMail(...settings)).toMatch(/not one that this machine trusts.*OUTGOING_CA/)
    const trusting = await testMail(...settings, `OUTGOING_CA=${authority}`)
    expect(trusting).toContain('Sent to maya@example.org: it was taken.')
    await mail.close()
  })

  test('is refused by name where the file holds none [H20]', () => {
    const file = join(folder.path, 'authority.pem')
    const trust = () => trustOwnAuthority({ outgoingCa: file })
    expect(trust).toThrow(`OUTGOING_CA=${file} cannot be used: ENOENT`)
    writeFileSync(file, 'no certificate')
    expect(trust).toThrow('it holds no certificate as PEM')
    writeFileSync(file, certificate.replace('MIIB', 'MIIC'))
    expect(trust).toThrow('a certificate in it is damaged')
  })
})

describe('backups by hand', () => {
  test('go to the second place at once, and say so', async () => {
    const [data, disk] = [join(folder.path, 'data'), join(folder.path, 'disk')]
    await makeDatabase(data)
    mkdirSync(disk)
    const made = await run('backup', data)
    expect(made.said).not.toContain('second place')
    const sent = await runWith({ BACKUP_COPY_TO: disk }, 'backup', data, '--send')
    expect(sent).toEqual({ code: 0, said: `It is also at its second place: ${disk}.\n` })
    expect(readdirSync(disk)).toHaveLength(1)
    const away = await runWith({ BACKUP_COPY_TO: join(disk, 'away') }, 'backup', data)
    expect(away.code).toBe(1)
    expect(away.said).toContain('is good, but it did not reach its second place. BACKUP_COPY_TO=')
  })

  test('bring one family back beside a server, and say how they are asked', async () => {
    await makeDatabase(folder.path)
    const store = await openStore({ dataDir: folder.path })
    const account = { email: 'maya@example.org', name: 'Maya', emailVerified: true }
    const { id } = await transaction(store.db, (trx) => createAccount(trx, { now }, account))
    await insertFamily(store.db, newFamily({ userId: id, name: 'Maya', now }))
    const { file } = await makeBackup(folder.path, now)
    const back = await run('restore', folder.path, '--family', 'maya@example.org', file)
    expect(back.said).toContain(
      'The family of maya@example.org is as it was on 2026-03-04 18:30 UTC',
    )
    const nobody = await run('restore', folder.path, '--family', 'ben@example.org', file)
    expect(nobody).toEqual({ code: 1, said: `${file} has no family of ben@example.org.\n` })
    await store.close()
    const unclear = await run('restore', folder.path, '--everything', file)
    expect(unclear).toEqual({ code: 1, said: expect.stringMatching(/^Usage: elefam restore/) })
  })
})

describe('the doctor', () => {
  test('ends with 0 where nothing is wrong, and with 1 where the start would end [H8]', async () => {
    await makeDatabase(folder.path)
    const well = await run('doctor', folder.path)
    expect(well).toEqual({
      code: 0,
      said: expect.stringMatching(/ ✓ database .*Nothing is wrong/s),
    })
    const settings = { BASE_URL: 'https://family.example/elefam' }
    const wrong = await runWith(settings, 'doctor', folder.path)
    expect(wrong).toEqual({ code: 1, said: expect.stringContaining('1 thing is wrong.') })
  })
})

describe('a data folder of somebody else', () => {
  test('is left alone, for what is made there its server could not open', async () => {
    const dataDir = join(folder.path, 'data')
    await makeDatabase(dataDir)
    const { file } = await makeBackup(dataDir, now)
    const before = readdirSync(dataDir)
    if (process.getuid?.() === 0) chownSync(folder.path, 4321, 4321)
    if (process.getuid?.() === 0) chownSync(databaseFile(dataDir), 4321, 4321)
    else vi.spyOn(process, 'getuid').mockReturnValue(4321)
    const refusal = (where: string) =>
      `${where} belongs to another user, whose server could not open what this makes. Run it as that user, like: runuser -u elefam -- elefam …`
    await expect(makeBackup(dataDir, now)).rejects.toThrow(refusal(databaseFile(dataDir)))
    await expect(restoreBackup({ dataDir, file }, now)).rejects.toThrow(
      refusal(databaseFile(dataDir)),
    )
    const fresh = join(folder.path, 'new', 'data')
    await expect(restoreBackup({ dataDir: fresh, file }, now)).rejects.toThrow(refusal(folder.path))
    expect(readdirSync(dataDir)).toEqual(before)
    expect(existsSync(fresh)).toBe(false)
  })
})
