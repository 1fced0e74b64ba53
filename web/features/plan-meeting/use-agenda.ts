import type { Sprint } from '#core/contract/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useDayOf, useToday } from '#web/lib/use-today.ts'
import { hasJustLookedBack, stagesWithout } from './agenda-for.ts'

/** What lies behind the plan of this sprint, and what its meeting can do without. */
export function useAgenda(sprintId: string) {
  const { family, sprints } = useFamily()
  const dayOf = useDayOf()
  const today = useToday()
  const index = sprints.findIndex(({ id }) => id === sprintId)
  const previous: Sprint | undefined = index === -1 ? sprints.at(-1) : sprints[index - 1]
  const situation = { previous, topics: family.familyData.topics, today, dayOf }
  return {
    previous,
    isFresh: hasJustLookedBack(situation),
    without: stagesWithout(situation),
  }
}
