import type { Family } from '../contract/family.ts'
import type { Sprint } from '../contract/sprint.ts'
import { addDays } from './calendar.ts'
import { nextMeetingDay } from './week.ts'

/** Something that comes back in a family's calendar, by the clocks of whoever looks at it. */
export type Reminder = {
  id: 'meeting' | 'stand-up'
  title: string
  /** The first day, `YYYY-MM-DD`, and the time of day, `HH:MM`. */
  startsOn: string
  time: string
  minutes: number
  every: 'week' | 'day'
  /** Days on which it does not happen: those that the family paused. */
  except: string[]
  /** So many minutes before it begins the phone says so. */
  alarm: number
}

/** The family's meeting each week and stand-up each day, as far as it has said when. */
export function remindersOf(
  { settings }: Pick<Family['familyData'], 'settings'>,
  sprints: readonly Pick<Sprint, 'pausedDates'>[],
  today: string,
): Reminder[] {
  const paused = [...new Set(sprints.flatMap(({ pausedDates }) => pausedDates))].toSorted()
  const except = paused.filter((date) => date >= today)
  const { meetingTime, standUpTime } = settings
  const day = nextMeetingDay(
    { ...settings, meetingDay: settings.meetingDay ?? settings.startOfWeek },
    today,
  )
  const reminders: Reminder[] = []
  if (meetingTime && day) {
    const isThatDay = (date: string) => addDays(day, 7 * weeksBetween(day, date)) === date
    reminders.push({
      id: 'meeting',
      title: 'Family meeting',
      startsOn: day,
      time: meetingTime,
      minutes: 20,
      every: 'week',
      except: except.filter(isThatDay),
      alarm: 30,
    })
  }
  if (standUpTime) {
    reminders.push({
      id: 'stand-up',
      title: 'Stand-up',
      startsOn: today,
      time: standUpTime,
      minutes: 5,
      every: 'day',
      except,
      alarm: 5,
    })
  }
  return reminders
}

function weeksBetween(first: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(first)) / (7 * 24 * 60 * 60_000))
}
