import { describe, expect, test } from 'vitest'
import { aFamily, aSprint, aTask, leo, mia, peopleOf } from '#core/testing/a-family.ts'
import { rowOf, stripBoxes, tasksIn, weekDays } from './boxes.ts'
import { shortNames } from './names.tsx'
import { fitOf, paperOf } from '#web/shared/paper/sheet.tsx'
import { fitsColumns, weekEntries } from './week-dates.tsx'

const members = peopleOf('maya', 'ben', 'mia', 'leo')
const named = members.map((one) => ({ ...one, name: one.id }))
const sprint = aSprint({ pausedDates: ['2026-03-06'] })
const days = weekDays(sprint, 0)
const onDays = { kind: 'days', days: ['Wednesday', 'Friday'] } as const
const repeatOn = { repeat: { kind: 'days' as const, days: [...onDays.days] } }
const thrice = aTask({ repeat: { kind: 'times', times: 3 } })

/** What a row says of each day, or of each time: `B+L` two boxes, `B/L` a split one, `(B L)` a pill. */
function told(task: typeof thrice, of = sprint): string[] {
  const row = rowOf(of, task, { days, members })
  const list = row.kind === 'days' ? row.cells : row.times
  const words = list.map((boxes) =>
    boxes
      .map(({ kind, memberIds: ids }) =>
        kind === 'all' ? `(${ids.join(' ')})` : ids.join(kind === 'split' ? '/' : ' '),
      )
      .join('+'),
  )
  return row.kind === 'days' ? words : ['any day', ...words]
}

describe('the boxes to tick on paper', () => {
  const owners = ['mia', 'leo']

  test('a chosen day has its box; what has no days has as many as there is to do [S1.5]', () => {
    const one = { owners: ['mia'] }
    expect(told(aTask({ ...one, ...repeatOn }))).toEqual(['', '', '', 'mia', '', '', ''])
    expect(told({ ...thrice, ...one })).toEqual(['any day', 'mia', 'mia', 'mia'])
    expect(told(aTask(one))).toEqual(['any day', 'mia'])
    const paused = { ...sprint, pausedDates: days.slice(2) }
    expect(told({ ...thrice, ...one }, paused)).toEqual(['any day', 'mia', 'mia'])
  })

  test('what is seldom has its box in its own week, and no line in the others', () => {
    const repeat = { kind: 'seldom', every: 'two-weeks', startsOn: days[0]! } as const
    const task = aTask({ owners: ['mia'], repeat })
    expect(told(task)).toEqual(['any day', 'mia'])
    const long = { ...sprint, weeks: 2, tasks: [task] }
    expect([0, 1].map((week) => tasksIn(long, weekDays(long, week)).length)).toEqual([1, 0])
    const strip = { members, memberId: 'mia' }
    expect(stripBoxes(long, task, { ...strip, days: weekDays(long, 1) })).toEqual([])
  })

  test('each has a box; one of us splits one; all together have a pill [N5]', () => {
    const task = aTask({ owners, ...repeatOn })
    expect(told(task)[3]).toBe('mia+leo')
    expect(told({ ...task, sharing: 'one' })[3]).toBe('mia/leo')
    expect(told({ ...task, sharing: 'together' })[3]).toBe('(mia leo)')
    expect(told({ ...task, sharing: 'one', owners: ['mia'] })[3], 'alone').toBe('mia')
  })

  test('of those who take turns only whose turn it is has a box that day [N5]', () => {
    const daily = { owners, sharing: 'daily-turns' as const }
    const school = { kind: 'days' as const, days: ['Monday', 'Tuesday', 'Wednesday'] as never }
    const turns = told(aTask({ ...daily, repeat: school })).filter(Boolean)
    expect(turns).toHaveLength(3)
    expect(turns[0]).not.toBe(turns[1])
    expect(turns[0]).toBe(turns[2])
    const free = rowOf(sprint, { ...thrice, ...daily }, { days, members })
    expect(free, 'any day has its own').toMatchObject({ kind: 'days', isOpen: true })
    const weekly = told({ ...thrice, owners, sharing: 'weekly-turns' })
    expect(new Set(weekly).size, 'any day, and one of them').toBe(2)
  })

  test('a strip has its child’s own boxes, and the days of its turns alone [S1.5, N5]', () => {
    const strip = (task: typeof thrice, memberId: string) =>
      stripBoxes(sprint, task, { days, members, memberId }).map(({ kind, day }) => kind + day)
    expect(strip(aTask(repeatOn), 'mia')).toEqual(['ownWe'])
    expect(strip(thrice, 'mia')).toEqual(['own', 'own', 'own'])
    expect(strip(aTask({ sharing: 'together' }), 'mia')).toEqual(['all'])
    expect(strip(aTask({ owners: ['leo'] }), 'mia')).toEqual([])
    const turns = { owners, sharing: 'daily-turns' as const, ...repeatOn }
    const both = [...strip(aTask(turns), 'mia'), ...strip(aTask(turns), 'leo')]
    expect(both).toEqual(['ownWe'])
  })
})

describe('rows on sheets', () => {
  const rows =
    (...heights: number[]) =>
    (scale: number) => ({ scale, fixed: 40, rows: heights.map((height) => height * scale) })

  test('stand on one sheet while they fit, with air between them [K10]', () => {
    const air = { room: [5], extra: 5 }
    expect(fitOf(rows(20, 30), 100)).toEqual({ scale: 1, sheets: [[0, 1]], ...air })
    expect(fitOf(rows(20), 300).extra, 'not more than reads well').toBe(9)
  })

  test('get smaller letters before another sheet is begun [K10]', () => {
    expect(fitOf(rows(40, 35), 100)).toEqual({ scale: 0.8, sheets: [[0, 1]], room: [0], extra: 0 })
  })

  test('go on on a second sheet, again with letters as large as they may be [K10]', () => {
    const air = { room: [10, 10], extra: 9 }
    expect(fitOf(rows(50, 50), 100)).toEqual({ scale: 1, sheets: [[0], [1]], ...air })
    expect(fitOf(rows(90, 90), 100).sheets, 'never an empty sheet').toEqual([[0], [1]])
    expect(fitOf(rows(), 100).sheets).toEqual([[]])
  })
})

describe('what is on the days of the week', () => {
  const date = { id: 'd', date: '2026-03-04', memberIds: ['mia'], repeat: null }
  const family = aFamily({
    settings: { startOfWeek: 'Sunday', meetingDay: 'Saturday', meetingTime: '17:00' },
    dates: [
      { ...date, title: 'Dentist', time: '15:00' },
      { ...date, id: 'e', title: 'Swimming', time: null, date: '2026-02-25', repeat: 'weekly' },
      { ...date, id: 'f', title: 'Last month', time: null, date: '2026-02-04' },
    ],
  })
  const standUp = { date: '2026-03-03', answers: [], offer: 'I carry it', closedAt: null }

  test('are dates with their time, offers of help, and the meeting [N1]', () => {
    const entries = weekEntries(family, [aSprint({ standUps: [standUp] })], days)
    expect(entries.map(({ kind, day, time, title }) => [kind, day.slice(8), time, title])).toEqual([
      ['offer', '03', null, 'I carry it'],
      ['date', '04', null, 'Swimming'],
      ['date', '04', '15:00', 'Dentist'],
      ['meeting', '07', '17:00', 'Meeting'],
    ])
    expect(entries[2]?.memberIds).toEqual(['mia'])
    expect(fitsColumns(entries, named)).toBe(true)
  })

  test('take lines of their own where they are long or many [K10]', () => {
    const [entry] = weekEntries(family, [], days)
    expect(fitsColumns([entry!, entry!, entry!], named)).toBe(false)
    const fits = (title: string, people = named) => fitsColumns([{ ...entry!, title }], people)
    expect(fits('To the dentist’s with everybody')).toBe(false)
    expect(fits('Swimming')).toBe(true)
    expect(fits('Kinderarzttermin'), 'a word would break').toBe(false)
    const long = members.map((one) => ({ ...one, name: 'Konstantinos' }))
    expect(fits('Swimming', long), 'a name would break').toBe(false)
  })
})

test('the country decides on the paper until somebody chooses [S1.5]', () => {
  expect(['en-US', 'es-MX', 'en-GB', 'de', 'zh-Hant-TW'].map(paperOf)).toEqual([
    'letter',
    'letter',
    'a4',
    'a4',
    'a4',
  ])
})

describe('the letters in the boxes', () => {
  const letters = (...names: string[]) => [
    ...shortNames(names.map((name, index) => ({ id: String(index), name }))).values(),
  ]

  test('are as few as tell everybody apart [S1.5]', () => {
    expect(letters('Ben', 'leo')).toEqual(['B', 'L'])
    expect(letters('Mia', 'Max', 'Leo')).toEqual(['Mi', 'Ma', 'L'])
    expect(letters('Max', 'Mats', 'Mia', 'Max')).toEqual(['M1', 'Mat', 'Mi', 'M2'])
    expect(letters('Élodie', '👧🏽 Ida', 'Ö', '')).toEqual(['É', '👧🏽', 'Ö', ''])
    expect(letters('Mia Berg', 'Mia Sand')).toEqual(['MB', 'MS'])
  })

  test('keep the number that a name has: M10 is Member 10, and M1 nobody else [K10]', () => {
    const names = Array.from({ length: 20 }, (_, index) => `Member ${index + 1}`)
    expect(letters(...names)).toEqual(names.map((name) => `M${name.slice(7)}`))
    expect(letters('Max', 'Max 1', 'Max')).toEqual(['M2', 'M1', 'M3'])
  })

  test('are different ones for twenty people of one name [S1.5]', () => {
    const twenty = letters(...Array.from({ length: 20 }, () => 'Max'))
    expect(new Set(twenty).size).toBe(20)
  })

  test('are whole letters of any script [K9]', () => {
    expect(letters(mia.name, leo.name, 'ليلى', 'יונתן')).toEqual(['M', 'L', 'ل', 'י'])
  })
})
