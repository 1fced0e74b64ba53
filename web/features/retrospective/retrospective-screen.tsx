import { useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import { standingOn, waitsForLookBack } from '#core/domain/week.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useChosenSprint } from '#web/parts/use-chosen-sprint.ts'
import { ClosedSprint } from './closed-sprint.tsx'
import { Lobby } from './lobby.tsx'
import { LookBack } from './look-back.tsx'
import { NothingYet } from './nothing-yet.tsx'

/**
 * Looking back on one sprint: the one of the address, else the oldest that is over and still open,
 * else the one the family is in.
 */
export function RetrospectiveScreen() {
  const { sprints } = useFamily()
  const { state } = useLocation() as { state: { celebrate?: boolean } | null }
  const today = useToday()
  const sprint = useSprint()
  if (sprint?.completed) {
    return <ClosedSprint sprint={sprint} celebrate={state?.celebrate ?? false} />
  }
  if (!sprint || sprint.plannedAt === null || sprint.startsOn > today) {
    return (
      <NothingYet sprint={sprint} last={sprints.findLast(({ completed }) => completed) ?? null} />
    )
  }
  if (sprint.retrospective === null) return <Lobby key={sprint.id} sprint={sprint} />
  return <LookBack key={sprint.id} sprint={sprint} />
}

function useSprint() {
  const { sprints } = useFamily()
  const today = useToday()
  const [parameters] = useSearchParams()
  const chosen = useChosenSprint()
  if (parameters.has('sprint')) return chosen
  const standing = standingOn(sprints, today)
  return (
    waitsForLookBack(sprints, today) ?? (standing.kind === 'no-sprint' ? null : standing.sprint)
  )
}
