import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aSprint, aTask, manyIds } from '../testing/a-family.ts'
import { fullSprint } from '../testing/documents.ts'
import { leafPaths, objectPaths, withAt, withoutAt, wrongPaths } from '../testing/variations.ts'
import { dayRange } from '../time/calendar.ts'
import { sprintSchema } from './schema.ts'
import { taskSchema } from '../tasks/schema.ts'

const answer = { memberId: 'mia', passed: false, mood: 3, did: '', next: '', help: '' }
const sprint = aSprint({
  completedAt: '2026-03-07T18:00:00.000Z',
  plannedAt: '2026-03-01T18:00:00.000Z',
  goalId: 'goal1',
  experimentId: 'shoes',
  pausedDates: ['2026-03-02'],
  tasks: [
    aTask({
      owners: ['mia', 'ben'],
      helperId: 'ben',
      repeat: { kind: 'days', days: ['Monday'] },
      ifThen: { if: 'rain', then: 'inside' },
      icon: 'book',
      checks: { '2026-03-04': ['mia'] },
    }),
  ],
  meeting: {
    stage: 'mission',
    hostId: 'mia',
    appreciations: [{ id: 'a', fromId: 'mia', text: 'Thanks' }],
    dates: [{ id: 'd', date: '2026-03-05', text: 'Concert' }],
    energy: [{ memberId: 'mia', level: 4 }],
  },
  standUps: [
    { date: '2026-03-04', answers: [answer], offer: '', closedAt: '2026-03-04T18:00:00.000Z' },
  ],
  retrospective: {
    stage: 'why',
    feelings: [{ memberId: 'mia', mood: 4 }],
    cards: [{ id: 'c', memberId: 'mia', kind: 'low', text: 'Mornings' }],
    why: '',
    thanks: '',
  },
})
const wrong = (path: string, part: unknown) =>
  wrongPaths(sprintSchema, withAt(sprint, path, part)).length > 0

describe('the sprint document', () => {
  test('is taken as it is, busy or full [S3.3]', () => {
    for (const document of [sprint, fullSprint()]) {
      expect(sprintSchema.parse(document)).toEqual(document)
    }
  })

  test('misses nothing and has nothing unknown in it, at any depth [S3.3]', () => {
    for (const path of objectPaths(sprint)) {
      const key = path ? `${path}.unknown` : 'unknown'
      expect(wrong(key, 1), key).toBe(true)
    }
    for (const path of leafPaths(sprint).filter((one) => !/\.0$|checks/.test(one))) {
      expect(wrongPaths(sprintSchema, withoutAt(sprint, path)), path).not.toEqual([])
    }
  })

  test('has every value of its own type', () => {
    for (const path of leafPaths(sprint)) {
      expect(wrong(path, { not: 'this' }), path).toBe(true)
      expect(wrong(path, ['not', 'this']), path).toBe(true)
      expect(wrong(path, -0.5), path).toBe(true)
    }
  })

  test('is completed or is not: "yes" is refused [A25]', () => {
    for (const value of ['yes', 'true', 1, 0, null, undefined]) {
      expect(wrong('completed', value)).toBe(true)
    }
    expect(wrong('completed', true)).toBe(false)
  })

  test('has days that exist', () => {
    for (const path of ['startsOn', 'pausedDates.0', 'meeting.dates.0.date', 'standUps.0.date']) {
      expect(wrong(path, '2028-02-29'), path).toBe(false)
      expect(wrong(path, '2026-02-30'), path).toBe(true)
    }
    expect(wrong('tasks.0.checks', { '2026-02-30': ['mia'] })).toBe(true)
  })

  test('has texts within their bounds', () => {
    const bounds = {
      [limits.name]: ['name'],
      [limits.title]: [
        'missionStep',
        'tasks.0.title',
        'tasks.0.ifThen.if',
        'tasks.0.ifThen.then',
        'tasks.0.reason.text',
        'meeting.appreciations.0.text',
        'meeting.dates.0.text',
        'standUps.0.offer',
        'retrospective.cards.0.text',
      ],
      [limits.note]: [
        'standUps.0.answers.0.did',
        'standUps.0.answers.0.next',
        'standUps.0.answers.0.help',
        'retrospective.why',
        'retrospective.thanks',
      ],
    }
    for (const [max, paths] of Object.entries(bounds)) {
      for (const path of paths) {
        expect(wrong(path, 'x'.repeat(Number(max))), path).toBe(false)
        expect(wrong(path, 'x'.repeat(Number(max) + 1)), path).toBe(true)
        expect(wrong(path, 'a\0b'), path).toBe(true)
      }
    }
  })

  test('has numbers within their bounds', () => {
    const bounds = {
      weeks: [1, 4],
      'tasks.0.effort': [1, 3],
      'meeting.energy.0.level': [1, 5],
      'standUps.0.answers.0.mood': [1, 5],
      'retrospective.feelings.0.mood': [1, 5],
    }
    for (const [path, [min, max]] of Object.entries(bounds) as [string, [number, number]][]) {
      expect(
        [min - 1, min, max, max + 1].map((value) => wrong(path, value)),
        path,
      ).toEqual([true, false, false, true])
      expect(wrong(path, min + 0.5), path).toBe(true)
      expect(wrong(path, String(min)), path).toBe(true)
    }
  })

  test('has lists within their bounds, without repeats', () => {
    const [task, standUp] = [sprint.tasks[0]!, sprint.standUps[0]!]
    const { appreciations, dates, energy } = sprint.meeting
    const { feelings, cards } = sprint.retrospective!
    const days = dayRange('2026-03-01', 29)
    const lists: Record<string, [max: number, entries: (count: number) => unknown[]]> = {
      tasks: [limits.tasks, (count) => manyIds(count).map((id) => ({ ...task, id }))],
      'tasks.0.owners': [limits.members, manyIds],
      'tasks.0.checks.2026-03-04': [limits.members, manyIds],
      pausedDates: [28, (count) => days.slice(0, count)],
      standUps: [28, (count) => days.slice(0, count).map((date) => ({ ...standUp, date }))],
      'standUps.0.answers': [
        limits.members,
        (count) => manyIds(count).map((memberId) => ({ ...answer, memberId })),
      ],
      'meeting.appreciations': [
        limits.appreciations,
        (count) => manyIds(count).map((id) => ({ ...appreciations[0]!, id })),
      ],
      'meeting.dates': [
        limits.importantDates,
        (count) => manyIds(count).map((id) => ({ ...dates[0]!, id })),
      ],
      'meeting.energy': [
        limits.members,
        (count) => manyIds(count).map((memberId) => ({ ...energy[0]!, memberId })),
      ],
      'retrospective.feelings': [
        limits.members,
        (count) => manyIds(count).map((memberId) => ({ ...feelings[0]!, memberId })),
      ],
      'retrospective.cards': [
        limits.cards,
        (count) => manyIds(count).map((id) => ({ ...cards[0]!, id })),
      ],
    }
    for (const [path, [max, entries]] of Object.entries(lists)) {
      expect(wrong(path, entries(max)), path).toBe(false)
      expect(wrong(path, entries(max + 1)), path).toBe(true)
      expect(wrong(path, [...entries(1), ...entries(1)]), path).toBe(true)
    }
    expect([limits.members, limits.tasks]).toEqual([20, 60])
  })
})

describe('a task', () => {
  const refuses = (path: string, part: unknown) =>
    wrongPaths(taskSchema, withAt(aTask(), path, part)).length > 0

  test('is for everyone or for somebody', () => {
    for (const owners of ['everyone', ['mia'], ['mia', 'ben']]) {
      expect(refuses('owners', owners)).toBe(false)
    }
    for (const owners of [[], 'mia', ['mia', 'mia'], null, ['']]) {
      expect(refuses('owners', owners)).toBe(true)
    }
  })

  test('is done once, one to seven times a week, or on chosen days', () => {
    const good = [
      { kind: 'once' },
      { kind: 'times', times: 1 },
      { kind: 'times', times: 7 },
      { kind: 'days', days: ['Sunday', 'Friday'] },
      { kind: 'seldom', every: 'two-weeks', startsOn: '2026-03-01' },
      { kind: 'seldom', every: 'month', startsOn: '2026-01-31' },
    ]
    const bad = [
      { kind: 'never' },
      { kind: 'once', times: 1 },
      { kind: 'times' },
      { kind: 'times', times: 0 },
      { kind: 'times', times: 8 },
      { kind: 'days', days: [] },
      { kind: 'days', days: ['Sunday', 'Sunday'] },
      { kind: 'days', days: ['Someday'] },
      { kind: 'seldom', every: 'week', startsOn: '2026-03-01' },
      { kind: 'seldom', every: 'month' },
      'once',
    ]
    expect(good.filter((repeat) => refuses('repeat', repeat))).toEqual([])
    expect(bad.filter((repeat) => !refuses('repeat', repeat))).toEqual([])
  })

  test('has a picture by its name, never an address', () => {
    expect(refuses('icon', 'dish-washer')).toBe(false)
    for (const icon of ['', 'Book', '../x', 'https://x', 'a'.repeat(33), '<svg>']) {
      expect(refuses('icon', icon)).toBe(true)
    }
  })

  test('was done on a day by somebody', () => {
    expect(refuses('checks', {})).toBe(false)
    expect(refuses('checks', { '2026-03-04': [] })).toBe(true)
    expect(refuses('checks', { someday: ['mia'] })).toBe(true)
    expect(refuses('checks', { '2026-03-04': 'mia' })).toBe(true)
  })

  test('takes no __proto__ for a day: it is left out and reaches nothing [A23]', () => {
    const text = JSON.stringify(aTask()).replace('"checks":{}', '"checks":{"__proto__":["mia"]}')
    const task = taskSchema.safeParse(JSON.parse(text)).data
    expect(task?.checks).toEqual({})
    expect(Object.getPrototypeOf(task?.checks)).not.toEqual(['mia'])
    expect(({} as Record<string, unknown>)['0']).toBeUndefined()
  })
})
