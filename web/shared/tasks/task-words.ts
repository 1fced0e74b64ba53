import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import type { Repeat, Sharing, Task } from '#core/tasks/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import type { Member } from '#core/members/member.ts'
import { isDue, isSeldom, nextDue } from '#core/tasks/seldom.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { dayAndMonth } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/words.ts'

/** Who does it: "everyone", "Mia", "Mia and Ben"; people who have left are not named. */
export function ownerWords(owners: Task['owners'], members: readonly Member[]): string {
  if (owners === 'everyone') return 'everyone'
  const names = members.filter(({ id }) => owners.includes(id)).map(({ name }) => name)
  return names.length === 0 ? 'nobody yet' : listOf(names)
}

/** Of what comes from another week, which one: "carried over from Week 2". */
export function carriedWords({ text, week }: Task['reason']): string {
  // What an earlier version carried over has the week's name as words.
  const from = week === undefined ? text : weekName(week)
  return from ? t`carried over from ${from}` : 'carried over'
}

/** How much it is, where that is more than a little: "a lot of work"; empty otherwise. */
export function effortWords(effort: number): string {
  return ['', '', 'some work', 'a lot of work'][effort] ?? ''
}

/** How several people share a task, where not each of them does it. */
export const sharingWords: Record<Sharing, string> = {
  one: 'one of them',
  together: 'all together',
  'daily-turns': 'in turns',
  'weekly-turns': 'a week each in turn',
}

/** How a task with several owners is shared: "in turns", "each", "everyone"; null where it is one person's. */
export function howShared({ owners, sharing }: Pick<Task, 'owners' | 'sharing'>): string | null {
  if (owners !== 'everyone' && owners.length < 2) return null
  if (sharing) return sharingWords[sharing]
  return owners === 'everyone' ? 'everyone' : 'each'
}

/** How often, and with whom, on one owner's page: taken in turns it is nobody's "every day". */
export function oftenWords(
  task: Pick<Task, 'owners' | 'sharing' | 'repeat'>,
  members: readonly Member[],
): string {
  const often = repeatWords(task.repeat)
  if (!task.sharing || !howShared(task)) return often
  const who = task.owners === 'everyone' ? '' : `: ${ownerWords(task.owners, members)}`
  const isTurns = task.sharing === 'daily-turns' || task.sharing === 'weekly-turns'
  const shared = sharingWords[task.sharing] + who
  return isTurns && often === 'every day' ? shared : `${often}, ${shared}`
}

/** "Mon" */
export function shortWeekday(day: Weekday): string {
  return day.slice(0, 3)
}

/**
 * How often, as a family says it: "once", "3 times a week", "Mon, Wed, Fri" (in the order of the
 * family's own week), "every day", "every other week".
 */
export function repeatWords(repeat: Repeat, startOfWeek: Weekday = weekdays[0]): string {
  if (repeat.kind === 'once') return 'once'
  if (repeat.kind === 'times') return timesWords(repeat.times)
  if (repeat.kind === 'seldom') return seldomWords[repeat.every]
  if (repeat.days.length === 7) return 'every day'
  const days = weekdaysFrom(startOfWeek).filter((day) => repeat.days.includes(day))
  if (days.length === 1) return `every ${days[0]}`
  return days.map(shortWeekday).join(', ')
}

const seldomWords = { 'two-weeks': 'every other week', month: 'every month' }

/** "rests until 15 March", where nothing of it comes in the plan's weeks; empty otherwise. */
export function restWords(task: Pick<Task, 'repeat'>, sprint: Pick<Sprint, 'startsOn' | 'weeks'>) {
  if (!isSeldom(task) || isDue(task, sprint)) return ''
  return t`rests until ${dayAndMonth(nextDue(task.repeat, endOf(sprint)))}`
}

/** "once a week", "twice a week", "3 times a week", "every day" */
export function timesWords(times: number): string {
  if (times === 7) return 'every day'
  return ['', 'once a week', 'twice a week'][times] ?? t`${times} times a week`
}

/** A member's name; of somebody who has left the family, that. */
export function nameOf(members: readonly Member[], memberId: string): string {
  return members.find(({ id }) => id === memberId)?.name ?? 'somebody who has left'
}
