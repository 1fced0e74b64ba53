import { CompiledQuery } from 'kysely'
import type { Database } from '#server/store/schema.ts'

/** What goes through all rows of a table, and why that may be. */
const allowed: Record<string, string> = {
  'select "id", "payload" from "outbox" where replace("payload", ?, \'\') <> "payload"':
    'only mails that wait are there, for a second each',
  'select "id" from "outbox" limit ?': 'it stops at the first row: does the database answer?',
  'select count(*) as "rows" from "users"': 'for those in charge, now and then',
  'select count(*) as "rows" from (select "id" from "families") as "some"':
    'for those in charge, now and then',
  'select count(*) as "rows" from "samples"': 'at most 150 are lent at a time',
  'select count(*) as "rows" from (select "id" from "families" limit ?) as "some"':
    'no further than a host lets there be, as somebody signs up',
  'select "id", "email", "emailVerified", "role", "familyId", "createdAt", "seenAt", "blockedAt", "hostSince", exists (select "userId" from "secondFactors" where "secondFactors"."userId" = "users"."id") as "secondFactor" from "users" where substr(id, 1, 7) <> \'sample_\' order by "createdAt" desc, "id" desc limit ?':
    'along its index, to the end of a page',
  'select "id" from "hostAudit" order by "at" desc, "id" desc limit ? offset ?':
    'along its index, to the end of a page or of what is kept',
  'select "hostAudit"."id", "at", "action", "detail", "byId", "aboutId", "host"."email" as "byEmail", "somebody"."email" as "aboutEmail" from "hostAudit" left join "users" as "host" on "host"."id" = "hostAudit"."byId" left join "users" as "somebody" on "somebody"."id" = "hostAudit"."aboutId" order by "hostAudit"."at" desc, "hostAudit"."id" desc limit ?':
    'along its index, to the end of a page or of what is kept',
  'select "id", "primaryUserId" from "families" where "createdAt" = ?':
    'a host brings one family back, now and then, in a process of its own and before it writes',
  'select (select page_count * page_size from pragma_page_count(), pragma_page_size()) as "size"':
    'it asks the file how large it is',
  'select count(*) as "count" from "outbox" where "heldFor" is null':
    'only mails that wait are there; for those in charge, now and then',
  'select "lastError" from "outbox" where "lastError" is not null order by "createdAt" desc limit ?':
    'only mails that wait are there; for those in charge, now and then',
  'select "id", "email", "emailVerified", "role", "familyId", "createdAt", "seenAt", "blockedAt", "hostSince", exists (select "userId" from "secondFactors" where "secondFactors"."userId" = "users"."id") as "secondFactor" from "users" where substr(id, 1, 7) <> \'sample_\' and replace(email, ?, \'\') <> email order by "createdAt" desc, "id" desc limit ?':
    'those in charge look for an address, now and then',
  'delete from "verifications" where (replace("value", ?, \'\') <> "value" or replace("value", ?, \'\') <> "value")':
    'only visits to other sites that have not ended are there, for minutes',
}

/**
 * Whether a query reads through a whole table, by what SQLite plans to do: with a million families it
 * would stop the server for seconds. It plans without knowing how many rows there are, so that an
 * empty database tells it as well as a full one.
 */
export async function readsWholeTable(
  db: Database,
  { sql, parameters }: CompiledQuery,
): Promise<boolean> {
  if (sql in allowed) return false
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<{ detail: string }>(plan)
  const names = (step: string) =>
    rows.flatMap(({ detail }) => new RegExp(`^${step} (\\S+)`).exec(detail)?.[1] ?? [])
  const ofQueryItself = new Set([...names('CO-ROUTINE'), ...names('MATERIALIZE')])
  // Rows of the query itself go by their number: “SCAN 4-ROW VALUES CLAUSE”.
  const isTable = (name: string) =>
    !ofQueryItself.has(name) && !/^(CONSTANT|\d+(-ROW)?)$/.test(name)
  return names('SCAN').some(isTable)
}
