import { expect, test } from 'vitest'
import { aFamily, ben, leo, mia } from '#core/testing/a-family.ts'
import { mergePeople, peopleChanges } from './merge-people.ts'

const { primaryUser } = aFamily().familyData
const before = { primaryUser, adults: [ben], children: [mia, leo] }
const zoe = { ...leo, id: 'zoe', name: 'Zoë' }

test('nobody else changed anything: what was typed is what is saved [S1.8, S3.2]', () => {
  const mine = {
    primaryUser: { ...primaryUser, name: 'Mum' },
    adults: [],
    children: [leo, zoe, mia],
  }
  expect(mergePeople(before, mine, before)).toEqual(mine)
})

test('what the other parent did meanwhile stays beside what was typed [S1.8, S3.2]', () => {
  const mine = { ...before, children: [{ ...mia, name: 'Mimi' }, leo] }
  const theirs = {
    primaryUser: { ...primaryUser, animal: 'owl' as const },
    adults: [],
    children: [{ ...mia, ageBand: '9-12' as const }, { ...leo, name: 'Lion' }, zoe],
  }
  expect(mergePeople(before, mine, theirs)).toEqual({
    primaryUser: theirs.primaryUser,
    adults: [],
    children: [{ ...mia, name: 'Mimi' }, { ...leo, name: 'Lion' }, zoe],
  })
})

test('whom we removed stays away, and whom they removed comes back only if we edited them [S3.2]', () => {
  const mine = { ...before, children: [{ ...mia, name: 'Mimi' }] }
  const theirs = { ...before, children: [leo] }
  expect(mergePeople(before, mine, theirs).children).toEqual([{ ...mia, name: 'Mimi' }])
})

test('only lists that differ are sent [S7.4]', () => {
  expect(peopleChanges(before, structuredClone(before))).toBeNull()
  expect(peopleChanges(before, { ...before, children: [leo, mia] })).toEqual({
    children: [leo, mia],
  })
})
