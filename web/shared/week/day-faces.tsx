import { t } from '#core/say.ts'
import type { DayLine } from '#core/stand-up/day.ts'
import { linesToTick } from '#core/stand-up/own-day.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Avatar, everyoneWords } from '#web/ui/avatar/avatar.tsx'
import { Check } from '#web/ui/icons.ts'

/** As many faces as a day's line holds. */
const mostFaces = 8

interface DayFacesProps {
  lines: readonly DayLine[]
  /** A face for each of them, also where it is the whole family. */
  each?: boolean
}

/** Who has something to do that day; with a check who has done all of it. */
export function DayFaces({ lines, each }: DayFacesProps) {
  const { members } = useHome()
  const busy = busyOn(lines, members)
  if (busy.length === 0) return null
  const named = busy.map(({ member: { name }, state }) =>
    state === 'done' ? t`${name}, done` : name,
  )
  const label = { role: 'img', 'aria-label': named.join('; ') }
  if (!each && isAllOpen(lines, members))
    return (
      <p {...label} className="text-small font-normal">
        {everyoneWords(busy.length)}
      </p>
    )
  return (
    <p {...label} className="flex flex-wrap items-center gap-1.5">
      {busy.slice(0, mostFaces).map(({ member, state }) => (
        // Without a ring, which would say that something is pressed here.
        <span key={member.id} className="relative inline-flex">
          <Avatar {...member} size="small" />
          {state === 'done' && (
            <span className="bg-leaf text-on-leaf ring-paper rounded-full absolute forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] -end-1 -bottom-1 grid size-4.5 place-items-center ring-2">
              <Check className="size-3.5" strokeWidth={3.5} />
            </span>
          )}
        </span>
      ))}
      {busy.length > mostFaces && <span className="text-small">+{busy.length - mostFaces}</span>}
    </p>
  )
}

const busyOn = (lines: readonly DayLine[], members: readonly Member[]) =>
  members
    .map((member) => ({ member, state: stateOf(member, lines) }))
    .filter(({ state }) => state !== null)

/** A day on which the whole family has something to do still: it is told without a face for each of them. */
export function isAllOpen(lines: readonly DayLine[], members: readonly Member[]): boolean {
  const open = busyOn(lines, members).filter(({ state }) => state === 'open')
  return open.length > 1 && open.length === members.length
}

/**
 * Whether a member is through with the day; null where nothing of it is theirs. What several share is open
 * for each of them until one has done it; then it counts for that one alone.
 */
function stateOf({ id }: Member, lines: readonly DayLine[]): 'open' | 'done' | null {
  const own = linesToTick(lines, id)
  if (own.length === 0) return null
  return own.every(({ done }) => done) ? 'done' : 'open'
}
