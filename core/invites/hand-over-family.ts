import type { Family } from '../family/schema.ts'
import type { PrimaryMember } from '../members/schema.ts'
import type { User } from '../account/user-schema.ts'
import { refuse } from '../refusal.ts'
import { familyIdOf } from '../family/family.ts'
import { forgetToFit } from '../family/family-history.ts'
import { sameAddress } from './invite.ts'
import { freeLook, membersOf, withMembers } from '../members/member.ts'

type People = {
  /** Who started the family, and who goes on with it. */
  from: User
  to: User
  /** For the member that `to` becomes where they are none yet. */
  memberId: string
}

/**
 * The family as another parent's, one version later: its id is made of theirs (S3.2). Who handed it
 * over stays as co-parent, and everybody stays the member that they were.
 */
export function handedOverFamily(family: Family, { from, to, memberId }: People): Family {
  if (family.primaryUserId !== from.id) refuse('primary-only')
  if (!family.coParents.includes(to.id)) refuse('user-missing')
  const { primaryUser, adults } = family.familyData
  const heir = adults.find(({ email }) => email && sameAddress(email, to.profile.email))
  const { isParent: _, ...before } = primaryUser
  const others = adults.filter((adult) => adult !== heir)
  const look = heir ?? {
    id: memberId,
    name: to.profile.name,
    ...freeLook(membersOf(family.familyData)),
  }
  const { id, name, animal, color } = look
  const next: PrimaryMember = { id, name, isParent: true, animal, color }
  const members = {
    primaryUser: next,
    adults: [{ ...before, email: from.profile.email }, ...others],
  }
  return forgetToFit({
    ...withMembers(family, members),
    id: familyIdOf(to.id),
    version: family.version + 1,
    primaryUserId: to.id,
    coParents: [from.id, ...family.coParents.filter((other) => other !== to.id)],
  })
}
