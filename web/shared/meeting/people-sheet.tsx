import { ChevronDown } from '#web/ui/icons.ts'
import { useState } from 'react'
import { roles } from '#content/agendas/roles.ts'
import type { Agenda } from '#content/agendas/agenda.ts'
import type { Member } from '#core/members/member.ts'
import { handOver, holderOf, mayHold } from '#core/meetings/roles.ts'
import { meetingRoles, type MeetingRole } from '#core/words.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { listOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { LengthChoice } from './choices.tsx'
import { versionsOf, type Part } from './course.ts'
import { FaceChoice } from './faces.tsx'
import { isGrown, useHere, type Gathering } from './gathering.ts'
import { Speaker } from './meeting-frame.tsx'
import { meetingIcons } from './meeting-icons.ts'
import { speakerOf } from './question-for.ts'

interface PeopleSheetProps {
  agenda: Agenda<string>
  gathering: Gathering
  part: Part<string>
  without: readonly string[]
  /** Whose face stands beside the line; without a line, the host asks. */
  member?: Member | undefined
  line?: string | undefined
  note?: string | undefined
}

/** Who speaks; pressed, who is here, who does what and how this part works. */
export function PeopleSheet({ agenda, gathering, part, without, ...who }: PeopleSheetProps) {
  const { member, line, note } = who
  const { members } = useHome()
  const [open, setOpen] = useState(false)
  const host = members.find(({ id }) => id === gathering.hostId)
  const words = line ?? (host ? `${host.name} asks` : 'All of you')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="rounded-field hover:bg-sunken -mx-1 flex min-h-11 items-center px-1"
        onClick={() => setOpen(true)}
      >
        <Speaker member={line === undefined ? host : member} line={words} note={note} />
        <span className="sr-only"> Who is here, who does what?</span>
      </button>
      {open && (
        <Dialog
          title="Who is here, who does what?"
          description="Whoever is away is passed over. Their turn comes again, before anybody else’s."
          done="Done"
          onClose={() => setOpen(false)}
        >
          <div className="grid grid-cols-1 gap-6">
            <WhoIsHere gathering={gathering} />
            <Jobs gathering={gathering} />
            <HowLong agenda={agenda} gathering={gathering} without={without} />
            <PartHints part={part} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** For the host: what is done in this part, and how it works with everybody's age. */
function PartHints({ part }: { part: Part<string> }) {
  const { members, today } = useHome()
  const people = part.member ? [part.member] : members
  const hints = Object.entries(part.hints).flatMap(([speaker, hint]) => {
    const names = people
      .filter((member) => speakerOf(member, today) === speaker)
      .map(({ name }) => name)
    return names.length > 0 ? [{ speaker, hint, names: listOf(names) }] : []
  })
  return (
    <Disclosure summary="How this part works">
      <div className="grid grid-cols-1 gap-3">
        <p>{part.todo}</p>
        <dl className="grid grid-cols-1 gap-2">
          {hints.map(({ speaker, hint, names }) => (
            <div key={speaker}>
              <dt className="text-small text-quiet">{names}</dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  )
}

/** Who is here today: a face taken away is passed over. */
export function WhoIsHere({ gathering }: { gathering: Gathering }) {
  const { members } = useHome()
  if (members.length < 2) return null
  const { absentIds } = gathering
  const pick = (id: string) => {
    const next = absentIds.includes(id) ? absentIds.filter((one) => one !== id) : [...absentIds, id]
    if (next.length < members.length) gathering.change({ absentIds: next })
  }
  return (
    <FaceChoice
      legend="Who is here today?"
      many
      members={members}
      values={members.map(({ id }) => id).filter((id) => !absentIds.includes(id))}
      onPick={pick}
    />
  )
}

/** How much time there is, in words for who is here. */
export function HowLong(props: Pick<PeopleSheetProps, 'agenda' | 'gathering' | 'without'>) {
  const { agenda, gathering, without } = props
  const today = useToday()
  const here = useHere(gathering)
  return (
    <LengthChoice
      versions={versionsOf(agenda, { without, isGrown: isGrown(here, today) })}
      length={gathering.length}
      onChange={(length) => gathering.change({ length })}
    />
  )
}

/** Who does what: the rota has chosen, and anybody may swap. */
export function Jobs({ gathering }: { gathering: Gathering }) {
  const { members } = useHome()
  if (members.length < 2) return null
  const here = members.filter(({ id }) => !gathering.absentIds.includes(id))
  return (
    <ul aria-label="Who does what?" className="grid grid-cols-1 gap-2 sm:grid-cols-3">
      {meetingRoles.map((role) => (
        <li key={role} className="grid grid-cols-1">
          <Job role={role} here={here} gathering={gathering} />
        </li>
      ))}
    </ul>
  )
}

interface JobProps {
  role: MeetingRole
  here: readonly Member[]
  gathering: Gathering
}

/** One job with who has it; pressed, it offers those who may take it. */
function Job({ role, here, gathering }: JobProps) {
  const today = useToday()
  const { hostId, timekeeperId, noteTakerId, change } = gathering
  const held = { hostId, timekeeperId, noteTakerId }
  const holder = here.find(({ id }) => id === holderOf(held, role))
  const able = here.filter((member) => mayHold(role, member, today))
  if (!holder) return null
  const { name, does } = roles[role]
  const Icon = meetingIcons[roles[role].icon]
  return (
    <Menu
      label={`${name}: who takes it?`}
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          className="rounded-field bg-surface border-edge hover:border-elephant flex min-h-14 w-full items-center gap-3 border px-3 py-2 text-start"
        >
          <Avatar {...holder} />
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block font-semibold">{holder.name}</span>{' '}
            <span className="text-small text-quiet flex items-center gap-1">
              {Icon && <Icon className="size-4 shrink-0" />}
              <span className="min-w-0">{does}</span>
            </span>
          </span>
          <ChevronDown className="text-quiet size-5 shrink-0" />
        </button>
      }
      items={able.map((member) => ({
        label: member.name,
        icon: <Avatar {...member} size="small" />,
        onSelect: () => change(handOver(held, role, member.id)),
      }))}
    />
  )
}
