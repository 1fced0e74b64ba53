import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { openStore, transaction, type Store } from './database.ts'
import { readiness } from './readiness.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'

const now = '2026-03-04T18:30:00.000Z'
const mail = (id: string) => ({
  id,
  kind: 'mail' as const,
  payload: '{}',
  createdAt: now,
  dueAt: now,
  attempts: 0,
  lastError: null,
})
const ids = async (db: Database) =>
  (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id)

describe.each(dialects)('a transaction, on %s', (dialect) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(dialect)
  })
  afterAll(() => store.close())
  afterEach(() => store.db.deleteFrom('outbox').execute())

  test('that fails leaves nothing behind', async () => {
    const work = transaction(store.db, async (trx) => {
      await trx.insertInto('outbox').values(mail('one')).execute()
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await ids(store.db)).toEqual([])
  })

  test('that breaks a key leaves nothing behind, and the next one works', async () => {
    const twice = transaction(store.db, async (trx) => {
      await trx.insertInto('outbox').values(mail('one')).execute()
      await trx.insertInto('outbox').values(mail('one')).execute()
    })
    await expect(twice).rejects.toThrow(/unique/i)
    await transaction(store.db, (trx) => trx.insertInto('outbox').values(mail('two')).execute())
    expect(await ids(store.db)).toEqual(['two'])
  })

  test('that fails takes nobody else’s write with it', async () => {
    const begun = Promise.withResolvers<void>()
    const outside = begun.promise.then(() =>
      store.db.insertInto('outbox').values(mail('outside')).execute(),
    )
    const inside = transaction(store.db, async (trx) => {
      await trx.insertInto('outbox').values(mail('inside')).execute()
      begun.resolve()
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('changed my mind')
    })
    await expect(inside).rejects.toThrow('changed my mind')
    await outside
    expect(await ids(store.db)).toEqual(['outside'])
  })

  test('is not seen by others before it is done', async () => {
    const written = Promise.withResolvers<void>()
    const seen = written.promise.then(() => ids(store.db))
    await transaction(store.db, async (trx) => {
      await trx.insertInto('outbox').values(mail('one')).execute()
      written.resolve()
      expect(await seen).toEqual([])
    })
    expect(await ids(store.db)).toEqual(['one'])
  })

  test('keeps a row from pointing at nobody', async () => {
    const change = { familyId: 'family_nobody', sequence: 1, commandId: 'c', sprintId: null }
    const orphan = store.db
      .insertInto('changes')
      .values({ ...change, version: 1, userId: 'u', at: now, command: '{}' })
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i)
  })
})

describe.each(dialects)('a database, on %s', (dialect) => {
  test('is ready while it is open and has its tables, and not after', async () => {
    const store = await openTestStore(dialect)
    const { look } = readiness(store.db)
    expect(await Promise.all([look(), look()])).toEqual([null, null])
    expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
    await store.close()
    expect(await look()).toBe('unavailable')
  })
})

describe('a data folder', () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, 'new/data')
  afterAll(() => folder.remove())

  test('and every file in it are for their owner only', async () => {
    const store = await openStore({ dataDir })
    await migrate(store, now)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    const modes = readdirSync(dataDir).map((name) => [
      name,
      (statSync(join(dataDir, name)).mode & 0o777).toString(8),
    ])
    expect(Object.fromEntries(modes)).toEqual({
      'elefam.sqlite': '600',
      'elefam.sqlite-shm': '600',
      'elefam.sqlite-wal': '600',
      'lock.sqlite': '600',
    })
    await store.close()
  })

  test('keeps what was committed: on the disk before it is acknowledged', async () => {
    const store = await openStore({ dataDir })
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(store.db)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2) // full
    expect(await pragma('foreign_keys')).toBe(1)
    await store.close()
  })

  test('is left at once, also in the moment in which something was read', async () => {
    const store = await openStore({ dataDir })
    await store.db.insertInto('outbox').values(mail('one')).execute()
    expect(await ids(store.db)).toEqual(['one'])
    const began = performance.now()
    await store.close()
    expect(performance.now() - began).toBeLessThan(2_000) // and not after SQLite's busy timeout of 5 s
  })

  test('that one process serves is refused to another, with one clear line', async () => {
    const store = await openStore({ dataDir })
    const { code, stderr } = await outcomeOf(openElsewhere(dataDir))
    expect(stderr.trim()).toBe(
      `Another Elefam already serves the data in ${dataDir}. Stop it first.`,
    )
    expect(code).toBe(1)
    await expect(openStore({ dataDir })).rejects.toThrow(/^Another Elefam already serves/)
    await store.close()
    const again = await openStore({ dataDir })
    await again.close()
  })

  test('is free again the moment its process is killed', async () => {
    const child = openElsewhere(dataDir)
    await once(child.stdout!, 'data')
    await expect(openStore({ dataDir })).rejects.toThrow(/^Another Elefam already serves/)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(existsSync(join(dataDir, 'lock.sqlite'))).toBe(true)
    const store = await openStore({ dataDir })
    await store.close()
  })
})

/** Another process that opens the folder, says so, and stays. */
function openElsewhere(dataDir: string): ChildProcess {
  const script = `
    import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
    try {
      await openStore({ dataDir: process.argv[1] })
      console.log('open')
      setInterval(() => {}, 1000)
    } catch (error) {
      console.error(error.message)
      process.exit(1)
    }`
  return spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr }
}
