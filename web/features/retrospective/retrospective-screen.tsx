import { useLocation } from '#web/lib/navigation.tsx'
import type { Sprint } from '#core/contract/sprint.ts'
import { isClosed } from '#core/domain/quiet-week.ts'
import { standingOn, waitsForLookBack } from '#core/domain/week.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { sprintIdOf, useSettledPlace } from '#web/shared/meeting/use-settled-place.ts'
import { useSprintInAddress } from '#web/shared/sprints/use-addressed-sprint.ts'
import { ClosedSprint } from './closed-sprint.tsx'
import { Lobby } from './lobby.tsx'
import { LookBack } from './look-back.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { WeekClosed } from './week-closed.tsx'

/**
 * Looking back on one sprint: the one of the address, else the oldest that is over and still open,
 * else the one the family is in.
 */
export function RetrospectiveScreen() {
  const { sprints } = useFamily()
  const { state } = useLocation() as { state: { celebrate?: boolean } | null }
  const today = useToday()
  const chosen = useSprint()
  const celebrate = state?.celebrate ?? false
  const place = useSettledPlace(placeOf(chosen, today), { isOwn: celebrate })
  const sprint = sprints.find(({ id }) => id === sprintIdOf(place)) ?? chosen
  if (sprint && place.startsWith('closed')) {
    return celebrate ? <WeekClosed sprint={sprint} /> : <ClosedSprint sprint={sprint} />
  }
  if (!sprint || place.startsWith('nothing')) {
    return (
      <NothingYet sprint={sprint} last={sprints.findLast((one) => isClosed(one, today)) ?? null} />
    )
  }
  if (place.startsWith('lobby')) return <Lobby key={sprint.id} sprint={sprint} />
  return <LookBack key={sprint.id} sprint={sprint} />
}

function placeOf(sprint: Sprint | null, today: string): string {
  if (!sprint) return 'nothing '
  const { id, plannedAt, startsOn, retrospective } = sprint
  if (isClosed(sprint, today)) return `closed ${id}`
  if (plannedAt === null || startsOn > today) return `nothing ${id}`
  return `${retrospective === null ? 'lobby' : 'look-back'} ${id}`
}

function useSprint() {
  const { sprints } = useFamily()
  const today = useToday()
  const named = useSprintInAddress()
  if (named.id !== null) return named.sprint
  const standing = standingOn(sprints, today)
  return (
    waitsForLookBack(sprints, today) ?? (standing.kind === 'no-sprint' ? null : standing.sprint)
  )
}
