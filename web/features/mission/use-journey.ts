import { useEffect } from 'react'
import type { Goal } from '#core/contract/goal.ts'
import { journeyOf } from '#core/domain/journey.ts'
import { inOrder } from '#core/domain/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useHistory } from '#web/parts/use-history.ts'
import { useToday } from '#web/lib/use-today.ts'

/** A mission's journey, from what this device knows at once and from the history as it comes. */
export function useJourney(goal: Goal) {
  const { family, sprints, members } = useFamily()
  const today = useToday()
  const { closed, loading, failure, hasMore, more } = useHistory()
  const oldest = closed.at(-1)?.startsOn
  const reachesBack = oldest !== undefined && oldest < goal.startsOn
  const wantsMore = hasMore && !reachesBack && !failure
  useEffect(() => {
    if (wantsMore && !loading) more()
  })
  const open = sprints.filter(({ completed }) => !completed)
  const journey = journeyOf(goal, inOrder([...closed, ...open]), {
    today,
    memberIds: members.map(({ id }) => id),
    experiments: family.familyData.experiments,
  })
  return { journey, loading: loading || wantsMore, failed: failure !== null, retry: more }
}
