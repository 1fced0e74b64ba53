import type { Family } from '../family/schema.ts'
import type { ComesFrom, Invite } from './schema.ts'
import type { User } from '../account/user-schema.ts'
import { refuse } from '../refusal.ts'
import { limits } from '../limits.ts'
import { forgetToFit } from '../family/family-history.ts'
import { openInvite, sameAddress, type Found } from './invite.ts'
import { freeLook, membersOf, withMembers } from '../members/member.ts'
import { sameText } from '../text/same-text.ts'

/** The family that somebody is in before they accept an invite. */
export type OwnFamily = {
  /** Null where it has not begun. */
  family: Family | null
  /** It has weeks, letters, calendars, devices or the like beside its document. */
  hasRows: boolean
  /** Others with an account live in it. */
  isShared: boolean
}

/** Whether nobody would miss the family: nothing was ever entered that a family fills in. */
export function isUntouched({ family, hasRows }: Omit<OwnFamily, 'isShared'>): boolean {
  if (hasRows) return false
  if (!family) return true
  const { onboardingComplete, goal, ...data } = family.familyData
  const lists = Object.values(data).filter((value) => Array.isArray(value))
  return !onboardingComplete && !goal && lists.every((list) => list.length === 0)
}

/** Where somebody is who may join the family with this id. */
export function comesFrom(user: User, familyId: string, own: OwnFamily): ComesFrom {
  if (user.familyId === familyId) return 'here'
  if (user.role === 'coParent') return 'another'
  if (own.isShared) return 'shared'
  return isUntouched(own) ? 'nowhere' : 'own'
}

/** What becomes of the family that somebody leaves. */
const afterwards = { nowhere: 'deleted', own: 'kept', another: 'left', here: null } as const

/** Who accepts, and what they leave for it. */
export type Accepter = { user: User; own: OwnFamily }

export type Terms = {
  now: string
  /** The invite is for its address alone, once that is verified (INVITES=strict). */
  strict: boolean
  leaveOwnFamily: boolean
  /** For the member that the accepter becomes. */
  memberId: string
  /** How many members a family may have on this server. */
  membersMax?: number
}

export type Joined = {
  invite: Invite
  /** As it was where the accepter is in the family already. */
  family: Family
  user: User
  /** What becomes of the family they come from: only their part in it ends where it is `left`. */
  ownFamily: (typeof afterwards)[keyof typeof afterwards]
}

/** What accepting means (S4.1, S4.2, S5.6); refuses in a fixed order, the invite's own state first. */
export function acceptInvite(found: Found, { user, own }: Accepter, terms: Terms): Joined {
  const { invite, inviter, family } = openInvite(found, terms.now)
  if (user.id === inviter.id) refuse('own-invite')
  const confirmed: Invite = { ...invite, status: 'confirmed', confirmedAt: terms.now }
  const isIn = user.familyId === family.id && family.coParents.includes(user.id)
  if (isIn) return { invite: confirmed, family, user, ownFamily: null }
  const isForThem = sameAddress(user.profile.email, invite.toEmail) && user.emailVerified
  if (terms.strict && !isForThem) refuse('invite-other-address')
  const from = comesFrom(user, family.id, own)
  if (from === 'shared') refuse('family-shared')
  if ((from === 'own' || from === 'another') && !terms.leaveOwnFamily) refuse('family-in-use')
  return {
    invite: confirmed,
    family: withCoParent(family, { user, invite, ...terms }),
    user: {
      ...user,
      familyId: family.id,
      role: 'coParent',
      onboardingComplete: true,
    },
    ownFamily: afterwards[from],
  }
}

/** The family with one more co-parent, one version later. */
function withCoParent(
  family: Family,
  {
    user,
    invite,
    memberId,
    membersMax = limits.members,
  }: { user: User; invite: Invite } & Pick<Terms, 'memberId' | 'membersMax'>,
): Family {
  const coParents = [...new Set([...family.coParents, user.id])]
  if (coParents.length > limits.members) refuse('list-full')
  const { adults, children } = family.familyData
  const { email: address } = user.profile
  const withAddress = (one: string) => adults.find(({ email }) => email && sameAddress(one, email))
  const them =
    withAddress(address) ??
    withAddress(invite.toEmail) ??
    adults.find(({ email, name }) => !email && sameText(name, invite.name))
  // A family that is full takes the co-parent all the same: an account need not be a member.
  const isFull = 1 + adults.length + children.length >= membersMax
  const member = {
    id: memberId,
    name: invite.name,
    email: address,
    ...freeLook(membersOf(family.familyData)),
  }
  // They go by the address with which they came (P16).
  const known = adults.map((one) => (one === them ? { ...one, email: address } : one))
  const people = them ? known : isFull ? adults : [...adults, member]
  const joined = withMembers(family, { adults: people })
  return forgetToFit({ ...joined, coParents, version: family.version + 1 })
}

/** The family without this co-parent, one version later; the member stays in its plans. */
export function withoutCoParent(family: Family, userId: string): Family {
  if (!family.coParents.includes(userId)) refuse('user-missing')
  const coParents = family.coParents.filter((id) => id !== userId)
  return { ...family, coParents, version: family.version + 1 }
}

/**
 * The family without a co-parent who turned out to know nobody in it (A63), one version later: the
 * member stays in its plans, and the address goes, which is somebody else's.
 */
export function withoutTraceOf(family: Family, { id, profile }: User): Family {
  const { adults } = family.familyData
  const people = adults.map(({ email, ...adult }) =>
    email !== undefined && sameAddress(email, profile.email)
      ? adult
      : { ...adult, ...(email !== undefined && { email }) },
  )
  return withoutCoParent(withMembers(family, { adults: people }), id)
}
