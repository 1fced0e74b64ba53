import { t } from '#core/say.ts'
import type { DayLine } from '#core/stand-up/day.ts'
import { linesToTick } from '#core/stand-up/own-day.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { Avatar, everyoneWords } from '#web/ui/avatar/avatar.tsx'
import { Check } from '#web/ui/icons.ts'

/** As many faces as a day's line holds. */
const mostFaces = 8

/** Who has something to do that day; with a check who has done all of it. */
export function DayFaces({ lines }: { lines: readonly DayLine[] }) {
  const { members } = useHome()
  const busy = members
    .map((member) => ({ member, state: stateOf(member, lines) }))
    .filter(({ state }) => state !== null)
  if (busy.length === 0) return null
  const named = busy.map(({ member: { name }, state }) =>
    state === 'done' ? t`${name}, done` : name,
  )
  // A week in which everybody does something each day is told without a face for each of them.
  const isAll = busy.length > 1 && busy.length === members.length
  const label = { role: 'img', 'aria-label': named.join('; ') }
  if (isAll && busy.every(({ state }) => state === 'open'))
    return (
      <p {...label} className="text-small font-normal">
        {everyoneWords(busy.length)}
      </p>
    )
  return (
    <p {...label} className="flex flex-wrap items-center gap-1.5">
      {busy.slice(0, mostFaces).map(({ member, state }) => (
        <span
          key={member.id}
          className={classes(
            'rounded-full relative inline-flex border-2',
            state === 'done' ? 'border-transparent' : 'border-line',
          )}
        >
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

/**
 * Whether a member is through with the day; null where nothing of it is theirs. What several share is open
 * for each of them until one has done it; then it counts for that one alone.
 */
function stateOf({ id }: Member, lines: readonly DayLine[]): 'open' | 'done' | null {
  const own = linesToTick(lines, id)
  if (own.length === 0) return null
  return own.every(({ done }) => done) ? 'done' : 'open'
}
