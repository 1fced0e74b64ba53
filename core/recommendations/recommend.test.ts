import { findMember } from '../members/member.ts'
import { becauseWords, reasonSentence } from '#content/because-words.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rules } from '#content/suggestions/rules.ts'
import { recommendationSchema } from './schema.ts'
import { aFamily, aSprint, aTask, deepFreeze, goal, mia, now } from '../testing/a-family.ts'
import { recommend } from './recommend.ts'
import type { Suggestion } from './recommendation-rules.ts'

const suggestion = (key: string, fields: Partial<Suggestion> = {}): Suggestion => ({
  key,
  kind: 'task',
  title: `Title of ${key}`,
  description: `What ${key} is`,
  topics: [],
  ages: [],
  ...fields,
})

const family = aFamily({
  goal,
  priorities: [{ id: 'calm-days' }, { id: 'money-sense' }],
  interests: [{ id: 'chess' }],
})
type Answer = 'taken' | 'later' | 'not-for-us'
const answered = (answers: Record<string, Answer>, at = now) =>
  aFamily({
    ...family.familyData,
    recommendationAnswers: Object.entries(answers).map(([key, answer]) => ({ key, answer, at })),
  })

type Input = {
  from?: Suggestion[]
  for?: typeof family
  sprints?: ReturnType<typeof aSprint>[]
  count?: number
  at?: string
}
const recommended = ({ from = [], for: whom = family, sprints = [], count = 9, at = now }: Input) =>
  recommend(deepFreeze({ suggestions: from, rules }), deepFreeze(whom), deepFreeze(sprints), {
    now: at,
    count,
  }).map((one) => ({
    ...one,
    reason: reasonSentence(one.because, (id) => findMember(whom.familyData, id)?.name),
  }))
const keys = (input: Input) => recommended(input).map(({ key }) => key)
const reasonOf = (one: Partial<Suggestion>, input: Input = {}) =>
  recommended({ from: [suggestion('x', one)], ...input })[0]?.reason

const money = suggestion('money', { topics: ['money-sense'] })
const calm = suggestion('calm', { topics: ['calm-days'] })
const chess = suggestion('chess', { topics: ['chess'] })

describe('what fits a family', () => {
  test('is what it chose, its first priority first, then what it likes', () => {
    expect(keys({ from: [chess, money, calm, suggestion('far', { topics: ['opera'] })] })).toEqual([
      'calm',
      'money',
      'chess',
    ])
  })

  test('is the same whatever order the library is in, and at most as many as asked for', () => {
    const library = [
      calm,
      money,
      chess,
      suggestion('b', { topics: ['calm-days'] }),
      suggestion('a', { topics: ['calm-days'], kind: 'tip' }),
      suggestion('c', { ages: ['6-8'] }),
    ]
    const first = keys({ from: library })
    expect(first.slice(0, 3)).toEqual(['b', 'a', 'money'])
    fc.assert(
      fc.property(fc.shuffledSubarray(library, { minLength: 6 }), fc.nat(8), (shuffled, count) => {
        expect(keys({ from: shuffled, count })).toEqual(first.slice(0, count))
      }),
      { seed: 4, numRuns: 50 },
    )
  })

  test('begins with something to do, however well a talk or a goal fits [N31]', () => {
    const talk = suggestion('a-talk', { topics: ['calm-days', 'money-sense'], kind: 'tip' })
    const far = suggestion('b-goal', { topics: ['calm-days', 'money-sense'], kind: 'goal' })
    expect(keys({ from: [talk, far, chess] })).toEqual(['chess', 'a-talk', 'b-goal'])
    expect(keys({ from: [talk] })).toEqual(['a-talk'])
  })

  test('is for somebody in the family, or for everybody', () => {
    const forTeens = suggestion('teens', { topics: ['calm-days'], ages: ['13-17'] })
    const forMia = suggestion('mia', { topics: ['calm-days'], ages: ['6-8', '13-17'] })
    expect(keys({ from: [forTeens, forMia] })).toEqual(['mia'])
    const older = aFamily({ ...family.familyData, children: [{ ...mia, ageBand: '13-17' }] })
    expect(keys({ from: [forTeens], for: older })).toEqual(['teens'])
  })

  test('is nothing that an open plan holds already; a closed one may be repeated', () => {
    const tasks = [aTask({ title: 'TITLE of calm' })]
    expect(keys({ from: [calm, money], sprints: [aSprint({ tasks })] })).toEqual(['money'])
    expect(keys({ from: [calm], sprints: [aSprint({ tasks, completed: true })] })).toEqual(['calm'])
  })

  test('is nothing that the plan says in other words; a word in common is not enough', () => {
    const cook = suggestion('cook', { title: 'Cook dinner once this week', topics: ['calm-days'] })
    const planned = (title: string) =>
      keys({ from: [cook], sprints: [aSprint({ tasks: [aTask({ title })] })] })
    expect(planned('Cooking dinner')).toEqual([])
    expect(planned('Ben cooks the dinner')).toEqual([])
    expect(planned('Dinner')).toEqual(['cook'])
    expect(planned('Wash up after dinner')).toEqual(['cook'])
  })

  test('is nothing at all where nothing is known', () => {
    expect(keys({ from: [calm, suggestion('any')], for: aFamily({ goal }) })).toEqual([])
  })
})

describe('the reason', () => {
  test('says the two strongest, whom it is for before what was chosen', () => {
    expect(reasonOf({ topics: ['calm-days'] })).toBe('For calm days')
    expect(reasonOf({ topics: ['chess'] })).toBe('You like chess')
    expect(reasonOf({ topics: ['chess', 'money-sense'] })).toBe('For money sense and chess')
    expect(reasonOf({ topics: ['chess'], ages: ['6-8'] })).toBe('For Mia and chess')
    expect(reasonOf({ topics: ['chess', 'calm-days'], ages: ['6-8'] })).toBe(
      'For calm days and chess',
    )
  })

  test('is said once: no second one that the ideas right before gave, none beside what happened [N34]', () => {
    const ages = ['6-8'] as const
    const from = [
      suggestion('a', { topics: ['calm-days'], ages }),
      suggestion('b', { topics: ['money-sense'], ages }),
    ]
    expect(recommended({ from }).map(({ reason }) => reason)).toEqual([
      'For Mia and calm days',
      'For money sense',
    ])
    const aimless = aFamily({ ...family.familyData, goal: null })
    expect(reasonOf({ when: 'no-goal', topics: ['calm-days'] }, { for: aimless })).toBe(
      'Your family has no mission at the moment',
    )
  })

  test('names an age as the family gave it', () => {
    const child = { ...mia, name: 'Tom', ageBand: undefined }
    const born = (birthYear: number) =>
      aFamily({ ...family.familyData, children: [{ ...child, birthYear }] })
    const becauseOf = (ages: Suggestion['ages'], whom: typeof family) => {
      const from = [suggestion('x', { title: 'Read a map', topics: ['reading'], ages })]
      return becauseWords(recommended({ from, for: whom })[0]!.because, () => 'Tom')
    }
    expect(becauseOf(['6-8'], born(2019))).toBe('Tom is 7 and it goes with “Read together”')
    const baby = aFamily({ goal, children: [{ ...mia, name: 'Tom', ageBand: 'under-3' }] })
    expect(becauseOf(['under-3'], baby)).toBe('Tom is under 3 and it goes with “Read together”')
  })

  test('counts a teenager’s age, and does not name it', () => {
    const teen = aFamily({ ...family.familyData, children: [{ ...mia, ageBand: '13-17' }] })
    const ages = ['13-17'] as const
    expect(reasonOf({ ages, topics: ['calm-days'] }, { for: teen })).toBe('For calm days')
    expect(reasonOf({ ages }, { for: teen })).toBeUndefined()
  })

  test('is a kind and values, never a sentence, and comes with how sure we are [C12]', () => {
    const [first] = recommended({ from: [calm] })
    expect(first).toMatchObject({
      because: [{ kind: 'priority', topic: { id: 'calm-days' } }],
      sureness: 2,
    })
    expect(recommended({ from: [chess] })[0]?.sureness).toBe(1)
    const all = suggestion('x', { topics: ['calm-days', 'chess', 'reading'], ages: ['6-8'] })
    expect(recommended({ from: [all] })[0]?.sureness).toBe(3)
  })

  test('names a goal about bedtime only for what helps with bedtime', () => {
    const bed = { goal: { ...goal, title: 'Calm bedtimes' }, priorities: [{ id: 'calm-days' }] }
    const ofBed = { topics: ['calm-days'], eases: ['bedtime'] }
    const slow = suggestion('slow', { topics: ['calm-days'] })
    const from = [slow, suggestion('story', { title: 'Lights out in bed', ...ofBed })]
    expect(recommended({ from, for: aFamily(bed) }).map(({ reason }) => reason)).toEqual([
      'For calm days and your mission',
      'For calm days',
    ])
  })

  test('can be that it goes with the goal, told by the goal’s own words', () => {
    const one = { title: 'Reading by torchlight', topics: ['reading', 'chess'] }
    expect(reasonOf(one)).toBe('For chess and your mission')
    const other = aFamily({ ...family.familyData, goal: { ...goal, title: 'Bake', why: '' } })
    expect(reasonOf(one, { for: other })).toBe('You like chess')
    const far = { ...one, title: 'A poem by heart' }
    expect(reasonOf(far), 'a shared topic alone is no reason').toBe('You like chess')
  })

  test('every answer is as the contract says', () => {
    const all = recommended({
      from: [calm, chess, suggestion('g', { kind: 'goal', topics: ['chess'] })],
    })
    expect(all).toHaveLength(3)
    for (const { reason: _, ...one } of all) expect(recommendationSchema.parse(one)).toEqual(one)
  })
})

describe('the way into the plan', () => {
  const planOf = (fields: Partial<Suggestion>) =>
    recommended({ from: [suggestion('x', { topics: ['chess'], ...fields })] })[0]?.plan

  test('a job is for the children whom it suits, fun is for all of them together [N31]', () => {
    expect(planOf({ ages: ['3-5', '6-8'] })?.owners).toEqual(['mia', 'leo'])
    const together = { owners: 'everyone', sharing: 'together' }
    expect(planOf({ ages: ['3-5'], kind: 'activity' })).toMatchObject(together)
    expect(planOf({})).toEqual({
      icon: null,
      owners: 'everyone',
      repeat: { kind: 'once' },
      effort: 1,
    })
    const repeat = { kind: 'times' as const, times: 3 }
    expect(planOf({ icon: 'read', repeat, effort: 2 })).toMatchObject({
      icon: 'read',
      repeat,
      effort: 2,
    })
  })

  test('a tip and a goal are no lines of a plan', () => {
    expect(planOf({ kind: 'tip' })).toBeNull()
    expect(planOf({ kind: 'goal' })).toBeNull()
  })
})

describe('an answer', () => {
  test('of taken or not for us is remembered for good', () => {
    for (const answer of ['taken', 'not-for-us'] as const) {
      const at = '2027-03-04T18:30:00.000Z'
      expect(keys({ from: [calm], for: answered({ calm: answer }), at })).toEqual([])
    }
  })

  test('of later holds for seven days', () => {
    const later = answered({ calm: 'later' }, '2026-03-04T18:30:00.000Z')
    const on = (at: string) => keys({ from: [calm], for: later, at })
    expect(on('2026-03-11T18:29:59.999Z')).toEqual([])
    expect(on('2026-03-11T18:30:00.000Z')).toEqual(['calm'])
  })

  test('teaches something about its kin: yes raises them, no lowers them, later says nothing', () => {
    const kin = suggestion('kin', { topics: ['chess', 'puzzles'] })
    const other = suggestion('a-other', { topics: ['chess'] })
    const said = suggestion('said', { topics: ['puzzles'] })
    const from = [kin, other, said]
    expect(keys({ from, for: answered({ said: 'later' }) })).toEqual(['a-other', 'kin'])
    expect(keys({ from, for: answered({ said: 'taken' }) })).toEqual(['kin', 'a-other'])
    expect(keys({ from, for: answered({ said: 'not-for-us' }) })).toEqual(['a-other', 'kin'])
    const three = ['said', 's2', 's3'].map((key) => suggestion(key, { topics: ['chess'] }))
    const no = answered({ said: 'not-for-us', s2: 'not-for-us', s3: 'not-for-us' })
    expect(keys({ from: [...three, other], for: no })).toEqual([])
  })

  test('of taken is a reason for what is much like it', () => {
    const said = suggestion('said', { title: 'Play chess', topics: ['chess'] })
    const reasons = recommended({ from: [said, chess], for: answered({ said: 'taken' }) })
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'You like chess and you took “Play chess”',
    ])
  })
})

describe('variety', () => {
  const many = (kind: Suggestion['kind'], topics: string[]) =>
    Array.from({ length: 8 }, (_, index) => suggestion(`${kind}-${index}`, { kind, topics }))
  const windows = <T>(list: T[]) =>
    Array.from({ length: list.length - 4 }, (_, start) => list.slice(start, start + 5))

  test('of five in a row at most two are of one kind, or have one reason', () => {
    const from = [
      ...many('task', ['calm-days']),
      ...many('activity', ['money-sense']),
      ...many('tip', ['chess']),
    ]
    for (const five of windows(recommended({ from, count: 15 }))) {
      for (const field of ['kind', 'reason'] as const) {
        const counts = Map.groupBy(five, (one) => one[field])
        expect(Math.max(...[...counts.values()].map((same) => same.length))).toBeLessThan(3)
      }
    }
  })

  test('where there is but one kind, it is all of that', () => {
    expect(keys({ from: many('task', ['calm-days']), count: 8 })).toHaveLength(8)
  })
})
