import type { Sprint } from '#core/contract/sprint.ts'
import { addDays } from '#core/domain/calendar.ts'
import { inOrder } from '#core/domain/sprint.ts'

export const pageLength = 20

/**
 * From where the page after this one is asked, or undefined at the end. Sprints that begin on the
 * page's last day may go on there: that day is asked again, unless it has just been.
 */
export function nextBefore(
  page: readonly Pick<Sprint, 'startsOn'>[],
  asked: string | undefined,
): string | undefined {
  const last = page.at(-1)
  if (!last || page.length < pageLength) return undefined
  const again = addDays(last.startsOn, 1)
  return again === asked ? last.startsOn : again
}

/**
 * The closed sprints, newest first: what the server told page by page, and what this browser knows
 * better. `gone` are those deleted here a moment ago.
 */
export function closedSprints(
  pages: readonly Sprint[][],
  known: readonly Sprint[],
  gone: ReadonlySet<string>,
): Sprint[] {
  const all = new Map(pages.flat().map((sprint) => [sprint.id, sprint]))
  for (const id of gone) all.delete(id)
  for (const sprint of known) all.set(sprint.id, sprint)
  return inOrder([...all.values()].filter(({ completed }) => completed)).toReversed()
}
