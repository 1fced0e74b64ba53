import type { Family } from '../family/schema.ts'
import type { FamilyDate } from '../dates/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { addDays } from '../time/calendar.ts'
import { datesOf } from '../dates/dates.ts'
import { dateOf } from '../family/family-clock.ts'
import { t } from '#core/say.ts'
import { membersOf } from '../members/member.ts'
import { nextMeetingDay } from '../sprint/week.ts'

/** Something in a family's calendar, by the clocks of its time zone. */
export type CalendarEntry = {
  id: string
  kind: 'meeting' | 'stand-up' | 'date' | 'offer'
  title: string
  /** The names of those whom it is about. */
  who: string[]
  /** The first day, `YYYY-MM-DD`, and the time of day, `HH:MM`; without one it takes the whole day. */
  startsOn: string
  time: string | null
  minutes: number
  /** What comes again every month or year rests where there is no such day. */
  every: 'day' | 'week' | 'two-weeks' | 'month' | 'year' | null
  /** Days on which it does not happen: those that the family paused. */
  except: string[]
  /** So many minutes before it begins the phone says so. */
  alarm: number | null
}

type Plans = Pick<Sprint, 'pausedDates' | 'meeting' | 'standUps'>

/**
 * The family's meeting each week and stand-up each day, as far as it has said when; its dates, and on
 * their day the offers of help of stand-ups (E2).
 */
export function familyCalendar(
  { familyData }: Pick<Family, 'familyData'>,
  sprints: readonly Plans[],
  today: string,
): CalendarEntry[] {
  const { settings } = familyData
  const paused = [...new Set(sprints.flatMap(({ pausedDates }) => pausedDates))].toSorted()
  const except = paused.filter((date) => date >= today)
  const names = new Map(membersOf(familyData).map(({ id, name }) => [id, name]))
  return [
    ...gatherings(settings, except, today),
    ...datesOf(familyData).map((date) => ofDate(date, names)),
    ...sprints.flatMap(({ meeting }) =>
      meeting.dates.map(({ id, date, text }) => onDay('date', `note-${date}-${id}`, date, text)),
    ),
    ...sprints.flatMap(({ standUps }) =>
      standUps
        .filter(({ offer }) => offer !== '')
        .map(({ date, offer }) => onDay('offer', `offer-${date}`, date, offer)),
    ),
  ]
}

/** Something that takes a whole day, once. */
function onDay(
  kind: CalendarEntry['kind'],
  id: string,
  date: string,
  title: string,
): CalendarEntry {
  const once = { time: null, minutes: 0, every: null, except: [], alarm: null }
  return { id, kind, title, who: [], startsOn: date, ...once }
}

const every = {
  weekly: 'week',
  'every-two-weeks': 'two-weeks',
  monthly: 'month',
  yearly: 'year',
} as const

function ofDate(date: FamilyDate, names: ReadonlyMap<string, string>): CalendarEntry {
  const { id, title, time, memberIds, repeat } = date
  return {
    ...onDay('date', `date-${id}`, date.date, title),
    who: memberIds.flatMap((memberId) => names.get(memberId) ?? []),
    every: repeat && every[repeat],
    ...(time && { time, minutes: 60, alarm: 60 }),
  }
}

function gatherings(
  settings: Family['familyData']['settings'],
  except: string[],
  today: string,
): CalendarEntry[] {
  const { meetingTime, standUpTime } = settings
  const day = nextMeetingDay(
    { ...settings, meetingDay: settings.meetingDay ?? settings.startOfWeek },
    today,
  )
  const shown = (date: string, time: string) => dateOf(date, time, settings)
  const entries: CalendarEntry[] = []
  if (meetingTime && day) {
    const isThatDay = (date: string) => addDays(day, 7 * weeksBetween(day, date)) === date
    entries.push({
      ...onDay('meeting', 'meeting', shown(day, meetingTime), t`Family meeting`),
      time: meetingTime,
      minutes: 20,
      every: 'week',
      except: except.filter(isThatDay).map((date) => shown(date, meetingTime)),
      alarm: 30,
    })
  }
  if (standUpTime) {
    entries.push({
      ...onDay('stand-up', 'stand-up', shown(today, standUpTime), t`Check-in`),
      time: standUpTime,
      minutes: 5,
      every: 'day',
      except: except.map((date) => shown(date, standUpTime)),
      alarm: 5,
    })
  }
  return entries
}

function weeksBetween(first: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(first)) / (7 * 24 * 60 * 60_000))
}
