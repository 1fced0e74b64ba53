import type { Sprint } from '#core/contract/sprint.ts'
import { inOrder } from '#core/domain/sprint.ts'

export const pageLength = 20

/** The sprint after which the next page begins, or undefined at the end. */
export function nextAfter(page: readonly Pick<Sprint, 'id'>[]): string | undefined {
  return page.length < pageLength ? undefined : page.at(-1)?.id
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
