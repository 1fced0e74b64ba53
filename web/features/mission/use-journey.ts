import { useEffect } from 'react'
import type { Goal } from '#core/contract/goal.ts'
import { missionTotal } from '#core/domain/insight-facts.ts'
import { journeyOf } from '#core/domain/journey.ts'
import { inOrder } from '#core/domain/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useHistory } from '#web/shared/sprints/use-history.ts'
import { useSummaries } from '#web/shared/sprints/use-summaries.ts'
import { useToday } from '#web/lib/use-today.ts'

/**
 * A mission's journey, from what this device knows at once and from the history as it comes. Its
 * `total` is null as long as some of its weeks are not known: a part of them is no number to tell.
 */
export function useJourney(goal: Goal) {
  const { family, sprints, members } = useFamily()
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
  const open = sprints.filter(({ completed }) => !completed)
  const journey = journeyOf(goal, inOrder([...closed, ...open]), {
    today,
    memberIds: members.map(({ id }) => id),
    experiments: family.familyData.experiments,
  })
  return {
    journey,
    total: past.complete ? missionTotal(goal.id, past.summaries, today) : null,
    loading: past.loading || history.loading || wantsMore,
    failed: failed !== null,
    retry: () => {
      if (past.failure) past.retry()
      if (history.failure) history.more()
    },
  }
}
