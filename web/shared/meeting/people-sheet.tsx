import { t } from '#core/say.ts'
import { ChevronDown } from '#web/ui/icons.ts'
import type { Agenda } from '#content/agendas/agenda.ts'
import { roles } from '#content/agendas/roles.ts'
import type { Member } from '#core/members/member.ts'
import { handOver, holderOf, mayHold } from '#core/meetings/roles.ts'
import { meetingRoles, type MeetingRole } from '#core/words.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { LengthChoice } from './choices.tsx'
import { versionsOf } from './course.ts'
import { FaceChoice } from './faces.tsx'
import { isGrown, useHere, type Gathering } from './gathering.ts'
import { meetingIcons } from './meeting-icons.ts'

/** Who is here today: a face taken away is passed over. */
export function WhoIsHere({ gathering }: { gathering: Gathering }) {
  const members = useHere({})
  if (members.length < 2) return null
  const { absentIds } = gathering
  const pick = (id: string) => {
    const next = absentIds.includes(id) ? absentIds.filter((one) => one !== id) : [...absentIds, id]
    if (next.length < members.length) gathering.change({ absentIds: next })
  }
  return (
    <FaceChoice
      legend={t`Who is here today?`}
      many
      members={members}
      values={members.map(({ id }) => id).filter((id) => !absentIds.includes(id))}
      onPick={pick}
    />
  )
}

interface HowLongProps {
  agenda: Agenda<string>
  gathering: Gathering
  without: readonly string[]
}

/** How much time there is, in words for who is here. */
export function HowLong(props: HowLongProps) {
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
  const here = useHere(gathering)
  if (members.length < 2) return null
  return (
    <ul aria-label={t`Who does what?`} className="grid grid-cols-1 gap-2">
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
      label={t`${name}: who takes it?`}
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
