import type { ReactNode } from 'react'
import type { Agenda } from '#content/agendas.ts'
import { appPaths } from '#core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { courseOf, versionOf } from './course.ts'
import { LengthChoice } from './length-choice.tsx'
import { LastNotes } from './meeting-notes.tsx'
import type { WeeklyKind } from './setup.ts'
import type { Gathering } from './use-gathering.ts'
import { WhoIsHere } from './who-is-here.tsx'

interface MeetingLobbyProps {
  kind: WeeklyKind
  /** "Plan meeting" */
  name: string
  agenda: Agenda<string>
  sprintId: string
  gathering: Gathering
  picture: ReactNode
  eyebrow: string
  title: string
  /** What else is decided before, between the title and the people. */
  children?: ReactNode
  begin: { label: string; act: () => void }
}

/** Before a weekly meeting: what it is about, who is here, who does what, and for how long. */
export function MeetingLobby(props: MeetingLobbyProps) {
  const { kind, name, agenda, sprintId, gathering, picture, eyebrow, title, children, begin } =
    props
  const { minutes } = versionOf(agenda, gathering.length)
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-content gap-6">
      <title>{`${name} · Elefam`}</title>
      <div className="mx-auto w-64 max-w-full">{picture}</div>
      <PageHeading
        eyebrow={eyebrow}
        title={title}
        lead={`About ${minutes} minutes. Whoever can sit at a table can take part.`}
      />
      {children}
      <WhoIsHere gathering={gathering} />
      <LastNotes kind={kind} sprintId={sprintId} />
      <LengthChoice
        versions={agenda.versions}
        length={gathering.length}
        onChange={(length) => gathering.change({ length })}
      />
      <Button wide onClick={begin.act}>
        {begin.label}
      </Button>
      <Card className="grid grid-cols-1 gap-5">
        <ol aria-label="What you will do" className="grid grid-cols-1 gap-2">
          {courseOf(agenda, gathering).map(({ id, title: part, seconds }) => (
            <li key={id} className="flex justify-between gap-4">
              {part}
              <span className="text-quiet whitespace-nowrap">{seconds / 60} min</span>
            </li>
          ))}
        </ol>
        <p className="text-small text-quiet">
          You can stop at any point and go on later, on this phone or another.{' '}
          <TextLink to={appPaths.meetingGuide}>How a good meeting works</TextLink>
        </p>
      </Card>
    </div>
  )
}
