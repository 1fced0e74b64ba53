import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newFamily } from '#core/family/family.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { inTheClear } from './backup-lock.ts'
import { backupsOf, makeBackup, newestIn } from './backup.ts'
import { databaseFile } from './database-file.ts'
import { openStore } from './database.ts'
import { insertFamily } from './families.ts'
import { migrate } from './migrate.ts'
import { checkCopy, restoreBackup } from './restore.ts'

const now = '2026-03-04T18:30:00.000Z'
const passphrase = 'nine quiet elephants cross the river'

const has = (program: string, ...words: string[]) => !spawnSync(program, words).error

describe('a whole backup', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let dataDir: string
  let elsewhere: string
  beforeEach(async () => {
    folder = temporaryFolder()
    dataDir = join(folder.path, 'data')
    elsewhere = join(folder.path, 'elsewhere')
    const store = await openStore({ dataDir })
    await migrate(store, now)
    await insertFamily(store.db, newFamily({ userId: 'maya', name: 'Maya', now }))
    await store.close()
    mkdirSync(join(dataDir, 'brand'))
    writeFileSync(join(dataDir, 'brand/brand.json'), '{ "name": "Sonnenhof" }')
    writeFileSync(join(dataDir, 'brand/.DS_Store'), 'no part of a brand')
    writeFileSync(join(dataDir, 'secret'), 'the secret of this server, long enough')
  })
  afterEach(() => folder.remove())
  const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

  test('that is encrypted brings all that a new machine needs, and shows nothing [H24]', async () => {
    const { file, hostFiles } = await makeBackup(dataDir, now, passphrase)
    expect(file).toMatch(/[.]sqlite[.]age$/)
    expect(newestIn(backupsOf(dataDir))).toBe(file)
    expect(hostFiles).toEqual(['brand/brand.json', 'secret'])
    expect(readFileSync(file).includes('Maya')).toBe(false)
    expect(readdirSync(backupsOf(dataDir)), 'nothing in the clear is left').toHaveLength(1)
    const given = { dataDir: elsewhere, file, passphrase }
    expect(await checkCopy(given)).toMatchObject({ families: 1, sealed: true })
    const { restored } = await restoreBackup(given, now)
    expect(restored).toMatchObject({ families: 1, sealed: true })
    expect(read(elsewhere, 'brand/brand.json')).toContain('Sonnenhof')
    expect(read(elsewhere, 'secret')).toBe('the secret of this server, long enough')
    expect(read(databaseFile(elsewhere)), 'in its files alone').not.toContain('long enough')
    expect(readdirSync(elsewhere).some((name) => name.startsWith('unlocking'))).toBe(false)
  })

  test('puts what was there aside with the database, and back where it fails [H24]', async () => {
    const { file } = await makeBackup(dataDir, now, passphrase)
    writeFileSync(join(dataDir, 'secret'), 'another secret, of a first start')
    const { aside } = await restoreBackup({ dataDir, file, passphrase }, now)
    expect(read(dataDir, 'secret')).toBe('the secret of this server, long enough')
    expect(read(aside!, 'secret')).toBe('another secret, of a first start')
    expect(existsSync(join(aside!, 'elefam.sqlite'))).toBe(true)
  })

  test('names the accounts that were no more just before it was brought back [P18]', async () => {
    const store = await openStore({ dataDir })
    const ben = { id: 'ben', name: 'Ben', email: 'ben@example.org', familyId: 'family_ben' }
    const known = { emailVerified: 1, onboardingComplete: 1, createdAt: now, updatedAt: now }
    const users = store.db.insertInto('users')
    await users.values({ ...ben, ...known, role: 'primary' }).execute()
    await store.close()
    const { file } = await makeBackup(dataDir, now)
    const again = async () =>
      (await restoreBackup({ dataDir, file }, new Date().toISOString())).thereAgain
    expect(await again()).toEqual([])
    const after = await openStore({ dataDir })
    await after.db.deleteFrom('users').where('id', '=', 'ben').execute()
    await after.close()
    expect(await again()).toEqual(['ben@example.org'])
    writeFileSync(databaseFile(dataDir), 'no database any more')
    expect(await again(), 'where nobody can tell').toEqual([])
  })

  test('that anybody can read has the brand, and not the secret [H24]', async () => {
    const { file, hostFiles } = await makeBackup(dataDir, now)
    expect(hostFiles).toEqual(['brand/brand.json'])
    expect(readFileSync(file).includes('long enough')).toBe(false)
    await restoreBackup({ dataDir: elsewhere, file }, now)
    expect(read(elsewhere, 'brand/brand.json')).toContain('Sonnenhof')
  })

  test('opens by its passphrase alone, as long as not a byte has changed [H24]', async () => {
    const { file } = await makeBackup(dataDir, now, passphrase)
    const check = (more: object) => checkCopy({ dataDir, file, ...more })
    await expect(check({})).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE')
    await expect(check({ passphrase: 'another one' })).rejects.toThrow('does not open')
    const bytes = readFileSync(file)
    for (const place of [0.3, 0.6, 0.999].map((part) => Math.floor(bytes.length * part))) {
      const spoiled = Buffer.from(bytes)
      spoiled[place]! ^= 1
      writeFileSync(file, spoiled)
      await expect(check({ passphrase }), `byte ${place}`).rejects.toThrow('is damaged')
    }
    writeFileSync(file, bytes.subarray(0, bytes.length - 70_000))
    await expect(check({ passphrase })).rejects.toThrow('is damaged')
  })

  test('writes nothing outside of the data folder, whatever names it has in it [H24]', async () => {
    const { file } = await makeBackup(dataDir, now)
    const clear = join(folder.path, 'clear.sqlite')
    writeFileSync(clear, readFileSync(file).subarray(0, -80)) // without its checksum
    const copy = new DatabaseSync(clear)
    const insert = copy.prepare("insert into sqlar values (?, 33188, 0, 4, cast('evil' as blob))")
    for (const name of ['../evil', '/tmp/evil', 'brand/../../evil', 'brand/a/b']) insert.run(name)
    copy.close()
    const { hostFiles } = await restoreBackup({ dataDir: elsewhere, file: clear }, now)
    expect(hostFiles).toEqual(['brand/brand.json'])
    expect(readdirSync(folder.path).toSorted()).toEqual(['clear.sqlite', 'data', 'elsewhere'])
  })

  test.runIf(has('age', '--version') && has('script', '--version'))(
    'opens with the program age, and its files with SQLite’s own [H24]',
    async () => {
      const { file } = await makeBackup(dataDir, now, passphrase)
      const clear = join(folder.path, 'clear.sqlite')
      // It asks at a terminal alone.
      const asked = `(sleep 3; echo '${passphrase}') | script -qec "age -d -o ${clear} ${file}" /dev/null`
      execFileSync('sh', ['-c', asked], { stdio: 'ignore' })
      expect(await checkCopy({ dataDir, file: clear })).toMatchObject({ families: 1, sealed: true })
      if (!has('sqlite3', '--version')) return
      execFileSync('sqlite3', [clear, '-A', '--extract'], { cwd: folder.path })
      expect(read(folder.path, 'brand/brand.json')).toContain('Sonnenhof')
    },
  )

  test('that somebody else encrypted with age is taken as well [H24]', async () => {
    const { file } = await makeBackup(dataDir, now)
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    encrypter.setScryptWorkFactor(10)
    encrypter.setPassphrase(passphrase)
    const locked = join(folder.path, 'mine.age')
    writeFileSync(locked, await encrypter.encrypt(readFileSync(file)))
    const bytes = await inTheClear({ file: locked, dataDir, passphrase }, async (clear) =>
      readFileSync(clear),
    )
    expect(bytes.equals(readFileSync(file))).toBe(true)
  })
})
