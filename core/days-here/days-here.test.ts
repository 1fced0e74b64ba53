import { describe, expect, test } from 'vitest'
import type { DaysHere, HereException, HerePattern } from './schema.ts'
import { daysHereSchema } from './schema.ts'
import type { Task } from '../tasks/schema.ts'
import { aFamily, aSprint, aTask, ben, familyAfter, mia, peopleOf } from '../testing/a-family.ts'
import { limits } from '../limits.ts'
import type { Weekday } from '../words.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { dayLines, dayProgress } from '../stand-up/day.ts'
import { linesToTick } from '../stand-up/own-day.ts'
import { changesOn, cycleOn, hereOn, isHere, withPattern, type Person } from './days-here.ts'
import { editedMember, membersOf } from '../members/member.ts'
import { isUnfinished } from '../sprint/next-sprint.ts'
import { memberProgress, sprintProgress, taskProgress } from '../tasks/progress.ts'
import { isHeld } from '../stand-up/stand-up.ts'
import { turnOn } from '../tasks/task.ts'

const all: Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
/** A Sunday; 4 March is a Wednesday. */
const sunday = '2026-03-01'
const week = dayRange(sunday, 7)

const pattern = (weeks: Weekday[][], from = sunday): HerePattern => ({
  from,
  startsOn: sunday,
  weeks,
})
const days = (patterns: HerePattern[], exceptions: HereException[] = []): DaysHere => ({
  patterns,
  exceptions,
})
const who = (id: string, daysHere?: DaysHere): Person => ({ id, daysHere })

/** Here from Wednesday to Friday; and every other week, away in the first. */
const midweek = days([pattern([['Wednesday', 'Thursday', 'Friday']])])
const otherWeek = days([pattern([[], all])])
/** Of each day of the week H or a point. */
const told = (person: Person, from = sunday, count = 7) =>
  dayRange(from, count)
    .map((day) => (isHere(person, day) ? 'H' : '.'))
    .join('')

describe('somebody is here', () => {
  test('always, without days of their own; else as a pattern of one or two weeks says [17.6]', () => {
    expect(told(who('mia'))).toBe('HHHHHHH')
    expect(told(who('mia', midweek))).toBe('...HHH.')
    expect(told(who('mia', otherWeek), sunday, 21)).toBe('.......HHHHHHH.......')
    const weekends = days([pattern([['Saturday', 'Sunday'], []])])
    expect(told(who('mia', weekends), sunday, 14)).toBe('H.....H.......')
  })

  test('before a pattern began as before it; its weeks count from its own day, backwards too [17.6]', () => {
    expect(told(who('mia', days([pattern([[]], '2026-03-04')])))).toBe('HHH....')
    const ahead = { from: sunday, startsOn: '2026-03-15', weeks: [[], all] }
    expect(told(who('mia', days([ahead])), sunday, 14)).toBe('.......HHHHHHH')
  })

  test('otherwise on days of which somebody says so [17.6]', () => {
    const holidays = [
      { from: '2026-03-01', to: '2026-03-02', isHere: true },
      { from: '2026-03-05', to: '2026-03-05', isHere: false },
    ]
    expect(told(who('mia', days(midweek.patterns, holidays)))).toBe('HH.H.H.')
  })

  test('until the next day that is not the same, if there is one soon', () => {
    const person = who('mia', midweek)
    expect(changesOn(person, '2026-03-01')).toBe('2026-03-04')
    expect(changesOn(person, '2026-03-04')).toBe('2026-03-07')
    expect(changesOn(who('mia'), sunday)).toBeNull()
    expect(changesOn(who('mia', days([pattern([[]])])), sunday)).toBeNull()
    expect(cycleOn(who('mia', otherWeek), sunday)).toBe(2)
    expect(hereOn([person, who('ben')], sunday).map(({ id }) => id)).toEqual(['ben'])
  })
})

describe('a new pattern', () => {
  test('holds from its day on, and leaves what was before as it was [17.6]', () => {
    const next = pattern([['Monday']], '2026-03-08')
    const changed = who('mia', days(withPattern(midweek, next)))
    expect(told(changed, sunday, 14)).toBe('...HHH..H.....')
    const again = withPattern(changed.daysHere, pattern([all], '2026-03-08'))
    expect(told(who('mia', days(again)), sunday, 14)).toBe('...HHH.HHHHHHH')
    expect(withPattern(undefined, pattern([all])), 'always, as before').toEqual([])
    const many = Array.from({ length: 40 }).reduce<DaysHere['patterns']>(
      (list, _, at) => withPattern(days(list), pattern([[]], addDays(sunday, at))),
      [],
    )
    expect(many).toHaveLength(limits.herePatterns)
    expect(daysHereSchema.safeParse(days(many)).success).toBe(true)
  })

  test('changes nothing that a week over was to hold [17.6]', () => {
    const sprint = aSprint({
      tasks: [aTask({ owners: ['mia'], repeat: { kind: 'times', times: 7 } })],
    })
    const planned = (daysHere: DaysHere) => sprintProgress(sprint, [who('mia', daysHere)]).planned
    const later = withPattern(midweek, pattern([[]], '2026-03-08'))
    expect(planned(midweek)).toBe(3)
    expect(planned(days(later))).toBe(3)
  })
})

describe('what parents say of days', () => {
  const family = familyAfter(aFamily(), {
    type: 'set-days-here',
    memberId: 'mia',
    patterns: midweek.patterns,
  })
  const daysOf = (after: typeof family, id = 'mia') =>
    membersOf(after.familyData).find((member) => member.id === id)?.daysHere
  const said = (from: string, to: string, here: boolean | null, before = family) =>
    familyAfter(before, {
      type: 'say-days-here',
      memberId: 'mia',
      days: [{ from, to, isHere: here }],
    })

  test('holds for each day as it was said last [17.6]', () => {
    const away = said('2026-03-01', '2026-03-10', false)
    const back = said('2026-03-04', '2026-03-05', true, away)
    expect(told(who('mia', daysOf(back)), sunday, 10)).toBe('...HH.....')
    const usual = said('2026-03-01', '2026-03-06', null, back)
    expect(told(who('mia', daysOf(usual)), sunday, 10)).toBe('...HHH....')
    expect(daysOf(usual)?.exceptions).toEqual([
      { from: '2026-03-07', to: '2026-03-10', isHere: false },
    ])
  })

  test('is one where neighbours say the same, and forgets the oldest of very many', () => {
    const two = said('2026-03-02', '2026-03-02', false, said('2026-03-01', '2026-03-01', false))
    expect(daysOf(two)?.exceptions).toEqual([
      { from: '2026-03-01', to: '2026-03-02', isHere: false },
    ])
    let many = family
    for (let at = 0; at < limits.hereExceptions + 5; at += 1) {
      const day = addDays(sunday, at * 2)
      many = said(day, day, at % 2 === 0, many)
    }
    expect(daysOf(many)?.exceptions).toHaveLength(limits.hereExceptions)
    expect(daysHereSchema.safeParse(daysOf(many)).success).toBe(true)
  })

  test('stays where somebody is edited by a form that knows nothing of it, and goes with “always”', () => {
    const edited = familyAfter(
      family,
      { type: 'edit-member', member: { kind: 'child', ...mia, name: 'Mimi' } },
      { type: 'edit-family', changes: { children: [{ ...mia, name: 'Mimi' }], adults: [ben] } },
    )
    expect(daysOf(edited)).toEqual(midweek)
    const grown = familyAfter(family, {
      type: 'edit-member',
      member: { kind: 'adult', id: 'mia', name: 'Mia', animal: 'owl', color: 'leaf' },
    })
    expect(daysOf(grown)).toEqual(midweek)
    const always = familyAfter(family, { type: 'set-days-here', memberId: 'mia', patterns: [] })
    expect(editedMember(always.familyData, 'mia')).not.toHaveProperty('daysHere')
  })
})

describe('who is away', () => {
  const daily = (fields: Partial<Task> = {}) =>
    aTask({ owners: ['mia', 'ben'], repeat: { kind: 'times', times: 7 }, ...fields })
  const both = [who('mia', midweek), who('ben')]
  const of = (task: Task, people = both) => taskProgress(aSprint({ tasks: [task] }), task, people)

  test('is asked for nothing: not in the week’s numbers, nor in the day’s [17.6]', () => {
    expect(of(daily())).toEqual({ done: 0, planned: 10 })
    expect(of(daily({ repeat: { kind: 'days', days: ['Monday', 'Wednesday'] } })).planned).toBe(3)
    expect(of(aTask({ owners: ['mia'] }), [who('mia', otherWeek)])).toEqual({ done: 0, planned: 0 })
    const sprint = aSprint({ tasks: [daily()] })
    const onDay = week.map((day) => dayProgress(dayLines(sprint, both, day)).planned)
    expect(onDay).toEqual([1, 1, 1, 2, 2, 2, 1])
    expect(linesToTick(dayLines(sprint, both, sunday), 'mia')).toEqual([])
    expect(memberProgress(sprint, both[0]!).planned).toBe(3)
  })

  test('is not among one of us, nor all together; and without anybody here nothing is asked [17.6]', () => {
    const sprint = aSprint({ tasks: [daily({ sharing: 'together' })] })
    const boxes = (day: string, people = both) =>
      dayLines(sprint, people, day)[0]?.boxes[0]?.memberIds
    expect(boxes(sunday)).toEqual(['ben'])
    expect(boxes('2026-03-04')).toEqual(['mia', 'ben'])
    expect(boxes(sunday, [both[0]!])).toBeUndefined()
    expect(of(daily({ sharing: 'one' })).planned).toBe(7)
    expect(of(daily({ sharing: 'one' }), [both[0]!]).planned).toBe(3)
  })

  test('may tick all the same, and it counts [17.6]', () => {
    const task = daily({ owners: ['mia'], checks: { [sunday]: ['mia'] } })
    expect(of(task)).toEqual({ done: 1, planned: 4 })
    const sprint = aSprint({ tasks: [task] })
    expect(dayLines(sprint, both, sunday)[0]?.boxes).toEqual([
      { memberIds: ['mia'], doneBy: ['mia'] },
    ])
    expect(dayLines(sprint, both, '2026-03-02')).toEqual([])
  })

  test('leaves nothing over for the next week, but for what is to be done once [17.6]', () => {
    const people = [who('mia', otherWeek)]
    const unfinished = (task: Task) => isUnfinished(aSprint({ tasks: [task] }), task, people)
    expect(unfinished(daily({ owners: ['mia'] }))).toBe(false)
    expect(unfinished(aTask({ owners: ['mia'] }))).toBe(true)
  })

  test('is not waited for at the check-in [17.6]', () => {
    const answer = { memberId: 'ben', passed: true, mood: null, did: '', next: '', help: '' }
    const standUp = (date: string) => ({ date, answers: [answer], offer: '', closedAt: null })
    expect(isHeld(standUp(sunday), both)).toBe(true)
    expect(isHeld(standUp('2026-03-04'), both)).toBe(false)
  })
})

describe('a turn', () => {
  const people = [who('mia', midweek), ...peopleOf('ben')]
  const task = (fields: Partial<Task>) =>
    aTask({ owners: ['mia', 'ben'], repeat: { kind: 'times', times: 7 }, ...fields })
  const turns = (one: Task, of = people, weeks = 1) =>
    dayRange(sunday, weeks * 7).map((date) => turnOn(one, aSprint({ weeks }), { people: of, date }))

  test('passes over who is away, and is nobody’s where all are [17.6]', () => {
    const daily = turns(task({ sharing: 'daily-turns' }))
    expect([...daily.slice(0, 3), daily[6]]).toEqual(['ben', 'ben', 'ben', 'ben'])
    expect(new Set(daily.slice(3, 6))).toEqual(new Set(['mia', 'ben']))
    const nobody = turns(task({ sharing: 'daily-turns', owners: ['mia'] }))
    expect(nobody).toEqual([null, null, null, 'mia', 'mia', 'mia', null])
  })

  test('comes to who is here every other week, and not each time they are [17.6]', () => {
    const some = [who('mia', otherWeek), ...peopleOf('ben')]
    for (const sharing of ['weekly-turns', 'daily-turns'] as const) {
      const one = task({ sharing, repeat: { kind: 'days', days: ['Wednesday'] } })
      const mine = turns(one, some, 8).filter((_, at) => at % 7 === 3)
      expect(
        mine.filter((id) => id === 'mia'),
        sharing,
      ).toHaveLength(2)
      expect(mine.filter((_, at) => at % 2 === 0)).toEqual(Array(4).fill('ben'))
    }
  })

  test('of the week waits for them, where any day will do [17.6]', () => {
    const one = task({ sharing: 'weekly-turns', repeat: { kind: 'once' } })
    const hers = [sunday, addDays(sunday, 7)].find(
      (startsOn) => turnOn(one, { startsOn }, { people, date: startsOn }) === 'mia',
    )!
    const sprint = aSprint({ startsOn: hers, tasks: [one] })
    const shown = dayRange(hers, 7).map((day) => dayLines(sprint, people, day).length)
    expect(shown).toEqual([0, 0, 0, 1, 1, 1, 0])
  })
})
