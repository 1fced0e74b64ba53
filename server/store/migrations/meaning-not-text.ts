import { sql, type Kysely } from 'kysely'
import {
  familyOfToday,
  intentOfToday,
  intentsWithWords,
  sprintOfToday,
} from '#core/log/former-forms.ts'
import { membersOf } from '#core/members/member.ts'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'

type Schema = Kysely<unknown>

const familiesAtOnce = 100

/**
 * Ids and kinds in the place of English texts (decision 078), in each family's documents and in its log. No
 * more than one family's weeks are held at once, and what says nothing in English is not written again.
 */
export async function meaningNotText(db: Schema): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ id: string; document: string }>`
      select "id", "document" from "families" where "id" > ${after}
      order by "id" limit ${sql.lit(familiesAtOnce)}
    `.execute(db)
    for (const row of rows) await ofOneFamily(db, row)
    if (rows.length < familiesAtOnce) return
    after = rows.at(-1)!.id
  }
}

async function ofOneFamily(db: Schema, row: { id: string; document: string }): Promise<void> {
  const { id: familyId, document } = row
  const family: Family = JSON.parse(document)
  const people = membersOf(family.familyData)
  const next = JSON.stringify(familyOfToday(family))
  if (next !== document) {
    await sql`update "families" set "document" = ${next} where "id" = ${familyId}`.execute(db)
  }
  const { rows: sprints } = await sql<{ id: string; document: string }>`
    select "id", "document" from "sprints" where "familyId" = ${familyId}
  `.execute(db)
  for (const { id, document: text } of sprints) {
    const sprint: Sprint = JSON.parse(text)
    const changed = JSON.stringify(sprintOfToday(sprint, people))
    if (changed === text) continue
    await sql`
      update "sprints" set "document" = ${changed} where "familyId" = ${familyId} and "id" = ${id}
    `.execute(db)
  }
  await ofLog(db, familyId, people)
}

type Entry = { sequence: number; command: string; undo: string | null }

/** What takes a command back may be of another type than the command, so both are looked at. */
const isOfType = (column: string) =>
  sql.join(
    intentsWithWords.map((type) => sql`${sql.ref(column)} like ${`%"type":"${type}"%`}`),
    sql` or `,
  )

const entriesAtOnce = 500

async function ofLog(
  db: Schema,
  familyId: string,
  people: ReturnType<typeof membersOf>,
): Promise<void> {
  const intent = (text: string) => JSON.stringify(intentOfToday(JSON.parse(text), people))
  let after = 0
  for (;;) {
    const { rows } = await sql<Entry>`
      select "sequence", "command", "undo" from "changes"
      where "familyId" = ${familyId} and "sequence" > ${after}
        and (${isOfType('command')} or ${isOfType('undo')})
      order by "sequence" limit ${sql.lit(entriesAtOnce)}
    `.execute(db)
    for (const { sequence, command, undo } of rows) {
      const next = { command: intent(command), undo: undo === null ? null : intent(undo) }
      if (next.command === command && next.undo === undo) continue
      // The hash was of documents as they were then.
      await sql`
        update "changes" set "command" = ${next.command}, "undo" = ${next.undo}, "hash" = null
        where "familyId" = ${familyId} and "sequence" = ${sequence}
      `.execute(db)
    }
    if (rows.length < entriesAtOnce) return
    after = rows.at(-1)!.sequence
  }
}
