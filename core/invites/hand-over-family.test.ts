import { expect, test } from 'vitest'
import { familySchema } from '../family/schema.ts'
import type { User } from '../account/user-schema.ts'
import { aFamily, ben, refusalOf } from '../testing/a-family.ts'
import { handedOverFamily } from './hand-over-family.ts'
import { memberIdsOf } from '../members/member.ts'

const user = (id: string, name: string): User => ({
  id,
  profile: { name, email: `${id}@example.org` },
  emailVerified: true,
  role: id === 'maya' ? 'primary' : 'coParent',
  familyId: 'family_maya',
  onboardingComplete: true,
})
const family = { ...aFamily(), coParents: ['ola', 'user2'] }
const to: User = { ...user('user2', 'Ben'), profile: { name: 'Ben', email: 'ben@example.org' } }
const people = { from: user('maya', 'Maya'), to, memberId: 'new' }

test('a family that is handed over is the other parent’s, and everybody stays who they were', () => {
  const after = handedOverFamily(family, people)
  expect(familySchema.parse(after)).toEqual(after)
  expect(after).toMatchObject({
    id: 'family_user2',
    primaryUserId: 'user2',
    coParents: ['maya', 'ola'],
    version: family.version + 1,
  })
  const { primaryUser, adults } = after.familyData
  expect(primaryUser).toEqual({
    id: ben.id,
    name: 'Ben',
    isParent: true,
    animal: 'fox',
    color: 'coral',
  })
  expect(adults).toMatchObject([{ id: 'primary', name: 'Maya', email: 'maya@example.org' }])
  expect(memberIdsOf(after.familyData).toSorted()).toEqual(
    memberIdsOf(family.familyData).toSorted(),
  )
})

test('a co-parent who is no member becomes one', () => {
  const after = handedOverFamily(family, { ...people, to: user('ola', 'Ola') })
  expect(after.familyData.primaryUser).toMatchObject({ id: 'new', name: 'Ola' })
  expect(after.familyData.adults.map(({ id }) => id)).toEqual(['primary', 'ben'])
})

test('it is for its owner to hand over, to somebody who lives in it', () => {
  expect(refusalOf(() => handedOverFamily(family, { ...people, from: user('ola', 'Ola') }))).toBe(
    'primary-only',
  )
  expect(refusalOf(() => handedOverFamily(family, { ...people, to: user('eve', 'Eve') }))).toBe(
    'user-missing',
  )
})
