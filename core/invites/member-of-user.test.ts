import { expect, test } from 'vitest'
import { aFamily, ben } from '../testing/a-family.ts'
import { memberOfPerson, personOf } from './member-of-user.ts'

const family = aFamily({ adults: [{ ...ben, email: 'ben@example.org' }] })
const user = (id: string, name: string, email: string) => ({
  id,
  profile: { name, email },
  emailVerified: true,
  role: 'coParent' as const,
  familyId: family.id,
  onboardingComplete: true,
})

test('who has an account is the member who started the family, or the adult with that address or name', () => {
  const primary = user(family.primaryUserId, 'M. Lind', 'maya@example.org')
  expect(personOf(family, primary)).toMatchObject({ memberId: 'primary', name: 'Maya' })
  const invited = user('u1', 'Benjamin', 'Ben@Example.org')
  expect(personOf(family, invited)).toEqual({ userId: 'u1', memberId: 'ben', name: 'Ben' })
  const named = user('u2', 'Ben', 'other@example.org')
  expect(personOf(family, named).memberId).toBe('ben')
  const nobody = user('u3', 'Granny', 'granny@example.org')
  expect(personOf(family, nobody)).toEqual({ userId: 'u3', memberId: null, name: 'Granny' })
  expect(memberOfPerson(family, { memberId: 'ben' })?.name).toBe('Ben')
  expect(memberOfPerson(family, { memberId: null })).toBe(null)
})
