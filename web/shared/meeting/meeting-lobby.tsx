import type { ReactNode } from 'react'
import type { Agenda } from '#content/agendas.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { courseOf, versionsOf } from './course.ts'
import { LengthChoice } from './length-choice.tsx'
import { MeetingFoot, MeetingFrame, Speaker } from './meeting-frame.tsx'
import { LastNotes } from './meeting-notes.tsx'
import type { WeeklyKind } from './setup.ts'
import type { Gathering } from './use-gathering.ts'
import { Jobs, WhoIsHere } from './who-is-here.tsx'

interface MeetingLobbyProps {
  kind: WeeklyKind
  /** "Plan meeting" */
  name: string
  agenda: Agenda<string>
  /** Stages that this family has no need of today. */
  without?: readonly string[]
  sprintId: string
  gathering: Gathering
  picture: ReactNode
  eyebrow: string
  title: string
  /** What else is decided before, between the title and the people. */
  children?: ReactNode
  begin: { label: string; act: () => void }
}

/** Before a weekly meeting: who is here and for how long; the rest is proposed already. */
export function MeetingLobby(props: MeetingLobbyProps) {
  const { kind, name, agenda, without = [], sprintId, gathering, picture, eyebrow } = props
  const { members } = useFamily()
  const host = members.find(({ id }) => id === gathering.hostId)
  return (
    <MeetingFrame
      name={name}
      step="lobby"
      title={props.title}
      lead={eyebrow}
      foot={
        <MeetingFoot
          who={host && <Speaker member={host} line={`${host.name} asks`} note="by your rota" />}
          next={{ ...props.begin, short: 'Start' }}
        />
      }
    >
      <div className="mx-auto -mt-2 w-40 max-w-full">{picture}</div>
      {props.children}
      <WhoIsHere gathering={gathering} />
      <LengthChoice
        versions={versionsOf(agenda, without)}
        length={gathering.length}
        onChange={(length) => gathering.change({ length })}
      />
      <LastNotes kind={kind} sprintId={sprintId} />
      <Disclosure summary="Who does what, and what comes">
        <div className="grid grid-cols-1 gap-4">
          <Jobs gathering={gathering} />
          <ol aria-label="What you will do" className="grid grid-cols-1 gap-2">
            {courseOf(agenda, { ...gathering, without }).map(({ id, title, seconds }) => (
              <li key={id} className="flex justify-between gap-4">
                {title}
                <span className="text-quiet whitespace-nowrap">{seconds / 60} min</span>
              </li>
            ))}
          </ol>
          <p className="text-small text-quiet">
            You can stop at any point and go on later, on this phone or another.{' '}
            <TextLink to={appPaths.meetingGuide}>How a good meeting works</TextLink>
          </p>
        </div>
      </Disclosure>
    </MeetingFrame>
  )
}
