import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsTable } from '#server/platform/host-settings.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { createAccount } from '#server/features/auth/sign-up.ts'
import { blockedSince } from '#server/store/blocked.ts'
import { openStore, transaction } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { makeBackup } from '#server/store/backup.ts'
import { restoreBackup } from '#server/store/restore.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

const now = '2026-03-04T18:30:00.000Z'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => folder.remove())

/** Runs a chore with these settings and none of this machine's. */
async function run(name: string, dataDir: string, ...args: string[]) {
  const none = Object.fromEntries(settingsTable.map((setting) => [setting.name, '']))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'elefam.mjs'), name, ...args], {
    env: { PATH: process.env['PATH'], ...none, DATA_DIR: dataDir },
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
    await store.close()
    const nobody = await run('admin', folder.path, 'block', 'ben@example.org')
    expect(nobody.code).toBe(1)
    expect(nobody.said).toBe('There is no account with the address ben@example.org.\n')
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
    expect(restored.said).toBe(`Restored 0 users and 0 families from ${file} into ${to}.\n`)
    expect(existsSync(databaseFile(to))).toBe(true)
    const { said } = await run('restore', from, '--check', file)
    expect(said).toBe(`Checked 0 users and 0 families from ${file}.\n`)
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
