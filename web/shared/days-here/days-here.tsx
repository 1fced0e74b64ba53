import { t } from '#core/say.ts'
import { changesOn, isElsewhere, isHere, isInPattern } from '#core/days-here/days-here.ts'
import { addDays, daysBetween } from '#core/time/calendar.ts'
import type { Member } from '#core/members/member.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay, weekdayName } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'

/**
 * Says of one day that somebody is here, or away, with a way back: as usual where the pattern says so too.
 * Of a day that the other home has it is said in so many words: then that home is asked.
 */
export function useSayHere() {
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  const today = useToday()
  return (member: Member, date: string, here = !isHere(member, date), how?: 'outright') => {
    const isAsked = here && isElsewhere(member, date)
    const usual = isInPattern(member, date) === here && !isAsked && how !== 'outright'
    const days = [{ from: date, to: date, isHere: usual ? null : here }]
    const words = isAsked
      ? askedWords(member.name, date, today)
      : saidWords(member.name, date, today, here)
    undoToast(words, [toFamily({ type: 'say-days-here', memberId: member.id, days })])
  }
}

/** "Wednesday" of the days around today, "Wednesday 4 March" of others. */
const dayWords = (date: string, today: string) =>
  Math.abs(daysBetween(today, date)) < 7 ? weekdayName(date) : longDay(date)

function askedWords(name: string, date: string, today: string): string {
  const day = dayWords(date, today)
  return date === today
    ? t`The other home is asked whether ${name} is here too today`
    : t`The other home is asked whether ${name} is here too on ${day}`
}

function saidWords(name: string, date: string, today: string, here: boolean): string {
  const day = dayWords(date, today)
  if (date === today) return here ? t`${name} is here today` : t`${name} is away today`
  return here ? t`${name} is here on ${day}` : t`${name} is away on ${day}`
}

/** The members who are not always here. */
export function useComersAndGoers(): Member[] {
  return useHome().members.filter(({ daysHere }) => daysHere !== undefined)
}

/** "Mia is away until Friday"; where it lasts longer than a week the day has its date. */
export function hereWords(member: Member, date: string): string {
  const { name } = member
  const change = changesOn(member, date)
  const last = change && addDays(change, -1)
  const isLastDay = last === date
  const day = last && (daysBetween(date, last) > 6 ? longDay(last) : weekdayName(last))
  if (isHere(member, date)) {
    if (isLastDay) return t`${name} is here today`
    return day ? t`${name} is here until ${day}` : t`${name} is here`
  }
  if (isElsewhere(member, date)) {
    if (isLastDay) return t`${name} is at the other home today`
    return day ? t`${name} is at the other home until ${day}` : t`${name} is at the other home`
  }
  if (isLastDay) return t`${name} is away today`
  return day ? t`${name} is away until ${day}` : t`${name} is away`
}

/** Who comes and goes, where they are today, and a tap for when it is otherwise. */
export function WhoIsHere({ today }: { today: string }) {
  const members = useComersAndGoers()
  const sayHere = useSayHere()
  if (members.length === 0) return null
  return (
    <ul aria-label={t`Who is here`} className="grid">
      {members.map((member) => {
        const here = isHere(member, today)
        return (
          <li key={member.id} className="flex min-h-12 items-center gap-3 ps-1">
            <span className={here ? 'inline-flex' : 'inline-flex opacity-70 grayscale'}>
              <Avatar {...member} size="small" />
            </span>
            <p className="min-w-0 flex-1 leading-snug">
              <bdi>{hereWords(member, today)}</bdi>
            </p>
            <Button
              variant="quiet"
              size="small"
              flush="end"
              className="shrink-0"
              aria-label={here ? t`Away today: ${member.name}` : t`Here today: ${member.name}`}
              onClick={() => sayHere(member, today)}
            >
              {here ? t`Away today` : t`Here today`}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Who is here on one day of the week, each with a switch. */
export function DaySwitches({ day }: { day: string }) {
  const members = useComersAndGoers()
  const sayHere = useSayHere()
  if (members.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {members.map((member) => {
        const here = isHere(member, day)
        return (
          <button
            key={member.id}
            type="button"
            aria-pressed={here}
            aria-label={t`${member.name} is here on ${weekdayName(day)}`}
            onClick={() => sayHere(member, day)}
            className={classes(
              'rounded-full border-edge text-small inline-flex min-h-8 items-center gap-1.5 px-2',
              here ? 'border' : 'text-quiet',
            )}
          >
            <span aria-hidden="true" className={here ? 'inline-flex' : 'inline-flex grayscale'}>
              <Avatar {...member} size="tiny" />
            </span>
            {here
              ? t({ message: 'here', context: 'somebody is' })
              : t({ message: 'away', context: 'somebody is' })}
          </button>
        )
      })}
    </div>
  )
}
