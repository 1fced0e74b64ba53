import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addDays } from '#core/time/calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { createDatabase } from '../../scripts/postgres.ts'
import { randomId } from '#server/platform/random-id.ts'
import { openStore, transaction, type Store } from '#server/store/database.ts'
import { lockFamily, readSnapshot } from '#server/store/families.ts'
import { writeOnce } from '#server/store/write-once.ts'
import { runCommand, type Order } from '#server/store/run-command.ts'
import type { Database } from '#server/store/schema.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { testClock, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects, openTestStore } from '#server/testing/test-store.ts'

const firstDay = '2026-03-01'

/** Has no row of a family be written, as if somebody else were always first. */
const never = {
  sqlite: 'create trigger never before update on families begin select raise(ignore); end',
  postgres: `
    create function never() returns trigger language plpgsql as 'begin return null; end';
    create trigger never before update on families for each row execute function never()`,
}

describe.each(dialects)('two who write in one family at once, on %s', (dialect) => {
  let databaseUrl: string | undefined
  const server = useServer(dialect, {
    openStore: async () => {
      if (dialect === 'sqlite') return openTestStore(dialect)
      databaseUrl = await createDatabase(inject('postgresUrl'), inject('migratedUrl'))
      return openStore({ dataDir: '', databaseUrl, poolSize: 4 })
    },
  })
  /** Where there can be one, a second server on the same database. */
  let other: Store | undefined
  beforeAll(async () => {
    if (databaseUrl) other = await openStore({ dataDir: '', databaseUrl, poolSize: 4 })
  })
  afterAll(() => other?.close())

  const writers = (): Database[] => [server.store.db, other?.db ?? server.store.db]

  const family = async () => {
    const maya = await server.signedUp()
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    return { maya, sprintId: sprint.id }
  }

  const tick = (id: string, day: number) =>
    ({
      id,
      type: 'tick',
      taskId: 'task1',
      memberId: 'primary',
      date: addDays(firstDay, day),
      done: true,
    }) as const

  type Addressed = Order['addressed']
  /** As the gate hands it over: with the documents that were there when the rights were asked. */
  const send = async (db: Database, { familyId, userId }: SignedUp, addressed: Addressed) => {
    const snapshot = await readSnapshot(db, familyId, addressed.sprintId)
    return runCommand(db, { familyId, userId, now: testClock(), addressed, snapshot })
  }

  const log = ({ familyId }: SignedUp) =>
    server.db
      .selectFrom('changes')
      .select(['sequence', 'commandId'])
      .where('familyId', '=', familyId)
      .orderBy('sequence')
      .execute()

  test('lose nothing: each command is in the log once, without a gap, and in the document', async () => {
    // By which of the two, a tick of which day or, instead, a topic; some are sent by both.
    const sent = fc.record({ by: fc.nat(1), day: fc.nat(9), twice: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 2, maxLength: 12 }), async (all) => {
        const { maya, sprintId } = await family()
        const begun = (await log(maya)).length
        const wanted = all.map((one, index) => ({ ...one, id: randomId(), topic: `topic${index}` }))
        const addressed = ({ id, day, topic }: (typeof wanted)[number]): Addressed =>
          day < 7
            ? { sprintId, command: tick(id, day) }
            : {
                sprintId: null,
                command: { id, type: 'park-topic', topic: { id: topic, text: 'x' } },
              }
        const receipts = await Promise.all(
          wanted.flatMap((one) =>
            (one.twice ? [one.by, 1 - one.by] : [one.by]).map(async (by) => {
              const { sequence } = await send(writers()[by]!, maya, addressed(one))
              return `${one.id} ${sequence}`
            }),
          ),
        )
        const changes = await log(maya)
        expect(changes.map(({ sequence }) => sequence)).toEqual(changes.map((_, at) => at + 1))
        const added = changes.slice(begun).map((one) => `${one.commandId} ${one.sequence}`)
        expect([...new Set(receipts)].toSorted()).toEqual(added.toSorted())
        expect(added).toHaveLength(wanted.length)
        const { sprints, family: stored } = await maya.documents()
        const ticked = sprints.find(({ id }) => id === sprintId)!.tasks[0]!.checks
        const topics = stored.familyData.topics.map(({ id }) => id)
        expect(new Set([...Object.keys(ticked), ...topics])).toEqual(
          new Set(wanted.map(({ day, topic }) => (day < 7 ? addDays(firstDay, day) : topic))),
        )
      }),
      { seed: 20261122, numRuns: 6 },
    )
  })

  test('wait for whoever has the family’s row, and for no longer', async () => {
    const { maya, sprintId } = await family()
    const begun = (await log(maya)).length
    const { asking } = await transaction(server.store.db, async (trx) => {
      await lockFamily(trx, maya.familyId)
      const asked = send(writers()[1]!, maya, { sprintId, command: tick(randomId(), 1) })
      await new Promise((done) => setTimeout(done, 50))
      return { asking: asked }
    })
    expect(await asking).toMatchObject({ sequence: begun + 1 })
  })

  test('find out that they were late by whichever part of the write fails first [C21]', async () => {
    const { maya, sprintId } = await family()
    const { familyId } = maya
    const begun = (await log(maya)).length
    await send(server.store.db, maya, { sprintId, command: tick(randomId(), 1) })
    const entry = { familyId, commandId: randomId(), sprintId: null, version: 1, undo: null }
    const told = { ...entry, userId: maya.userId, at: testClock(), command: '{}', hash: null }
    const { db } = server.store
    /** As if the log’s entry were written before the place is asked for. */
    const write = (last: number, row: Partial<typeof told>) => {
      const values = { ...told, ...row, sequence: last + 1 }
      const place = db.insertInto('changes').values(values).returning('sequence').compile()
      return writeOnce(db, db, { familyId, sequence: last }, [place])
    }
    if (dialect === 'sqlite') return // One transaction, in its order.
    expect(await write(begun, {}), 'the place is another’s').toBe(false)
    const { commandId } = (await log(maya)).at(-1)!
    await expect(write(begun + 1, { commandId }), 'sent twice').rejects.toThrow('changesOnce')
    const gone = 'family_that_is_gone'
    const values = { ...told, familyId: gone, sequence: 8 }
    const place = db.insertInto('changes').values(values).returning('sequence').compile()
    expect(await writeOnce(db, db, { familyId: gone, sequence: 7 }, [place])).toBe(false)
  })

  test('are told that the server is busy where it never comes to a write', async () => {
    const { maya, sprintId } = await family()
    const before = await log(maya)
    await sql.raw(never[dialect]).execute(server.db)
    try {
      const asked = send(server.store.db, maya, { sprintId, command: tick(randomId(), 1) })
      await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
    } finally {
      await sql
        .raw(`drop trigger never${dialect === 'postgres' ? ' on families' : ''}`)
        .execute(server.db)
    }
    expect(await log(maya)).toEqual(before)
    await send(server.store.db, maya, { sprintId, command: tick(randomId(), 1) })
    expect(await log(maya)).toHaveLength(before.length + 1)
  })
})
