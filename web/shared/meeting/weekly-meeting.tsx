import { useState, type ReactNode } from 'react'
import type { Agenda } from '#content/agendas.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { isUnderSix } from '#core/domain/roles.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { courseOf, placeOf } from './course.ts'
import { MeetingFrame } from './meeting-frame.tsx'
import { MeetingNotes } from './meeting-notes.tsx'
import { PeopleLine } from './people-line.tsx'
import type { WeeklyKind } from './setup.ts'
import type { Gathering } from './use-gathering.ts'

interface WeeklyMeetingProps<S extends string> {
  kind: WeeklyKind
  name: string
  agenda: Agenda<S>
  sprint: Sprint
  gathering: Gathering
  /** The stage that the document stands at. */
  at: S
  onMove: (stage: S) => void
  finish: Ending
  children: ReactNode
}

interface Ending {
  label: string
  act: () => void
  /** Where nothing would come of it: asked first, kindly, and never in the way. */
  ask?: { title: string; text: string; stay: string; anyway: string } | undefined
}

/** A weekly meeting at the stage where the family left it, with its people and its notes. */
export function WeeklyMeeting<S extends string>(props: WeeklyMeetingProps<S>) {
  const { kind, name, agenda, sprint, gathering, at, onMove, finish, children } = props
  const { members, sprints } = useFamily()
  const today = useToday()
  const parts = courseOf(agenda, {
    length: gathering.length,
    isFirst: sprints[0]?.id === sprint.id,
    at,
  })
  const { before, after } = placeOf(parts, at)
  const [asking, setAsking] = useState(false)
  const end = { label: finish.label, act: finish.ask ? () => setAsking(true) : finish.act }
  const timekeeper = members.find(({ id }) => id === gathering.timekeeperId)
  return (
    <MeetingFrame
      name={name}
      parts={parts}
      at={at}
      next={after ? { label: `Next: ${after.title}`, act: () => onMove(after.stage) } : end}
      back={before && { label: 'Back', act: () => onMove(before.stage) }}
      pictureClock={timekeeper && isUnderSix(timekeeper, today)}
      people={
        <>
          <PeopleLine agenda={agenda} gathering={gathering} />
          <WhoElse kind={kind} id={sprint.id} />
        </>
      }
      below={<MeetingNotes kind={kind} sprint={sprint} gathering={gathering} />}
    >
      {children}
      {finish.ask && (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title={finish.ask.title}
          description={finish.ask.text}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{finish.ask.stay}</Button>
              <Button look="secondary" onClick={finish.act}>
                {finish.ask.anyway}
              </Button>
            </>
          }
        />
      )}
    </MeetingFrame>
  )
}
