import { findMember } from '../members/member.ts'
import { reasonSentence } from '#content/because-words.ts'
import { describe, expect, test } from 'vitest'
import { rules } from '#content/suggestions/rules.ts'
import type { Experiment } from '../experiments/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { aFamily, aSprint, aTask, deepFreeze, goal, now } from '../testing/a-family.ts'
import { addDays } from '../time/calendar.ts'
import { recommend } from './recommend.ts'
import type { Suggestion } from './recommendation-rules.ts'

const one: Suggestion = {
  key: 'x',
  kind: 'task',
  title: 'X',
  description: 'x',
  topics: [],
  ages: [],
}

type Input = { for?: ReturnType<typeof aFamily>; sprints?: Sprint[]; at?: string }
const reasonsFor = (fields: Partial<Suggestion>, input: Input = {}) => {
  const { for: family = aFamily({ goal }), sprints = [], at = now } = input
  const library = { suggestions: [{ ...one, ...fields }], rules }
  return recommend(deepFreeze(library), deepFreeze(family), deepFreeze(sprints), {
    now: at,
    count: 3,
  }).map(({ because }) => reasonSentence(because, (id) => findMember(family.familyData, id)?.name))
}
const when = (situation: NonNullable<Suggestion['when']>, input: Input = {}) =>
  reasonsFor({ when: situation }, input)

/** A closed week in which somebody did something: a quiet one gives no reasons (N4). */
const lived = aTask({ checks: { '2026-03-02': ['mia'] } })
const completed = aSprint({ completed: true, tasks: [lived] })
const standUps = (...moods: (number | null)[]) =>
  moods.map((mood, index) => ({
    date: `2026-03-0${String(index + 1)}`,
    answers: [{ memberId: 'mia', passed: false, mood, did: '', next: '', help: '' }],
    offer: '',
    closedAt: null,
  }))
const tired = (...moods: (number | null)[]) => aSprint({ standUps: standUps(...moods) })

describe('a situation', () => {
  test('without a goal asks for one', () => {
    expect(when('no-goal', { for: aFamily() })).toEqual([
      'Your family has no mission at the moment',
    ])
    expect(when('no-goal')).toEqual([])
  })

  test('of tired faces is seen in three of them, not in two, in this week or the last', () => {
    const words = ['The faces looked tired lately']
    expect(when('low-mood', { sprints: [tired(2, 2, 3)] })).toEqual(words)
    expect(when('low-mood', { sprints: [tired(1, 1, null)] })).toEqual([])
    expect(when('low-mood', { sprints: [tired(3, 3, 3)] })).toEqual([])
    expect(when('low-mood', { sprints: [tired(2, 2, 3), aSprint()] })).toEqual(words)
    expect(when('low-mood', { sprints: [tired(2, 2, 3), tired(4, 4, 4)] })).toEqual([])
  })

  test('of few stand-ups is one of a sprint that is over and was not mostly paused', () => {
    expect(when('missed-stand-ups', { sprints: [completed] })).toEqual([
      'You checked in on few days of your last week',
    ])
    expect(when('missed-stand-ups', { sprints: [aSprint()] })).toEqual([])
    const held = { ...completed, standUps: standUps(3, 3, 3) }
    expect(when('missed-stand-ups', { sprints: [held] })).toEqual([])
    const ill = { ...completed, pausedDates: [1, 2, 3, 4].map((day) => `2026-03-0${day}`) }
    expect(when('missed-stand-ups', { sprints: [ill] })).toEqual([])
  })

  test('of too much is one of a plan that was not half done, or promises more than usual', () => {
    const little = { ...completed, tasks: [lived, aTask({ id: 'other' })] }
    expect(when('too-much', { sprints: [little] })).toEqual([
      'Your last week held more than fitted in',
    ])
    expect(when('too-much', { sprints: [{ ...little, completed: false }] })).toEqual([])
    const idle = { ...completed, tasks: [], standUps: standUps(3) }
    expect(when('too-much', { sprints: [idle] }), 'nothing was planned').toEqual([])

    const everyDay = { kind: 'times' as const, times: 7 }
    const mine = { owners: ['mia'], repeat: everyDay }
    const checks = Object.fromEntries([1, 2, 3, 4].map((day) => [`2026-03-0${day}`, ['mia']]))
    const done = { ...completed, tasks: [aTask({ ...mine, checks })] }
    const next = (times: number) =>
      aSprint({ id: 's2', tasks: [aTask({ ...mine, repeat: { kind: 'times', times } })] })
    expect(when('too-much', { sprints: [done, next(5)] })).toEqual([
      'This plan holds more than you usually finish',
    ])
    expect(when('too-much', { sprints: [done, next(4)] })).toEqual([])
  })

  test('of too much is none of a week that was closed with days left [N34]', () => {
    const tasks = [lived, aTask({ id: 'other' }), aTask({ id: 'third' })]
    const closedOn = (day: string) => ({ ...completed, completedAt: `${day}T18:00:00Z`, tasks })
    expect(
      when('too-much', { sprints: [closedOn('2026-03-04')], at: '2026-03-05T18:30:00Z' }),
    ).toEqual([])
    const words = ['Your last week held more than fitted in']
    for (const day of ['2026-03-06', '2026-03-07', '2026-03-09']) {
      const input = { sprints: [closedOn(day)], at: '2026-03-10T18:30:00Z' }
      expect(when('too-much', input), day).toEqual(words)
    }
  })

  test('of too little is none of a quiet week, nor of the small one that begins after it [N4]', () => {
    const quiet = aSprint({ completed: true, tasks: [aTask()] })
    const small = aSprint({ id: 's2', startsOn: '2026-03-08', tasks: [aTask()] })
    for (const sprints of [[quiet], [completed, quiet], [quiet, small]]) {
      expect(when('missed-stand-ups', { sprints })).toEqual([])
      expect(when('too-much', { sprints })).toEqual([])
    }
  })

  describe('of experiments', () => {
    const with_ = (verdict: Experiment['verdict'], checkOn = '2026-03-07') =>
      aFamily({
        goal,
        experiments: [
          { id: 'e', text: 'Shoes out', ownerId: 'mia', sprintId: 's', checkOn, verdict },
        ],
      })
    const after = { sprints: [completed] }

    test('is one while none is running', () => {
      expect(when('no-experiment', after)).toEqual([
        'You are not trying anything new at the moment',
      ])
      expect(when('no-experiment', { ...after, for: with_('running') })).toEqual([])
      expect(when('no-experiment'), 'before the first week is over').toEqual([])
    })

    test('or while one waits for its verdict', () => {
      const late = with_('running', '2026-03-03')
      expect(when('experiment-waits', { for: late })).toEqual([
        '“Shoes out” waits for your verdict',
      ])
      expect(when('experiment-waits', { for: with_('running', '2026-03-04') })).toEqual([])
    })

    test('or while what was kept is not used', () => {
      const kept = { ...after, for: with_('keep') }
      expect(when('playbook-rests', kept)).toEqual(['“Shoes out” worked for you once'])
      expect(when('playbook-rests', { ...after, for: with_('drop') })).toEqual([])
      expect(when('playbook-rests', { for: with_('keep') })).toEqual([])
    })
  })
})

describe('lows', () => {
  const lookedBack = (...texts: string[]) =>
    aSprint({
      completed: true,
      retrospective: {
        stage: 'thanks',
        feelings: [],
        cards: texts.map((text, index) => ({
          id: `c${index}`,
          memberId: 'mia',
          kind: text.startsWith('+') ? 'high' : 'low',
          text,
        })),
        why: '',
        thanks: '',
      },
    })
  const eases = (...sprints: Sprint[]) =>
    reasonsFor({ eases: ['mornings', 'screens'] }, { sprints })

  test('that name a theme three times are a reason', () => {
    expect(eases(lookedBack('Mornings', 'This morning'), lookedBack('waking up'))).toEqual([
      'Three lows named mornings',
    ])
    expect(eases(lookedBack('Mornings', 'This morning morning'))).toEqual([])
    expect(eases(lookedBack('Mornings', 'This morning', '+ a lovely morning'))).toEqual([])
  })

  test('that name another more often speak of that one', () => {
    const three = ['morning 1', 'morning 2', 'morning 3']
    const four = ['tv', 'phones', 'my tablet', 'screen time']
    expect(eases(lookedBack(...three, ...four))).toEqual(['Four lows named screens'])
  })

  test('of long ago are forgotten', () => {
    const old = lookedBack('morning', 'morning', 'morning')
    const since = Array.from({ length: 6 }, () => lookedBack('rain'))
    expect(eases(old, ...since.slice(1))).toHaveLength(1)
    expect(eases(old, ...since)).toEqual([])
  })
})

describe('what gets done', () => {
  /** A closed week in which Mia did one of her tasks on these days of March. */
  const did = (days: number[], title = 'Feed Tiger') =>
    aSprint({
      completed: true,
      tasks: [
        aTask({
          title,
          icon: 'cat',
          owners: ['mia'],
          repeat: { kind: 'times', times: 4 },
          checks: Object.fromEntries(days.map((day) => [`2026-03-0${day}`, ['mia']])),
        }),
      ],
    })

  test('speaks for its like, and what is left over against it', () => {
    expect(reasonsFor({ icon: 'cat' }, { sprints: [did([1, 2, 3])] })).toEqual([
      '“Feed Tiger” works for you',
    ])
    expect(reasonsFor({ icon: 'dog' }, { sprints: [did([1, 2, 3])] })).toEqual([])
    const liked = aFamily({ goal, interests: [{ id: 'pets' }] })
    const pets = { icon: 'cat', topics: ['pets'] }
    const half = { sprints: [did([1, 2])], for: liked }
    expect(reasonsFor(pets, half)).toEqual(['You like pets'])
    const two = (input: Input) =>
      recommend(
        {
          suggestions: [
            { ...one, ...pets },
            { ...one, key: 'y', topics: ['pets'] },
          ],
          rules,
        },
        liked,
        input.sprints ?? [],
        { now, count: 2 },
      ).map(({ key }) => key)
    expect(two(half)).toEqual(['x', 'y'])
    expect(two({ sprints: [did([])] })).toEqual(['y', 'x'])
  })

  test('on one day above all makes it a good day for fun', () => {
    const fun = { kind: 'activity' as const }
    // 2026-03-07 is a Saturday; seven weeks later it still is.
    const weeks = [0, 7, 14, 21].map((days) => {
      const date = addDays('2026-03-07', days)
      const checks = { [date]: ['mia', 'ben'] }
      return aSprint({ completed: true, startsOn: addDays(date, -6), tasks: [aTask({ checks })] })
    })
    expect(reasonsFor(fun, { sprints: weeks })).toEqual(['Saturday is a good day for you'])
    expect(reasonsFor(fun, { sprints: weeks.slice(2) })).toEqual([])
    expect(reasonsFor({}, { sprints: weeks })).toEqual([])
  })
})
