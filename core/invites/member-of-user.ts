import type { Person } from '../log/activity-schema.ts'
import type { Family } from '../family/schema.ts'
import type { User } from '../account/user-schema.ts'
import { sameAddress } from './invite.ts'
import { findMember } from '../members/member.ts'

/**
 * Which member of the family somebody with an account is: the one who started it, or the adult with
 * that address, or else of that name. They go by the family's name for them, or by their own.
 */
export function personOf(family: Family, { id: userId, profile }: User): Person {
  const { primaryUser, adults } = family.familyData
  const isPrimary = userId === family.primaryUserId
  const member = isPrimary
    ? primaryUser
    : (adults.find(({ email }) => email && sameAddress(email, profile.email)) ??
      adults.find(({ name }) => name === profile.name))
  return { userId, memberId: member?.id ?? null, name: member?.name ?? profile.name }
}

/** The member that a person is, as the family shows them now; null where they are none. */
export function memberOfPerson(family: Family, { memberId }: Pick<Person, 'memberId'>) {
  return findMember(family.familyData, memberId) ?? null
}
