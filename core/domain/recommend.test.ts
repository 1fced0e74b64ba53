import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recommendationSchema } from '../contract/recommendation.ts'
import { aFamily, aSprint, aTask, deepFreeze, goal, mia, now } from '../testing/a-family.ts'
import { recommend, type Suggestion } from './recommend.ts'

const suggestion = (key: string, fields: Partial<Suggestion> = {}): Suggestion => ({
  key,
  kind: 'task',
  title: `Title of ${key}`,
  description: `What ${key} is`,
  topics: [],
  ages: [],
  ...fields,
})

const family = aFamily({ goal, priorities: ['Reading', 'Calm'], interests: ['Chess'] })
const answered = (key: string, answer: 'taken' | 'later' | 'not-for-us', at = now) =>
  aFamily({ ...family.familyData, recommendationAnswers: [{ key, answer, at }] })

type Input = {
  from?: Suggestion[]
  for?: typeof family
  sprints?: ReturnType<typeof aSprint>[]
  count?: number
  at?: string
}
const recommended = ({ from = [], for: whom = family, sprints = [], count = 9, at = now }: Input) =>
  recommend(deepFreeze(from), deepFreeze(whom), deepFreeze(sprints), { now: at, count })
const keys = (input: Input) => recommended(input).map(({ key }) => key)

const reading = suggestion('read', { topics: ['Reading'] })
const calm = suggestion('calm', { topics: ['Calm'] })
const chess = suggestion('chess', { topics: ['Chess'] })

describe('what fits a family', () => {
  test('is what it chose, its first priority first, then what it likes', () => {
    expect(
      keys({ from: [chess, calm, reading, suggestion('far', { topics: ['Opera'] })] }),
    ).toEqual(['read', 'calm', 'chess'])
  })

  test('is the same whatever order the library is in, and at most as many as asked for', () => {
    const library = [
      reading,
      calm,
      chess,
      suggestion('b', { topics: ['Reading'] }),
      suggestion('a', { topics: ['Reading'] }),
      suggestion('c', { ages: ['6-8'] }),
    ]
    const first = keys({ from: library })
    expect(first.slice(0, 3)).toEqual(['a', 'b', 'read'])
    fc.assert(
      fc.property(fc.shuffledSubarray(library, { minLength: 6 }), fc.nat(8), (shuffled, count) => {
        expect(keys({ from: shuffled, count })).toEqual(first.slice(0, count))
      }),
      { seed: 4, numRuns: 50 },
    )
  })

  test('is for somebody in the family, or for everybody', () => {
    const forTeens = suggestion('teens', { topics: ['Reading'], ages: ['13-17'] })
    const forMia = suggestion('mia', { topics: ['Reading'], ages: ['6-8', '13-17'] })
    expect(keys({ from: [forTeens, forMia] })).toEqual(['mia'])
    const older = aFamily({ ...family.familyData, children: [{ ...mia, ageBand: '13-17' }] })
    expect(keys({ from: [forTeens], for: older })).toEqual(['teens'])
  })

  test('is nothing at all where nothing is known', () => {
    expect(keys({ from: [reading, suggestion('any')], for: aFamily({ goal }) })).toEqual([])
  })
})

describe('the reason', () => {
  const reasonOf = (one: Suggestion, input: Input = {}) => recommended({ from: [one], ...input })[0]

  test('names what the family said and who it is for, the strongest first', () => {
    expect(reasonOf(reading)?.reason).toBe('You chose Reading')
    expect(reasonOf(chess)?.reason).toBe('You like Chess')
    expect(reasonOf(suggestion('x', { topics: ['Chess', 'Calm'] }))?.reason).toBe(
      'You chose Calm and you like Chess',
    )
    expect(reasonOf(suggestion('x', { topics: ['Chess'], ages: ['6-8'] }))?.reason).toBe(
      'You like Chess and Mia is 6 to 8',
    )
    const baby = aFamily({ goal, children: [{ ...mia, name: 'Tom', ageBand: 'under-3' }] })
    expect(reasonOf(suggestion('x', { ages: ['under-3'] }), { for: baby })?.reason).toBe(
      'Tom is under 3',
    )
  })

  test('comes with how sure we are, from a guess to quite sure', () => {
    expect(reasonOf(chess)?.sureness).toBe(1)
    expect(reasonOf(reading)?.sureness).toBe(2)
    expect(reasonOf(suggestion('x', { topics: ['Reading'], ages: ['6-8'] }))?.sureness).toBe(3)
    const all = recommended({ from: [reading, chess] })
    for (const one of all) expect(recommendationSchema.parse(one)).toEqual(one)
  })
})

describe('a situation', () => {
  const when = (situation: NonNullable<Suggestion['when']>, input: Input) =>
    recommended({ from: [suggestion('x', { when: situation })], ...input }).map(
      ({ reason }) => reason,
    )
  const completed = aSprint({ completed: true })
  const tired = (...moods: (number | null)[]) =>
    aSprint({
      standUps: moods.map((mood, index) => ({
        date: `2026-03-0${String(index + 1)}`,
        answers: [{ memberId: 'mia', passed: false, mood, did: '', next: '', help: '' }],
        offer: '',
        closedAt: null,
      })),
    })

  test('without a goal asks for one', () => {
    expect(when('no-goal', { for: aFamily() })).toEqual(['Your family has no goal at the moment'])
    expect(when('no-goal', {})).toEqual([])
  })

  test('of tired faces is seen in three of them, not in two', () => {
    expect(when('low-mood', { sprints: [tired(2, 2, 3)] })).toEqual([
      'The faces looked tired lately',
    ])
    expect(when('low-mood', { sprints: [tired(1, 1, null)] })).toEqual([])
    expect(when('low-mood', { sprints: [tired(3, 3, 3)] })).toEqual([])
  })

  test('of few stand-ups or of too much is one of a sprint that is over', () => {
    const missed = 'Stand-ups were rare last week'
    expect(when('missed-stand-ups', { sprints: [completed] })).toEqual([missed])
    expect(when('missed-stand-ups', { sprints: [aSprint()] })).toEqual([])
    expect(when('missed-stand-ups', { sprints: [{ ...tired(3, 3, 3), completed: true }] })).toEqual(
      [],
    )
    const tooMuch = { ...completed, tasks: [aTask()] }
    expect(when('too-much', { sprints: [tooMuch] })).toEqual([
      'Last week promised more than fitted in',
    ])
    expect(when('too-much', { sprints: [{ ...tooMuch, completed: false }] })).toEqual([])
  })

  test('without an experiment is one while none is running', () => {
    const experiments = [
      {
        id: 'e',
        text: 'x',
        ownerId: 'mia',
        sprintId: 's',
        checkOn: '2026-03-07',
        verdict: 'running' as const,
      },
    ]
    expect(when('no-experiment', { sprints: [completed] })).toEqual(['No experiment is running'])
    expect(when('no-experiment', { sprints: [completed], for: aFamily({ experiments }) })).toEqual(
      [],
    )
  })
})

describe('an answer', () => {
  test('of taken or not for us is remembered for good', () => {
    for (const answer of ['taken', 'not-for-us'] as const) {
      const at = '2027-03-04T18:30:00.000Z'
      expect(keys({ from: [reading], for: answered('read', answer), at })).toEqual([])
    }
  })

  test('of later holds for seven days', () => {
    const later = answered('read', 'later', '2026-03-04T18:30:00.000Z')
    const on = (at: string) => keys({ from: [reading], for: later, at })
    expect(on('2026-03-11T18:29:59.999Z')).toEqual([])
    expect(on('2026-03-11T18:30:00.000Z')).toEqual(['read'])
  })

  test('to one says nothing about the others', () => {
    expect(keys({ from: [reading, calm], for: answered('read', 'not-for-us') })).toEqual(['calm'])
  })
})
