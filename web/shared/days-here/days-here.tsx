import { t } from '#core/say.ts'
import { changesOn, isElsewhere, isHere, isInPattern } from '#core/days-here/days-here.ts'
import { addDays, daysBetween } from '#core/time/calendar.ts'
import type { Member } from '#core/members/member.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayAndMonth, longDay, weekdayName } from '#web/lib/dates.ts'
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
    const isNear = Math.abs(daysBetween(today, date)) < 7
    const when = date === today ? 'today' : `on ${isNear ? weekdayName(date) : longDay(date)}`
    const isAsked = here && isElsewhere(member, date)
    const usual = isInPattern(member, date) === here && !isAsked && how !== 'outright'
    const days = [{ from: date, to: date, isHere: usual ? null : here }]
    const words = isAsked
      ? t`The other home is asked whether ${member.name} is here too ${when}`
      : `${member.name} is ${here ? 'here' : 'away'} ${when}`
    undoToast(words, [toFamily({ type: 'say-days-here', memberId: member.id, days })])
  }
}

/** The members who are not always here. */
export function useComersAndGoers(): Member[] {
  return useHome().members.filter(({ daysHere }) => daysHere !== undefined)
}

/** "Mia is away until Friday"; so far only where it lasts longer than a week the day is a date. */
export function hereWords(member: Member, date: string): string {
  const away = isElsewhere(member, date) ? 'at the other home' : 'away'
  const state = isHere(member, date) ? 'here' : away
  const change = changesOn(member, date)
  if (change === null) return `${member.name} is ${state}`
  const last = addDays(change, -1)
  if (last === date) return `${member.name} is ${state} today`
  const far = daysBetween(date, last) > 6
  return `${member.name} is ${state} until ${far ? dayAndMonth(last) : weekdayName(last)}`
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
              className="-me-2 shrink-0"
              aria-label={`${here ? t`Away` : t`Here`} today: ${member.name}`}
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
            {here ? 'here' : 'away'}
          </button>
        )
      })}
    </div>
  )
}
