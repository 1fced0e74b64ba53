import { documentOf, textOf, type JsonText } from '#core/lib/json-text.ts'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { SprintSummary } from '#core/insights/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { summarize } from '#core/insights/insights.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import { refuse } from '#core/refusal.ts'
import { readFamily } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { readSprintText } from '#server/store/sprints.ts'
import { keepSummaries, readSummaryPage, type KeptSummary } from '#server/store/summaries.ts'

/** To be raised when `summarize` says something else of the same sprint. */
const wayOfCounting = 2

/** What a summary depends on besides the sprint: who is in the family, and how it is counted. */
function countedFor(members: readonly Member[]): string {
  const people = members.map(({ kind, id }) => `${kind} ${id}`).join(',')
  return createHash('sha256').update(`${wayOfCounting} ${people}`).digest('base64url').slice(0, 16)
}

type Context = {
  db: Database
  now: string
  inBackground: (work: () => Promise<unknown>) => void
}

/**
 * The closed sprints in numbers as JSON texts, newest first. Each is counted once and kept until the
 * sprint or the family's members change: ticking costs nothing, and many years of weeks little.
 */
export async function* readSummaries(
  { db, now, inBackground }: Context,
  familyId: string,
  page: { after?: string | undefined; limit: number },
): AsyncGenerator<JsonText<SprintSummary>> {
  const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
  const members = membersOf(family.familyData)
  const people = countedFor(members)
  const rows = await readSummaryPage(db, familyId, page)
  const fresh: (KeptSummary & { version: number })[] = []
  for (const { sprintId, version, madeFrom, summary } of rows) {
    if (summary !== null && madeFrom === `${version} ${people}`) yield summary
    else {
      const sprint = await readSprint(sprintId)
      if (!sprint) continue
      const text = textOf(summarize(sprint, members, now.slice(0, 10)))
      const made = { version: sprint.version, madeFrom: `${sprint.version} ${people}` }
      fresh.push({ sprintId, ...made, summary: text })
      yield text
    }
  }
  if (fresh.length > 0) {
    const counted = { familyId, familyVersion: family.version }
    inBackground(() => keepSummaries(db, counted, fresh))
  }
  async function readSprint(sprintId: string): Promise<Sprint | null> {
    // Other requests have their turn: a hundred documents can be a long read.
    await setImmediate()
    const text = await readSprintText(db, familyId, sprintId)
    return text === null ? null : documentOf(text)
  }
}
