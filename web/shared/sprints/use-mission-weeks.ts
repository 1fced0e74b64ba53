import { useEffect } from 'react'
import type { Goal } from '#core/contract/goal.ts'
import { missionTotal, type MissionTotal } from '#core/domain/insight-facts.ts'
import { isClosed } from '#core/domain/quiet-week.ts'
import { inOrder } from '#core/domain/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useHistory } from './use-history.ts'
import { useSummaries } from './use-summaries.ts'

/** What lies behind the family on the way of a mission: null as long as some of its weeks are not known. */
export function useMissionTotal(goal: Goal): MissionTotal | null {
  const { summaries, complete } = useSummaries({ wanted: true })
  const today = useToday()
  return complete ? missionTotal(goal.id, summaries, today) : null
}

/**
 * All weeks back to a mission's first, from what this device knows at once and from the history as it
 * comes; oldest first.
 */
export function useMissionWeeks(goal: Goal) {
  const { sprints } = useFamily()
  const today = useToday()
  const past = useSummaries({ wanted: true })
  const history = useHistory()
  const { closed, hasMore } = history
  const first = past.summaries.find(({ goalId, completed }) => completed && goalId === goal.id)
  const reachesBack = !first || closed.some(({ id }) => id === first.sprintId)
  const failed = past.failure ?? history.failure
  const wantsMore = past.complete && hasMore && !reachesBack && !failed
  useEffect(() => {
    if (wantsMore && !history.loading) history.more()
  })
  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  return {
    sprints: inOrder([...closed, ...open]),
    loading: past.loading || history.loading || wantsMore,
    failed: failed !== null,
    retry: () => {
      if (past.failure) past.retry()
      if (history.failure) history.more()
    },
  }
}
