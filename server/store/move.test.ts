import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { useServer } from '#server/testing/test-server.ts'
import { openEmptyStore, openTestStore } from '#server/testing/test-store.ts'
import type { Store } from './database.ts'
import { migrate } from './migrate.ts'
import { moveData } from './move.ts'

const now = '2026-03-04T18:30:00.000Z'

describe('moving from the built-in database to PostgreSQL', () => {
  const server = useServer('sqlite')
  let target: Store
  /** Whole tables are read: the handle of tests, which need not say whose rows they want. */
  const source = () => ({ ...server.store, db: server.db })

  beforeAll(async () => {
    target = await openTestStore('postgres')
    // More than one batch of families, with names that the two databases sort differently.
    for (const name of ['Zoë', 'anna']) {
      const parent = await server.signedUp({ name })
      await parent.post(apiPaths.sprints(parent.familyId), { sprint: newSprint() })
    }
    const many = Array.from({ length: 450 }, (_, index) => ({
      key: `${index % 2 ? 'a' : 'B'}-é-${index}`,
      count: index,
      endsAt: now,
    }))
    await server.db.insertInto('attempts').values(many).execute()
  })
  afterAll(() => target.close())

  test('brings every row over as it was, and counts them', async () => {
    const moved = await moveData(source(), target, now)
    const names = (await target.db.introspection.getTables()).map(({ name }) => name)
    expect(Object.keys(moved).toSorted()).toEqual(names.toSorted())
    expect(moved).toMatchObject({ families: { rows: 2 } })
    expect(moved['attempts']!.rows).toBeGreaterThanOrEqual(450)
    for (const table of ['users', 'families', 'sprints', 'changes', 'accounts'] as const) {
      const [before, after] = await Promise.all(
        [server.db, target.db].map((db) => db.selectFrom(table).selectAll().execute()),
      )
      expect(after, table).toHaveLength(before!.length)
      expect(after, table).toEqual(expect.arrayContaining(before!))
    }
  })

  test('is refused where there is something already, and changes nothing there', async () => {
    const count = () => target.db.selectFrom('users').select('id').execute()
    const before = await count()
    await expect(moveData(source(), target, now)).rejects.toThrow('is not empty')
    expect(await count()).toEqual(before)
  })

  test('is refused where there are tables of somebody else, and adds none to them', async () => {
    const theirs = await openEmptyStore('postgres')
    await sql`create table notes (text text)`.execute(theirs.db)
    const tables = () => theirs.db.introspection.getTables({ withInternalKyselyTables: true })
    await expect(moveData(source(), theirs, now)).rejects.toThrow(
      'The new database is not empty: there is a table "notes", which is not Elefam’s. Create a database for Elefam alone.',
    )
    expect((await tables()).map(({ name }) => name)).toEqual(['notes'])
    await theirs.close()
  })

  test('leaves nothing over there when something does not arrive as it was', async () => {
    const fresh = await openEmptyStore('postgres')
    await migrate(fresh, new Date().toISOString())
    // A table over there that changes what it is given.
    await sql`create function shout() returns trigger language plpgsql as
      $$ begin new.name := upper(new.name); return new; end $$`.execute(fresh.db)
    await sql`create trigger shout before insert on users for each row execute function shout()`.execute(
      fresh.db,
    )
    await expect(moveData(source(), fresh, now)).rejects.toThrow('"users" did not arrive as it was')
    expect(await fresh.db.selectFrom('users').select('id').execute()).toEqual([])
    await fresh.close()
  })
})
