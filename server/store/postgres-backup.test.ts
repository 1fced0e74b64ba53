import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as breath } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFamily } from '#core/family/family.ts'
import { apiPaths } from '#core/paths.ts'
import { createAccount } from '#server/features/auth/sign-up.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { useServer } from '#server/testing/test-server.ts'
import { openEmptyStore } from '#server/testing/test-store.ts'
import { transaction } from './database.ts'
import { insertFamily } from './families.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { checkCopy, restoreInto } from './restore.ts'

const now = '2026-03-04T18:30:00.000Z'

describe('a backup of PostgreSQL', () => {
  const server = useServer('postgres')
  const folder = temporaryFolder()
  const backUp = () => backUpPostgres(server.store, folder.path, now)
  beforeAll(async () => {
    for (const name of ['Zoë', 'anna']) {
      const parent = await server.signedUp({ name })
      await parent.post(apiPaths.sprints(parent.familyId), { sprint: newSprint() })
      const topic = { id: 'topic1', text: 'Pocket money', memberId: 'primary' }
      await parent.changeFamily(parent.familyId, { type: 'park-topic', topic })
    }
  })
  afterAll(() => folder.remove())

  test('holds one moment of it, sealed, while families write, and leaves no trace [H15]', async () => {
    const over = new AbortController()
    const joined: string[] = []
    const joining = async () => {
      while (!over.signal.aborted) {
        const email = `${randomUUID()}@example.org`
        const account = { email, name: 'Maya', emailVerified: true }
        await transaction(server.store.db, async (trx) => {
          const { id } = await createAccount(trx, { now }, account)
          await insertFamily(trx, newFamily({ userId: id, name: 'Maya', now }))
        })
        joined.push(email)
      }
    }
    const all = joining()
    const copied = async () => {
      while (joined.length < 20) await breath()
      const before = joined.length
      const copy = await backUp()
      expect(joined.length, 'they went on meanwhile').toBeGreaterThan(before)
      return copy
    }
    const { file, hostFiles: _, ...counts } = await copied().finally(() => over.abort())
    await all
    expect(counts.families).toBe(counts.users)
    expect(counts.families).toBeGreaterThanOrEqual(2 + 20)
    expect(await checkCopy({ dataDir: folder.path, file })).toEqual({
      ...counts,
      odd: 0,
      sealed: true,
    })
    expect(readdirSync(folder.path)).toEqual(['backups'])
    expect(dirname(file)).toBe(join(folder.path, 'backups'))
  })

  test('is put into an empty database, row by row as it was, and only there', async () => {
    const { file } = await backUp()
    const target = await openEmptyStore('postgres')
    const given = { to: target, dataDir: folder.path, file }
    expect(await restoreInto(given, now)).toMatchObject({ sealed: true })
    for (const table of ['users', 'families', 'sprints', 'changes', 'accounts'] as const) {
      const [before, after] = await Promise.all(
        [server.db, target.db].map((db) => db.selectFrom(table).selectAll().execute()),
      )
      expect(after, table).toHaveLength(before!.length)
      expect(after, table).toEqual(expect.arrayContaining(before!))
    }
    await expect(restoreInto(given, now)).rejects.toThrow('The new database is not empty')
    await target.close()
  })

  test('is refused once a byte anywhere in it has changed, and nothing is restored [H15]', async () => {
    const { file } = await backUp()
    const bytes = readFileSync(file)
    const target = await openEmptyStore('postgres')
    const inDocument = bytes.indexOf('"name":"Zo') + 8
    const inLog = bytes.indexOf('"type":"park-topic"')
    const inAccount = bytes.indexOf('$argon2id$')
    for (const place of [inDocument, inLog, inAccount, bytes.length - 2, 40, bytes.length >> 1]) {
      expect(place).toBeGreaterThan(7)
      const spoiled = Buffer.from(bytes)
      spoiled[place]! ^= 1
      writeFileSync(file, spoiled)
      await expect(checkCopy({ dataDir: folder.path, file }), `byte ${place}`).rejects.toThrow(
        'is damaged',
      )
      const restoring = restoreInto({ to: target, dataDir: folder.path, file }, now)
      await expect(restoring, `byte ${place}`).rejects.toThrow('is damaged')
    }
    expect(await target.db.introspection.getTables()).toEqual([])
    await target.close()
    expect(existsSync(join(folder.path, 'backups'))).toBe(true)
  })
})
