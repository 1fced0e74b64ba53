import { describe, expect, test } from 'vitest'
import type { FamilySettings } from '../family/schema.ts'
import type { ReminderSettings } from './schema.ts'
import type { Call } from './reminder-moments.ts'
import type { Sprint } from '../sprint/schema.ts'
import { aFamily, aSprint, aTask, familyAfter } from '../testing/a-family.ts'
import { addDays, dayRange, daysBetween, weekdayOf } from '../time/calendar.ts'
import {
  askAgain,
  isStillDue,
  lookAtReminders,
  noReminders,
  type ReminderState,
} from './reminders.ts'
import { instantAt, zonedTime } from '../time/zoned-time.ts'

const berlin = 'Europe/Berlin'
const usual: FamilySettings = {
  startOfWeek: 'Sunday',
  meetingDay: 'Sunday',
  meetingTime: '17:00',
  standUpTime: '18:30',
  timeZone: berlin,
}

function settingsWith(fields: Partial<ReminderSettings> = {}): ReminderSettings {
  return {
    channels: { 'stand-up': 'push', meeting: 'push', 'look-back': 'push', task: 'push' },
    tasks: [],
    quiet: null,
    timeZone: berlin,
    tellsMore: false,
    weeklyMail: false,
    ...fields,
  }
}

const planned = (fields: Partial<Sprint> = {}) =>
  aSprint({ plannedAt: '2026-02-28T17:00:00.000Z', ...fields })
const daily = aTask({ id: 'piano', repeat: { kind: 'times', times: 7 } })

type Given = {
  times?: Partial<FamilySettings>
  sprints?: Sprint[]
  settings?: Partial<ReminderSettings>
  state?: ReminderState
  /** Who is not here on Wednesday. */
  away?: string[]
}

const plansOf = ({ times, sprints = [planned()], away = [] }: Given) => ({
  family: away.reduce(
    (family, memberId) =>
      familyAfter(family, {
        type: 'say-days-here',
        memberId,
        days: [{ from: '2026-03-04', to: '2026-03-04', isHere: false }],
      }),
    aFamily({ settings: { ...usual, ...times } }),
  ),
  sprints,
})

/** What is called for between two times of the clocks in Berlin, looked at once at the end. */
function look(from: string, to: string, given: Given = {}) {
  const at = (clock: string) => instantAt(clock.slice(0, 10), clock.slice(11), berlin)
  const { settings, state = noReminders } = given
  const called = { settings: settingsWith(settings), memberId: 'primary' }
  return lookAtReminders(plansOf(given), called, { lookedAt: at(from), now: at(to), state })
}
const kindsIn = (...[from, to, given]: Parameters<typeof look>) =>
  look(from, to, given).due.map(({ kind }) => kind)

/** Wednesday 4 March 2026, around the stand-up; the week began on Sunday 1 March. */
const evening = ['2026-03-04 18:00', '2026-03-04 18:30'] as const

describe('a reminder', () => {
  test('is for nobody who is not here that day, and waits for nobody who is not [17.6]', () => {
    const tasks = [{ sprintId: 'sprint1', taskId: 'piano', time: '18:10' }]
    const given = { settings: { tasks }, sprints: [planned({ tasks: [daily] })] }
    expect(kindsIn(...evening, given)).toEqual(['task', 'stand-up'])
    expect(kindsIn(...evening, { ...given, away: ['primary'] })).toEqual([])
    const answer = { memberId: 'primary', passed: true, mood: null, did: '', next: '', help: '' }
    const standUp = { date: '2026-03-04', answers: [answer], offer: '', closedAt: null }
    const said = { sprints: [planned({ standUps: [standUp] })] }
    expect(kindsIn(...evening, said)).toEqual(['stand-up'])
    expect(kindsIn(...evening, { ...said, away: ['ben', 'mia', 'leo'] })).toEqual([])
  })

  test('comes at its moment, and the next look is at the next one [N23]', () => {
    expect(look('2026-03-04 18:00', '2026-03-04 18:29').lookAt).toBe('2026-03-04T17:30:00.000Z')
    expect(look(...evening).due).toEqual([
      {
        kind: 'stand-up',
        day: '2026-03-04',
        at: '2026-03-04T17:30:00.000Z',
        until: '2026-03-04T18:30:00.000Z',
      },
    ])
    const after = look('2026-03-04 18:30', '2026-03-04 18:31')
    expect(after.due).toEqual([])
    expect(Date.parse(after.lookAt) - Date.parse('2026-03-04T17:31:00Z')).toBeLessThanOrEqual(
      86_400_000,
    )
  })

  test('does not come where it is not wanted, or nothing is planned', () => {
    const off = settingsWith().channels
    expect(kindsIn(...evening, { settings: { channels: { ...off, 'stand-up': 'none' } } })).toEqual(
      [],
    )
    expect(kindsIn(...evening, { times: { standUpTime: undefined } })).toEqual([])
    expect(kindsIn(...evening, { sprints: [aSprint()] })).toEqual([])
    expect(kindsIn(...evening, { sprints: [] })).toEqual([])
  })

  test('is silent on a day off, and of what was done [N23]', () => {
    expect(kindsIn(...evening, { sprints: [planned({ pausedDates: ['2026-03-04'] })] })).toEqual([])
    const standUps = [
      { date: '2026-03-04', answers: [], offer: '', closedAt: '2026-03-04T07:00:00.000Z' },
    ]
    expect(kindsIn(...evening, { sprints: [planned({ standUps })] })).toEqual([])
  })

  test('is not sent half an hour late, nor when its use is over [N23]', () => {
    expect(kindsIn('2026-03-04 18:00', '2026-03-04 19:00')).toEqual(['stand-up'])
    expect(kindsIn('2026-03-04 18:00', '2026-03-04 19:01')).toEqual([])
    const meeting = {
      sprints: [planned({ startsOn: '2026-02-22' })],
      times: { meetingDay: 'Wednesday' as const },
    }
    expect(kindsIn('2026-03-04 16:00', '2026-03-04 16:59', meeting)).toEqual(['meeting'])
    expect(kindsIn('2026-03-04 16:00', '2026-03-04 17:00', meeting)).toEqual([])
  })

  test('comes once a day, whatever happens to its time', () => {
    const { state } = look(...evening)
    const times = { standUpTime: '20:00' }
    expect(kindsIn('2026-03-04 18:30', '2026-03-04 20:00', { times, state })).toEqual([])
    expect(kindsIn('2026-03-04 18:30', '2026-03-04 20:00', { times })).toEqual(['stand-up'])
    expect(kindsIn('2026-03-05 18:30', '2026-03-05 20:00', { times, state })).toEqual(['stand-up'])
  })

  test('does not come in quiet hours, over midnight too, by the person’s own clocks [N23]', () => {
    const quiet = (from: string, to: string, timeZone = berlin) =>
      kindsIn(...evening, { settings: { quiet: { from, to }, timeZone } })
    expect(quiet('18:00', '19:00')).toEqual([])
    expect(quiet('18:30', '07:00')).toEqual([])
    expect(quiet('07:00', '18:30')).toEqual(['stand-up'])
    expect(quiet('20:00', '07:00')).toEqual(['stand-up'])
    expect(quiet('20:00', '07:00', 'Asia/Tokyo')).toEqual([])
    // And nothing that is still on its way comes in them.
    const [call] = look(...evening, { settings: { quiet: { from: '19:00', to: '07:00' } } }).due
    expect(call?.until).toBe('2026-03-04T18:00:00.000Z')
  })

  test('goes by the family’s zone, and by the person’s where the family has none', () => {
    const settings = { timeZone: 'America/New_York' }
    const times = { timeZone: undefined }
    expect(kindsIn(...evening, { settings })).toEqual(['stand-up'])
    expect(kindsIn(...evening, { settings, times })).toEqual([])
    expect(kindsIn('2026-03-05 00:00', '2026-03-05 00:30', { settings, times })).toEqual([
      'stand-up',
    ])
  })

  test('is not repeated where the clock of a server is put back', () => {
    const { state, lookedAt } = look(...evening)
    const plans = plansOf({})
    const called = { settings: settingsWith(), memberId: 'primary' }
    const back = { lookedAt, now: '2026-03-04T16:00:00.000Z', state }
    expect(lookAtReminders(plans, called, back)).toMatchObject({ due: [], lookedAt })
  })
})

describe('the meeting and looking back', () => {
  const sunday = ['2026-03-08 16:00', '2026-03-08 16:30'] as const
  const saturday = ['2026-03-07 16:00', '2026-03-07 16:30'] as const

  test('the meeting is called for half an hour before, until the coming week is planned', () => {
    expect(kindsIn(...sunday)).toEqual(['meeting'])
    const next = planned({ id: 'sprint2', startsOn: '2026-03-08' })
    expect(kindsIn(...sunday, { sprints: [planned(), next] })).toEqual([])
    expect(kindsIn(...sunday, { sprints: [planned({ weeks: 2 })] })).toEqual([])
    expect(kindsIn(...sunday, { times: { meetingTime: undefined } })).toEqual([])
  })

  test('looking back is called for on the last day, unless it was begun', () => {
    expect(kindsIn(...saturday)).toEqual(['look-back'])
    expect(kindsIn('2026-03-06 16:00', '2026-03-06 16:30')).toEqual([])
    const retrospective = {
      stage: 'feelings' as const,
      feelings: [],
      cards: [],
      why: '',
      thanks: '',
    }
    expect(kindsIn(...saturday, { sprints: [planned({ retrospective })] })).toEqual([])
    expect(kindsIn(...saturday, { sprints: [planned({ completed: true })] })).toEqual([])
    const times = { meetingTime: undefined }
    expect(kindsIn('2026-03-07 17:00', '2026-03-07 18:00', { times })).toEqual(['look-back'])
  })

  test('one of them is enough for a day', () => {
    const times = { meetingDay: 'Saturday' as const }
    expect(kindsIn(...saturday, { times })).toEqual(['meeting'])
    const channels = { ...settingsWith().channels, meeting: 'none' as const }
    expect(kindsIn(...saturday, { times, settings: { channels } })).toEqual(['look-back'])
  })
})

describe('a task', () => {
  const settings = { tasks: [{ sprintId: 'earlier', taskId: 'piano', time: '16:00' }] }
  const afternoon = ['2026-03-04 15:00', '2026-03-04 16:00'] as const
  const calls = (fields: Partial<typeof daily>) =>
    kindsIn(...afternoon, { settings, sprints: [planned({ tasks: [{ ...daily, ...fields }] })] })

  test('is called for at its time until that person has done it', () => {
    expect(calls({})).toEqual(['task'])
    expect(calls({ checks: { '2026-03-04': ['ben'] } })).toEqual(['task'])
    expect(calls({ checks: { '2026-03-04': ['primary'] } })).toEqual([])
    expect(calls({ owners: ['ben'] })).toEqual([])
    expect(calls({ repeat: { kind: 'days', days: ['Thursday'] } })).toEqual([])
    expect(calls({ id: 'another' })).toEqual([])
  })

  test('that is shared is called for until anybody has done it, and by whose turn it is', () => {
    expect(calls({ sharing: 'one', checks: { '2026-03-04': ['ben'] } })).toEqual([])
    const turns = dayRange('2026-03-01', 4).map((day) => {
      const sprints = [planned({ tasks: [{ ...daily, sharing: 'daily-turns' }] })]
      return kindsIn(`${day} 15:00`, `${day} 16:00`, { settings, sprints }).length
    })
    expect(turns.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
  })
})

test('a time after midnight calls for the day that has not ended yet [P25]', () => {
  const times = { standUpTime: '00:30', dayEndsAt: '03:00' as const }
  const calls = look('2026-03-05 00:00', '2026-03-05 00:30', { times }).due
  expect(calls).toMatchObject([{ kind: 'stand-up', day: '2026-03-04' }])
  const asked = { kind: 'stand-up', day: '2026-03-04' } as const
  const state = { reminded: { 'stand-up': '2026-03-04' }, again: [] }
  const again = (dayEndsAt?: '03:00') =>
    askAgain(state, asked, {
      now: instantAt('2026-03-05', '00:35', berlin),
      clock: { timeZone: berlin, dayEndsAt },
    }).again.length
  expect([again('03:00'), again()]).toEqual([1, 0])
})

describe('“in an hour”', () => {
  const state = look(...evening).state
  const asked = { kind: 'stand-up', day: '2026-03-04' } as const
  const ask = (time: string, before = state) =>
    askAgain(before, asked, {
      now: instantAt('2026-03-04', time, berlin),
      clock: { timeZone: berlin },
    })

  test('calls once more, and only once, however often it is pressed', () => {
    const once = ask('18:40')
    expect(ask('18:45', once)).toBe(once)
    const again = look('2026-03-04 18:45', '2026-03-04 19:40', { state: once })
    expect(again.due).toMatchObject([{ kind: 'stand-up', until: '2026-03-04T19:40:00.000Z' }])
    expect(ask('19:41', again.state)).toBe(again.state)
    expect(kindsIn('2026-03-04 19:40', '2026-03-04 20:00', { state: again.state })).toEqual([])
  })

  test('calls for nothing that was done by then, that is over, or that nobody was called for', () => {
    const standUps = [
      { date: '2026-03-04', answers: [], offer: '', closedAt: '2026-03-04T18:00:00.000Z' },
    ]
    const given = { state: ask('18:40'), sprints: [planned({ standUps })] }
    expect(kindsIn('2026-03-04 18:45', '2026-03-04 19:40', given)).toEqual([])
    expect(ask('23:10')).toBe(state)
    expect(ask('18:40', noReminders)).toBe(noReminders)
  })
})

describe('the weekly mail', () => {
  const settings = { weeklyMail: true }
  const on = (day: string, fields: Partial<Sprint> = {}, state = noReminders) =>
    kindsIn(`${day} 06:00`, `${day} 07:00`, { settings, sprints: [planned(fields)], state })

  test('comes on the first morning of a planned week that counts', () => {
    expect(on('2026-03-01')).toEqual(['week'])
    expect(on('2026-03-02')).toEqual([])
    const late = { plannedAt: '2026-03-01T17:00:00.000Z' }
    expect([on('2026-03-01', late), on('2026-03-02', late)]).toEqual([[], ['week']])
    expect(on('2026-03-02', { pausedDates: ['2026-03-01'] })).toEqual(['week'])
    expect(on('2026-03-08', { weeks: 2 })).toEqual(['week'])
  })

  test('comes once a week, and waits for the end of quiet hours', () => {
    const { state } = look('2026-03-01 06:00', '2026-03-01 07:00', { settings })
    expect(on('2026-03-02', { pausedDates: ['2026-03-01'] }, state)).toEqual([])
    const quiet = { ...settings, quiet: { from: '22:00', to: '08:15' } }
    expect(kindsIn('2026-03-01 06:00', '2026-03-01 08:14', { settings: quiet })).toEqual([])
    expect(kindsIn('2026-03-01 06:00', '2026-03-01 08:15', { settings: quiet })).toEqual(['week'])
  })
})

describe('a year', () => {
  /** Weeks without end, each planned when it begins, so that the meeting is always still to come. */
  const weekOf = (day: string) => {
    const startsOn = addDays('2026-01-04', 7 * Math.floor(daysBetween('2026-01-04', day) / 7))
    return planned({
      startsOn,
      plannedAt: `${addDays(startsOn, -1)}T00:00:00.000Z`,
      tasks: [daily],
    })
  }

  /** Looks whenever it was said to, up to half a minute late, as the loop does. */
  function live(timeZone: string, times: Partial<FamilySettings>, taskTime: string) {
    const settings = settingsWith({
      timeZone,
      tasks: [{ sprintId: 'sprint1', taskId: 'piano', time: taskTime }],
      weeklyMail: true,
    })
    const family = aFamily({ settings: { ...usual, ...times, timeZone } })
    let [lookedAt, state] = ['2026-01-10T12:00:00.000Z', noReminders]
    let lookAt = lookedAt
    const calls: (Call & { sentAt: string })[] = []
    let looks = 0
    while (lookAt < '2027-01-10T12:00:00.000Z') {
      looks += 1
      const now = new Date(Date.parse(lookAt) + (looks % 4) * 9_000).toISOString()
      const { day } = zonedTime(Date.parse(now), timeZone)
      const nearby = [-1, 0].map((away) => weekOf(addDays(day, away)))
      const sprints = [...new Map(nearby.map((one) => [one.startsOn, one])).values()]
      const found = lookAtReminders(
        { family, sprints },
        { settings, memberId: 'primary' },
        { lookedAt, now, state },
      )
      calls.push(...found.due.map((call) => ({ ...call, sentAt: now })))
      ;({ state, lookedAt, lookAt } = found)
    }
    return { calls, looks }
  }

  /** The first minute of the day, or after it, at which clocks show a time or have passed it. */
  function firstMinuteAt(day: string, time: string, timeZone: string): string {
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const begin = Date.parse(`${addDays(day, -1)}T09:00:00Z`)
    const all = Array.from({ length: 48 * 60 }, (_, minute) => begin + minute * 60_000)
    const found = all.find((one) => clock.format(one) >= `${day} ${time}`)
    return new Date(found!).toISOString()
  }

  const changes: Record<string, string[]> = {
    'Europe/Berlin': ['2026-03-29', '2026-10-25'],
    'America/New_York': ['2026-03-08', '2026-11-01'],
    'America/Santiago': ['2026-04-04', '2026-09-06'],
    'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  }

  test.each([
    ['Europe/Berlin', '02:30'],
    ['America/New_York', '02:30'],
    ['America/Santiago', '00:10'],
    ['Australia/Lord_Howe', '02:10'],
    ['America/Santiago', '23:30'],
    ['Australia/Lord_Howe', '01:45'],
  ])(
    'in %s, with a check-in at %s: none twice, none missing, none at another time [N23]',
    (timeZone, standUpTime) => {
      const times = { standUpTime, meetingDay: 'Sunday' as const, meetingTime: '02:45' }
      const { calls, looks } = live(timeZone, times, '00:20')
      const days = dayRange('2026-01-12', 360)
      const daysOf = (kind: string) =>
        calls.filter((call) => call.kind === kind && days.includes(call.day)).map(({ day }) => day)
      expect(daysOf('stand-up')).toEqual(days)
      expect(daysOf('task')).toEqual(days)
      const on = (weekday: string) => days.filter((day) => weekdayOf(day) === weekday)
      expect(daysOf('meeting')).toEqual([])
      expect(daysOf('look-back')).toEqual(on('Saturday'))
      expect(daysOf('week')).toEqual(on('Sunday'))
      for (const { at, sentAt } of calls) {
        expect(Date.parse(sentAt) - Date.parse(at)).toBeLessThanOrEqual(27_000)
      }
      for (const day of [...changes[timeZone]!, '2026-06-15', '2026-12-15']) {
        const at = (kind: string) => calls.find((one) => one.kind === kind && one.day === day)?.at
        expect(at('stand-up'), day).toBe(firstMinuteAt(day, standUpTime, timeZone))
        expect(at('task'), day).toBe(firstMinuteAt(day, '00:20', timeZone))
      }
      expect(looks).toBeLessThan(366 * 8)
    },
  )

  test('has one meeting a week, also where clocks change on its day [N23]', () => {
    for (const timeZone of Object.keys(changes)) {
      const meeting = {
        meetingDay: 'Saturday' as const,
        meetingTime: '17:00',
        standUpTime: '18:00',
      }
      const days = live(timeZone, meeting, '16:00')
        .calls.filter(({ kind, day }) => kind === 'meeting' && day.startsWith('2026'))
        .map(({ day }) => day)
      const saturdays = dayRange('2026-01-11', 355).filter((day) => weekdayOf(day) === 'Saturday')
      expect(days, timeZone).toEqual(expect.arrayContaining(saturdays))
      expect(new Set(days).size).toBe(days.length)
    }
  })
})

test('what is still due can be asked at any time', () => {
  const plans = plansOf({})
  const called = { settings: settingsWith(), memberId: 'primary' }
  expect(isStillDue(plans, called, { kind: 'stand-up', day: '2026-03-04' })).toBe(true)
  expect(isStillDue(plans, called, { kind: 'stand-up', day: '2026-03-14' })).toBe(false)
})
