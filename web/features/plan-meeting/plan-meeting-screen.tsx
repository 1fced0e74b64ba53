import { useState } from 'react'
import { useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import type { Sprint } from '#core/contract/sprint.ts'
import { isMeetingBegun } from '#core/domain/meeting.ts'
import { isClosed } from '#core/domain/quiet-week.ts'
import { meetingStages } from '#core/words.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { sprintIdOf, useSettledPlace } from '#web/shared/meeting/use-settled-place.ts'
import { useActiveSprint, useSprintInAddress } from '#web/shared/sprints/use-addressed-sprint.ts'
import { Lobby } from './lobby.tsx'
import { Meeting } from './meeting.tsx'
import { PlanForUs } from './plan-for-us.tsx'
import { Planned } from './planned.tsx'

/**
 * The plan meeting: goes on with the draft where there is one (or with the sprint that the address
 * names), offers to begin where there is none, and shows what was decided once it is over.
 */
export function PlanMeetingScreen() {
  const { sprints } = useFamily()
  const active = useActiveSprint()
  const today = useToday()
  const send = useSend()
  const named = useSprintInAddress()
  const { state } = useLocation() as { state: { celebrate?: boolean } | null }
  const [again, setAgain] = useState<string | null>(null)
  const [nextAfter, setNextAfter] = useState<string | null>(null)

  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  const chosen = open.find(({ id }) => id === named.id)
  const draft = open.find(({ plannedAt }) => plannedAt === null)
  const isForUs = useSearchParams()[0].get('for') === 'us'
  const present = chosen ?? draft ?? active
  const celebrate = state?.celebrate ?? false
  const isAgain = present?.id === again
  const place = useSettledPlace(placeOf(present, isAgain), { isOwn: celebrate })
  const sprint = sprints.find(({ id }) => id === sprintIdOf(place)) ?? present

  if (isForUs && (!sprint || (sprint.plannedAt === null && !isMeetingBegun(sprint)))) {
    return <PlanForUs waiting={sprint} />
  }
  if (!sprint || nextAfter === sprint.id) return <Lobby waiting={null} />
  if (place.startsWith('lobby')) return <Lobby key={sprint.id} waiting={sprint} />
  if (place.startsWith('meeting')) {
    return <Meeting key={sprint.id} sprint={sprint} onEnd={() => setAgain(null)} />
  }
  return (
    <Planned
      sprint={sprint}
      celebrate={celebrate}
      onAgain={() => {
        void send.toSprint(sprint.id, { type: 'edit-meeting', changes: { stage: 'mission' } })
        setAgain(sprint.id)
      }}
      onNext={() => setNextAfter(sprint.id)}
    />
  )
}

function placeOf(sprint: Sprint | null, isAgain: boolean): string {
  if (!sprint) return 'lobby '
  if (!hasBegun(sprint)) return `lobby ${sprint.id}`
  return `${sprint.plannedAt === null || isAgain ? 'meeting' : 'planned'} ${sprint.id}`
}

/** A draft that nobody has sat down to yet: closing a week leaves one. */
function hasBegun({ plannedAt, meeting }: Sprint): boolean {
  return plannedAt !== null || meeting.hostId !== null || meeting.stage !== meetingStages[0]
}
