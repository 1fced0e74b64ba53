import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newFamily } from '#core/family/family.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { listBackups, makeBackup, newestBackup, removeOldBackups } from './backup.ts'
import { databaseFile } from './database-file.ts'
import { openStore, type Store } from './database.ts'
import { insertFamily, readFamilyText } from './families.ts'
import { migrate } from './migrate.ts'
import { checkCopy, restoreBackup } from './restore.ts'

const now = '2026-03-04T18:30:00.000Z'

describe('backup and restore', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let dataDir: string
  let store: Store | null

  beforeEach(async () => {
    folder = temporaryFolder()
    dataDir = folder.path
    store = await openStore({ dataDir })
    await migrate(store, now)
  })
  afterEach(async () => {
    await store?.close()
    folder.remove()
  })

  const add = (userId: string) => insertFamily(store!.db, newFamily({ userId, name: 'Maya', now }))
  const stop = async () => {
    await store?.close()
    store = null
  }
  const has = async (userId: string) => {
    const opened = await openStore({ dataDir })
    const text = await readFamilyText(opened.db, `family_${userId}`)
    await opened.close()
    return text !== null
  }

  test('a copy made while families write holds what was saved before it, for its owner only', async () => {
    await add('before')
    const writing = Array.from({ length: 200 }, (_, index) => add(`during${index}`))
    const backup = await makeBackup(dataDir, now)
    await Promise.all(writing)
    await add('after')
    expect(backup.families).toBeGreaterThanOrEqual(1)
    expect(statSync(backup.file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([
      'elefam-2026-03-04T18-30-00-000Z.sqlite',
    ])
    await stop()
    const { restored } = await restoreBackup({ dataDir, file: backup.file }, now)
    expect(restored.families).toBe(backup.families)
    expect(await has('before')).toBe(true)
    expect(await has('after')).toBe(false)
  })

  test('only the newest copies stay', async () => {
    for (const hour of ['08', '09', '10', '11']) {
      await makeBackup(dataDir, `2026-03-04T${hour}:00:00.000Z`)
    }
    removeOldBackups(dataDir, 2)
    expect(listBackups(dataDir).map((file) => /T(.{8})-000Z[.]sqlite$/.exec(file)?.[1])).toEqual([
      '10-00-00',
      '11-00-00',
    ])
    expect(Date.parse(newestBackup(dataDir)!)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('all copies stay where none are made by themselves', async () => {
    await makeBackup(dataDir, now)
    await makeBackup(dataDir, '2026-03-04T19:00:00.000Z')
    removeOldBackups(dataDir, 0)
    expect(listBackups(dataDir)).toHaveLength(2)
  })

  test('what an interrupted copy left goes with the next one, and one being made stays', async () => {
    const { file } = await makeBackup(dataDir, now)
    const left = [`${file}1.unfinished`, `${file}1.unfinished-journal`]
    const beingMade = `${file}2.unfinished`
    for (const name of [...left, beingMade]) writeFileSync(name, '')
    for (const name of left) utimesSync(name, 0, Date.now() / 1000 - 3601)
    const { file: next } = await makeBackup(dataDir, '2026-03-04T19:00:00.000Z')
    const names = [file, beingMade, next].map((path) => basename(path))
    expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual(names)
  })

  test('restoring keeps what was there aside', async () => {
    const { file } = await makeBackup(dataDir, now)
    await add('later')
    await stop()
    const { aside } = await restoreBackup({ dataDir, file }, now)
    expect(await has('later')).toBe(false)
    await restoreBackup(
      { dataDir, file: join(aside!, 'elefam.sqlite') },
      '2026-03-04T19:00:00.000Z',
    )
    expect(await has('later')).toBe(true)
  })

  test('going back to what a killed server left finds what was only in its log', async () => {
    const { file } = await makeBackup(dataDir, now)
    await add('maya')
    const killed = temporaryFolder()
    cpSync(dataDir, killed.path, { recursive: true }) // As it is on the disk without any farewell.
    expect(statSync(databaseFile(killed.path) + '-wal').size).toBeGreaterThan(0)
    const { aside } = await restoreBackup({ dataDir: killed.path, file }, now)
    await stop()
    const { restored } = await restoreBackup({ dataDir, file: join(aside!, 'elefam.sqlite') }, now)
    expect(restored.families).toBe(1)
    expect(await has('maya')).toBe(true)
    killed.remove()
  })

  test('restoring works into an empty folder, and from a database that no longer opens', async () => {
    await add('maya')
    const { file } = await makeBackup(dataDir, now)
    await stop()
    writeFileSync(databaseFile(dataDir), 'no longer a database')
    await restoreBackup({ dataDir, file }, now)
    expect(await has('maya')).toBe(true)
    const elsewhere = temporaryFolder()
    const { aside } = await restoreBackup({ dataDir: elsewhere.path, file }, now)
    expect(aside).toBeNull()
    expect(existsSync(databaseFile(elsewhere.path))).toBe(true)
    elsewhere.remove()
  })

  test('nothing is restored while a server runs on the folder', async () => {
    const { file } = await makeBackup(dataDir, now)
    await expect(restoreBackup({ dataDir, file }, now)).rejects.toThrow('already serves the data')
  })

  const spoil: Record<string, (file: string) => void> = {
    'is cut off': (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)),
    'has wrong bytes in the middle': (file) => {
      const bytes = readFileSync(file)
      writeFileSync(file, bytes.fill(0x5a, 8_192, 16_384))
    },
    'is no database': (file) => writeFileSync(file, 'hello'),
    'is somebody else’s database': (file) => {
      writeFileSync(file, '')
      const other = new DatabaseSync(file)
      other.exec('create table notes (text)')
      other.close()
    },
    'was made by a newer program': (file) => {
      truncateSync(file, statSync(file).size - 80) // its checksum
      const newer = new DatabaseSync(file)
      newer.exec("insert into kysely_migration values ('999-later', '2030-01-01')")
      newer.close()
    },
  }

  test.each(Object.keys(spoil))('a file that %s changes nothing', async (how) => {
    await add('maya')
    const { file } = await makeBackup(dataDir, now)
    await add('later')
    await stop()
    chmodSync(file, 0o600)
    spoil[how]!(file)
    const before = readFileSync(databaseFile(dataDir))
    const files = readdirSync(dataDir)
    await expect(restoreBackup({ dataDir, file }, now)).rejects.toThrow(
      /^elefam-2026.* (damaged|not a database of Elefam|newer)/,
    )
    expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true)
    expect(readdirSync(dataDir)).toEqual(files)
    expect(await has('later')).toBe(true)
  })

  test('a copy with another letter in a document is refused, also by the check alone [H15]', async () => {
    await add('maya')
    const { file } = await makeBackup(dataDir, now)
    await stop()
    expect(await checkCopy({ dataDir, file })).toEqual({
      users: 0,
      families: 1,
      odd: 0,
      sealed: true,
    })
    const bytes = readFileSync(file)
    bytes[bytes.indexOf('"name":"Maya"') + 8] = 'K'.charCodeAt(0) // Kaya: good JSON, a good name
    chmodSync(file, 0o600)
    writeFileSync(file, bytes)
    const refused = 'is damaged: it is not what was written when the copy was made.'
    await expect(checkCopy({ dataDir, file })).rejects.toThrow(refused)
    await expect(restoreBackup({ dataDir, file }, now)).rejects.toThrow(refused)
    expect(await has('maya')).toBe(true)
  })

  test('one byte that has changed anywhere in a copy is seen [H15]', async () => {
    await add('maya')
    const { file } = await makeBackup(dataDir, now)
    const bytes = readFileSync(file)
    chmodSync(file, 0o600)
    const inTheSeal = Array.from({ length: 80 }, (_, index) => bytes.length - 1 - index)
    const elsewhere = Array.from({ length: 120 }, (_, index) => (index * 7_919) % bytes.length)
    for (const place of [...inTheSeal, ...elsewhere]) {
      const spoiled = Buffer.from(bytes)
      spoiled[place]! ^= 1 << (place % 8)
      writeFileSync(file, spoiled)
      await expect(checkCopy({ dataDir, file }), `byte ${place}`).rejects.toThrow('is damaged')
    }
    writeFileSync(file, bytes)
    expect(await checkCopy({ dataDir, file })).toMatchObject({ sealed: true })
  })

  test('a document that is no JSON any more is in no copy; an odd one is told [H15]', async () => {
    await add('maya')
    await add('ben')
    const rewrite = (document: string) =>
      store!.db
        .updateTable('families')
        .set({ document: document as never })
        .where('id', '=', 'family_ben')
        .execute()
    await rewrite('{"id":"family_ben"}')
    const { file } = await makeBackup(dataDir, now)
    expect(await checkCopy({ dataDir, file })).toMatchObject({ families: 2, odd: 1 })
    await rewrite('{"id":"family_b')
    const later = makeBackup(dataDir, '2026-03-05T18:30:00.000Z')
    await expect(later).rejects.toThrow('The copy is damaged: a document in "families" is no JSON.')
    expect(listBackups(dataDir)).toEqual([file])
  })

  test('what never had a checksum is taken, and that is said [H15]', async () => {
    await add('maya')
    await stop()
    const elsewhere = temporaryFolder()
    const file = databaseFile(dataDir)
    const { restored } = await restoreBackup({ dataDir: elsewhere.path, file }, now)
    expect(restored).toEqual({ users: 0, families: 1, odd: 0, sealed: false })
    elsewhere.remove()
  })
})
