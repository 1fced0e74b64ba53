import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/store/schema.ts'
import { allowedQueries, reasons, strayQuery } from './family-id-allowed.ts'
import { familyFaultsIn } from './family-id-watch.ts'
import { familyKeys, familyKeyOf } from './family-tables.ts'
import { dialects, openTestStore, type Dialect } from './test-store.ts'

/** What a watcher that looks for words in a query would let pass, each with what is wrong with it. */
const strays: Record<string, string> = {
  'update "invites" set "familyId" = ?, "status" = ? where "id" = ?': 'changes whose invites are',
  'update "invites" set "status" = ? where "id" = ?': 'finds rows of invites',
  'select "document" from "sessions" inner join "users" on "users"."id" = "sessions"."userId" left join "sprints" on "sprints"."id" = ? where "sessions"."hash" = ?':
    'finds rows of sprints',
  'select * from "families" left join "sprints" on "families"."id" = ?': 'finds rows of families',
  'select * from "sprints" where "familyId" = ? or "id" = ?': 'finds rows of sprints',
  'select * from "sprints" where not "familyId" = ?': 'finds rows of sprints',
  'select * from "sprints" where "familyId" > ?': 'finds rows of sprints',
  'select * from "sprints" where "familyId" not in (?, ?)': 'finds rows of sprints',
  'select * from "letters" where "familyId" = "familyId"': 'finds rows of letters',
  'select "familyId" from "sprints" where "familyId" = ? union all select "familyId" from "summaries"':
    'finds rows of summaries',
  'select * from "users" where exists (select 1 from "changes" where "changes"."userId" = "users"."id")':
    'finds rows of changes',
  'with "gone" as (delete from "printedSheets" where "code" = ? returning "familyId") select count(*) from "gone"':
    'finds rows of printedSheets',
  'select * from "families" where "id" in (select "id" from "users" where "email" = ?)':
    'finds rows of families',
  'select * from "families" inner join "users" on "users"."familyId" = "families"."id" where "users"."id" = ? for share':
    'locks rows of families',
  'insert into "changes" ("sequence") values (?)': 'adds to changes without a family',
  'insert into "summaries" ("familyId", "sprintId") values (?, ?) on conflict ("familyId", "sprintId") do update set "familyId" = excluded."familyId"':
    'changes whose summaries are',
}

/** And what says its family in every part. */
const sayingTheirs = [
  'select * from "sprints" where "familyId" = ? and ("completed" = ? or "id" in (?, ?))',
  'select * from "families" where "id" = ? or "id" in (?, ?)',
  'select * from "families" left join "sprints" on "sprints"."familyId" = "families"."id" where "families"."id" = ?',
  'select * from "sessions" inner join "users" on "users"."id" = "sessions"."userId" left join "families" on "families"."id" = "users"."familyId" left join "sprints" on "sprints"."familyId" = "families"."id" where "sessions"."hash" = ?',
  'update "families" set "settleDaysAt" = ? where "id" in (select "otherFamilyId" from "sharedMembers" where "familyId" = ?)',
  'delete from "changes" where "familyId" = ? and "sequence" in (select "sequence" from (select "sequence" from "changes" where "familyId" = ?) as "counted")',
  'select * from "families" where "id" = ? for update',
]

describe('what says no family', () => {
  test.each(Object.entries(strays))('%s [C20]', (query, fault) => {
    expect(familyFaultsIn(query).join()).toContain(fault)
    expect(strayQuery(query)).toHaveLength(1)
  })

  test.each(sayingTheirs)('but not %s [C20]', (query) => {
    expect(familyFaultsIn(query)).toEqual([])
  })
})

test('what may ask all families still has to, and stands with its reason in docs/scale.md [C20]', () => {
  for (const [name, queries] of allowedQueries)
    expect([name, queries.size > 0]).toEqual([name, true])
  const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')
  const told = [...page.matchAll(/^- `(\w+)`: (.+)\.$/gm)].map(([, name, why]) => ({ name, why }))
  expect(told).toEqual(reasons)
})

describe.each(dialects)('the tables of %s', (dialect) => {
  test('are all told apart, and whatever is unique among families is so within one [C20]', async () => {
    const store = await openTestStore(dialect)
    const tables = await store.db.introspection.getTables()
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(familyKeys).toSorted())
    const odd = (await uniqueKeysOf(store.db, dialect)).filter(({ table, columns }) => {
      const key = familyKeyOf(table)
      return key !== undefined && !columns.includes(key)
    })
    await store.close()
    expect(odd).toEqual(uniqueEverywhere)
  })
})

/** The link in an invite’s mail names nothing but the invite. */
const uniqueEverywhere = [{ table: 'invites', columns: ['id'] }]

const catalogues = {
  sqlite: sql<{ table: string; columns: string }>`
    select m.name as "table", group_concat(c.name) as "columns"
    from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    where m.type = 'table' and i."unique" = 1
    group by m.name, i.name`,
  postgres: sql<{ table: string; columns: string }>`
    select t.relname as "table", string_agg(a.attname, ',') as "columns"
    from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
    where i.indisunique
    group by t.relname, i.indexrelid`,
}

/** What each table keeps unique, by the catalogue of the database. */
async function uniqueKeysOf(db: Database, dialect: Dialect) {
  const { rows } = await catalogues[dialect].execute(db)
  return rows.map(({ table, columns }) => ({ table, columns: columns.split(',') }))
}
