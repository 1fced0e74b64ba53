import { plural, t } from '#core/say.ts'
import { weekWithin } from '#content/week-name.ts'
import type { Repeat, Sharing, Task } from '#core/tasks/schema.ts'
import { isTooShort } from '#core/sprint/days-before-plan.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import type { Member } from '#core/members/member.ts'
import { isDue, isSeldom, nextDue } from '#core/tasks/seldom.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { dayAndMonth, longWeekday, shortWeekday } from '#web/lib/dates.ts'
import { anyOf, listOf, rowOf } from '#web/lib/words.ts'

/** Who does it: "everyone", "Mia", "Mia and Ben"; people who have left are not named. */
export function ownerWords(owners: Task['owners'], members: readonly Member[]): string {
  if (owners === 'everyone') return everyone
  const names = namesOf(owners, members)
  return names.length === 0 ? t`nobody yet` : listOf(names)
}

const namesOf = (owners: Task['owners'], members: readonly Member[]) =>
  members.filter(({ id }) => owners.includes(id)).map(({ name }) => name)

const everyone = t({ message: 'everyone', context: 'does it' })

/** Of what comes from another week, which one: "carried over from Week 2". */
export function carriedWords({ text, week }: Task['reason']): string {
  // What an earlier version carried over has the week's name as words.
  const from = week === undefined ? text : weekWithin(week)
  return from ? t`carried over from ${from}` : t`carried over`
}

/** How much it is, where that is more than a little: "a lot of work"; empty otherwise. */
export function effortWords(effort: number): string {
  return ['', '', t`some work`, t`a lot of work`][effort] ?? ''
}

const each = t({ message: 'each', context: 'does it' })

/** How so many people share a task, where not each of them does it. */
export function sharingWords(sharing: Sharing, people: number): string {
  switch (sharing) {
    case 'one':
      return t`one of them`
    case 'together':
      return people === 2 ? t`both together` : t`all together`
    case 'daily-turns':
      return t`in turns`
    case 'weekly-turns':
      return t`a week each in turn`
  }
}

/** How a task with several owners is shared: "in turns", "each", "everyone"; null where it is one person's. */
export function howShared(
  { owners, sharing }: Pick<Task, 'owners' | 'sharing'>,
  people: number,
): string | null {
  if (owners !== 'everyone' && owners.length < 2) return null
  if (sharing) return sharingWords(sharing, people)
  return owners === 'everyone' ? everyone : each
}

/**
 * How often, and with whom, on one owner's page, who is not named there once more: "every day, with Ben", or that
 * each of several does it. Taken in turns it is nobody's "every day".
 */
export function oftenWords(
  task: Pick<Task, 'owners' | 'sharing' | 'repeat'>,
  {
    owner,
    members,
    week,
  }: { owner: Member | undefined; members: readonly Member[]; week: PlanWeek },
): string {
  const { owners, sharing } = task
  const often = repeatWords(task.repeat, week)
  if (!howShared(task, members.length)) return often
  if (!sharing && (owners === 'everyone' || namesOf(owners, members).length < 2)) return often
  const isTurns = sharing === 'daily-turns' || sharing === 'weekly-turns'
  const shared = !sharing
    ? each
    : owners === 'everyone'
      ? sharingWords(sharing, members.length)
      : sharedBy(sharing)
  return isTurns && often === everyDay ? shared : t`${often}, ${shared}`

  function sharedBy(how: Sharing): string {
    const names = namesOf(owners, members)
    const others = listOf(
      namesOf(
        owners,
        members.filter(({ id }) => id !== owner?.id),
      ),
    )
    switch (how) {
      case 'one':
        return anyOf(names)
      case 'together':
        return t`with ${others}`
      case 'daily-turns':
        return t`in turns with ${others}`
      case 'weekly-turns':
        return t`a week each in turn with ${others}`
    }
  }
}

/** The family's own week, and how many days of the plan's one week count; all where it has several. */
export type PlanWeek = { startOfWeek: Weekday; days: number }

const wholeWeek: PlanWeek = { startOfWeek: weekdays[0], days: 7 }

/**
 * How often, as a family says it: "once", "3 times a week", "Mon, Wed, Fri" (in the order of the
 * family's own week), "every day", "every other week". A week of three days has nothing five times.
 */
export function repeatWords(repeat: Repeat, { startOfWeek, days: left } = wholeWeek): string {
  if (repeat.kind === 'once') return t({ message: 'once', context: 'a task comes' })
  if (repeat.kind === 'times') {
    return isTooShort(left, repeat.times) ? timesThisWeek(left) : timesWords(repeat.times)
  }
  if (repeat.kind === 'seldom') return seldomWords[repeat.every]
  if (repeat.days.length === 7) return everyDay
  const days = weekdaysFrom(startOfWeek).filter((day) => repeat.days.includes(day))
  const [day] = days.map(longWeekday)
  return days.length === 1 ? t`every ${day!}` : rowOf(days.map(shortWeekday))
}

const everyDay = t`every day`
const seldomWords = { 'two-weeks': t`every other week`, month: t`every month` }

/** "rests until 15 March", where nothing of it comes in the plan's weeks; empty otherwise. */
export function restWords(task: Pick<Task, 'repeat'>, sprint: Pick<Sprint, 'startsOn' | 'weeks'>) {
  if (!isSeldom(task) || isDue(task, sprint)) return ''
  const day = dayAndMonth(nextDue(task.repeat, endOf(sprint)))
  return t`rests until ${day}`
}

/** "once a week", "twice a week", "3 times a week", "every day" */
export function timesWords(times: number): string {
  if (times === 7) return everyDay
  return plural(times, { 1: 'once a week', 2: 'twice a week', other: '# times a week' })
}

const timesThisWeek = (times: number): string =>
  plural(times, { 1: 'once this week', 2: 'twice this week', other: '# times this week' })

/** A member's name; of somebody who has left the family, that. */
export function nameOf(members: readonly Member[], memberId: string): string {
  return members.find(({ id }) => id === memberId)?.name ?? t`somebody who has left`
}
