import type { Repeat, Sprint, Task } from '#core/contract/sprint.ts'
import { weekdaysFrom } from '#core/domain/calendar.ts'
import { isDue, isSeldom, nextDue } from '#core/domain/seldom.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { dayAndMonth } from '#web/lib/dates.ts'

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
  return `rests until ${dayAndMonth(nextDue(task.repeat, endOf(sprint)))}`
}

/** "once a week", "twice a week", "3 times a week", "every day" */
export function timesWords(times: number): string {
  if (times === 7) return 'every day'
  return ['', 'once a week', 'twice a week'][times] ?? `${times} times a week`
}
