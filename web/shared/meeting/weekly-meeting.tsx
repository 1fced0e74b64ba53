import { createContext, use, useState, type ReactNode } from 'react'
import type { Agenda } from '#content/agendas.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Clock } from './clock.tsx'
import { placeOf, type Part } from './course.ts'
import { MeetingFoot, MeetingFrame } from './meeting-frame.tsx'
import { MeetingNotes } from './meeting-notes.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import type { WeeklyKind } from './setup.ts'
import type { Gathering } from './use-gathering.ts'

export interface WeeklyProps {
  kind: WeeklyKind
  name: string
  agenda: Agenda<string>
  sprint: Sprint
  gathering: Gathering
  parts: readonly Part<string>[]
  /** Stages that this family has no need of today. */
  without: readonly string[]
  /** The id of the part that the family stands at. */
  at: string
  onMove: (part: Part<string>) => void
  finish: Ending
}

interface Ending {
  label: string
  /** Its first words, which stand on the button. */
  short: string
  act: () => void
  /** Where nothing would come of it: asked first, kindly, and never in the way. */
  ask?: { title: string; text: string; stay: string; anyway: string } | undefined
}

const Weekly = createContext<WeeklyProps | null>(null)

/** A weekly meeting at the part where the family left it; each part is a `Step`. */
export function WeeklyMeeting({ children, ...props }: WeeklyProps & { children: ReactNode }) {
  return <Weekly value={props}>{children}</Weekly>
}

interface StepProps {
  /** The question. */
  title: string
  lead?: ReactNode
  /** Whose turn it is, and what there is to say about it. */
  member?: Member | undefined
  line?: string | undefined
  note?: string | undefined
  children: ReactNode
}

/** One part of a weekly meeting: its question, its clock, who speaks and the next step. */
export function Step({ title, lead, member, line, note, children }: StepProps) {
  const { kind, name, agenda, sprint, gathering, parts, without, at, onMove, finish } = use(Weekly)!
  const { part, before, after, number, of } = placeOf(parts, at)
  const [asking, setAsking] = useState(false)
  const end = { ...finish, act: finish.ask ? () => setAsking(true) : finish.act }
  return (
    <MeetingFrame
      name={name}
      step={part.id}
      title={title}
      lead={lead}
      aloud={`${title} ${part.say}`}
      place={{ number, of }}
      back={before && { label: 'Back', act: () => onMove(before) }}
      clock={
        <Clock
          key={part.id}
          part={`${name}, ${part.id}`}
          seconds={part.seconds}
          prompt={after ? 'Ready for the next part?' : 'Ready to finish?'}
        />
      }
      foot={
        <MeetingFoot
          who={<PeopleSheet {...{ agenda, gathering, part, without, member, line, note }} />}
          next={after ? { label: 'Next', act: () => onMove(after) } : end}
        />
      }
    >
      {children}
      <div className="grid grid-cols-1 gap-2">
        <WhoElse kind={kind} id={sprint.id} />
        <MeetingNotes kind={kind} sprint={sprint} gathering={gathering} />
      </div>
      {finish.ask && (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title={finish.ask.title}
          description={finish.ask.text}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{finish.ask.stay}</Button>
              <Button variant="secondary" onClick={finish.act}>
                {finish.ask.anyway}
              </Button>
            </>
          }
        />
      )}
    </MeetingFrame>
  )
}
