import { expect, test } from 'vitest'
import type { Family } from './schema.ts'
import { familySchema } from './schema.ts'
import { limits } from '../limits.ts'
import { aFamily, familyAfter, goal, manyIds, now, refusalOf } from '../testing/a-family.ts'
import { hasRoom } from '../commands/context.ts'
import { forgetToFit } from './family-history.ts'

type Experiment = Family['familyData']['experiments'][number]

const experiments = (verdict: Experiment['verdict'], count: number): Experiment[] =>
  manyIds(count, 'e').map((id) => ({
    id,
    text: 'x'.repeat(limits.title),
    ownerId: 'ben',
    sprintId: `sprint-${id}`,
    checkOn: '2026-03-07',
    verdict,
  }))
const pastGoals = (count: number) =>
  manyIds(count, 'g').map((id) => ({
    ...goal,
    id,
    why: 'w'.repeat(limits.note),
    outcome: 'reached' as const,
    closedAt: now,
  }))
const answers = (count: number) =>
  manyIds(count, 'r').map((key) => ({ key, answer: 'taken' as const, at: now }))

test('a family with room forgets nothing', () => {
  const family = aFamily({ pastGoals: pastGoals(5), recommendationAnswers: answers(300) })
  expect(forgetToFit(family)).toBe(family)
})

test('the oldest answers go first, a hundred of them stay', () => {
  const family = aFamily({ recommendationAnswers: answers(150), pastGoals: pastGoals(26) })
  const small = forgetToFit(family)
  expect(hasRoom(family)).toBe(false)
  expect(hasRoom(small)).toBe(true)
  const { recommendationAnswers } = small.familyData
  expect(recommendationAnswers).toEqual(answers(150).slice(-recommendationAnswers.length))
  expect(recommendationAnswers.length).toBeGreaterThanOrEqual(100)
  expect(recommendationAnswers.length).toBeLessThan(150)
})

test('experiments that were not kept go next, twenty of them and the playbook stay', () => {
  const kept = experiments('keep', 3).map((one) => ({ ...one, id: `keep-${one.id}` }))
  const given = experiments('drop', 150)
  const small = forgetToFit(
    aFamily({ experiments: [...kept, ...given], pastGoals: pastGoals(12) }),
  ).familyData
  expect(small.experiments).toEqual([...kept, ...given.slice(3 - small.experiments.length)])
  expect(small.pastGoals).toHaveLength(12)
  const smaller = forgetToFit(
    aFamily({ experiments: [...kept, ...given], pastGoals: pastGoals(27) }),
  ).familyData
  expect(smaller.experiments).toEqual([...kept, ...given.slice(-20)])
})

test('then the oldest goals go, ten of them stay', () => {
  const family = aFamily({
    recommendationAnswers: answers(150),
    experiments: experiments('drop', 40),
    pastGoals: pastGoals(40),
  })
  const small = forgetToFit(family).familyData
  expect(small.recommendationAnswers).toEqual(answers(150).slice(50))
  expect(small.experiments).toEqual(experiments('drop', 40).slice(20))
  expect(small.pastGoals).toEqual(pastGoals(40).slice(-small.pastGoals.length))
  expect(small.pastGoals.length).toBeGreaterThan(10)
})

test('all history goes before the family is told that it is full', () => {
  const topics = manyIds(limits.topics, 't').map((id) => ({
    id,
    text: 'x'.repeat(limits.title),
    addedAt: now,
  }))
  const playbook = experiments('keep', 165)
  const given = experiments('tweak', 20).map((one) => ({ ...one, id: `not-${one.id}` }))
  const small = forgetToFit(
    aFamily({
      topics,
      experiments: [...playbook, ...given],
      recommendationAnswers: answers(100),
      pastGoals: pastGoals(10),
    }),
  ).familyData
  expect(small.experiments).toEqual(playbook)
  expect(small.topics).toEqual(topics)
  expect(small.recommendationAnswers).toEqual(answers(100).slice(50))
})

test('with nothing left to forget it says that it is full, until something is given up', () => {
  const topics = manyIds(limits.topics, 't').map((id) => ({
    id,
    text: 'x'.repeat(limits.title),
    addedAt: now,
  }))
  const playbookOf = (count: number) =>
    aFamily({
      topics,
      experiments: experiments('keep', count).map((one) => ({
        ...one,
        sprintId: `${'s'.repeat(50)}${one.id}`,
      })),
    })
  const most = Array.from({ length: limits.experiments }, (_, count) => count).findLast((count) =>
    hasRoom(playbookOf(count)),
  )
  const family = playbookOf(most!)
  const setGoal = { type: 'set-goal', goal: { ...goal, why: 'w'.repeat(limits.note) } } as const
  expect(refusalOf(() => familyAfter(family, setGoal))).toBe('document-full')
  const settled = topics
    .slice(0, 20)
    .map(({ id }) => ({ type: 'settle-topic', topicId: id }) as const)
  expect(familyAfter(family, ...settled, setGoal).familyData.goal).toEqual(setGoal.goal)
  const given = manyIds(10, 'e').map(
    (experimentId) => ({ type: 'judge-experiment', experimentId, verdict: 'drop' }) as const,
  )
  expect(familyAfter(family, ...given, setGoal).familyData.goal).toEqual(setGoal.goal)
})

test('five years of weekly experiments and goals never lock a family out', () => {
  let family = aFamily()
  for (let week = 0; week < 260; week += 1) {
    const id = `w${String(week)}`
    family = familyAfter(
      family,
      {
        type: 'decide-experiment',
        experiment: {
          id,
          text: 'Shoes by the door before breakfast, whoever is first',
          ownerId: 'ben',
          sprintId: `sprint-${id}`,
          checkOn: '2026-03-07',
        },
      },
      {
        type: 'judge-experiment',
        experimentId: id,
        verdict: (['keep', 'tweak', 'drop'] as const)[week % 3]!,
      },
      { type: 'answer-recommendation', key: `task:${id}`, answer: 'not-for-us' },
      { type: 'set-goal', goal: { ...goal, id, why: 'Because. '.repeat(100) } },
      { type: 'close-goal', outcome: 'reached' },
    )
  }
  expect(familySchema.safeParse(family).success).toBe(true)
  expect(hasRoom(family)).toBe(true)
  expect(family.familyData.experiments.at(-1)?.id).toBe('w259')
  expect(family.familyData.pastGoals.at(-1)?.id).toBe('w259')
})
