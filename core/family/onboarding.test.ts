import { expect, test } from 'vitest'
import { aFamily, goal, mia } from '../testing/a-family.ts'
import { unfinishedSteps } from './onboarding.ts'

const nobody = { adults: [], children: [], priorities: [], interests: [], goal: null }

test('onboarding goes on at the first step the document does not hold yet [S1.8, S2.5]', () => {
  const left = (data: Parameters<typeof aFamily>[0]) =>
    unfinishedSteps(aFamily({ ...nobody, ...data }).familyData)
  expect(left({})).toEqual(['family', 'interests', 'goal'])
  expect(left({ children: [mia] })).toEqual(['interests', 'goal'])
  expect(left({ children: [mia], interests: ['Chess'] })).toEqual(['interests', 'goal'])
  expect(left({ children: [mia], priorities: ['Reading'] })).toEqual(['goal'])
  expect(left({ children: [mia], priorities: ['Reading'], goal })).toEqual([])
})

test('a step done out of turn is not asked for again [S2.5]', () => {
  const family = aFamily({ ...nobody, goal })
  expect(unfinishedSteps(family.familyData)).toEqual(['family', 'interests'])
})
