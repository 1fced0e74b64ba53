import type { Sprint } from '#core/contract/sprint.ts'
import { usualCapacity } from '#core/domain/draft-size.ts'
import { promisesTooMuch } from '#core/domain/next-sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** How many ticks the plan promises, and a friendly word where that is more than usual. */
export function PlanSize({ sprint }: { sprint: Sprint }) {
  const { sprints, members } = useFamily()
  const memberIds = members.map(({ id }) => id)
  const { done, planned } = sprintProgress(sprint, memberIds)
  if (planned === 0) return null
  const usual = usualCapacity(sprints, memberIds)
  const tooMuch = usual !== null && promisesTooMuch(sprint, sprints, memberIds)
  return (
    <p className="text-small text-quiet" role="status">
      {done} of {planned} done
      {tooMuch && `; about ${Math.round(usual * sprint.weeks)} is what you finished before`}
    </p>
  )
}
