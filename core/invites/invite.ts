import type { Family } from '../family/schema.ts'
import type { Invite, NewInvite, ToldInvite } from './schema.ts'
import type { User } from '../account/user-schema.ts'
import { asciiEmail } from '../text/email.ts'
import { refuse } from '../refusal.ts'
import { sameText } from '../text/same-text.ts'

const minute = 60_000
const lasts = 7 * 24 * 60 * minute // S9.1

const after = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

/** Whether two texts name one mailbox, as far as this product tells them apart. */
export function sameAddress(one: string, other: string): boolean {
  return sameText(asciiEmail(one), asciiEmail(other))
}

/** A new invite into the family of whoever sends it (S3.4); it lasts for 7 days (S9.1). */
export function newInvite(
  { toEmail, name }: Pick<NewInvite, 'toEmail' | 'name'>,
  { inviteId, from, now }: { inviteId: string; from: User; now: string },
): Invite {
  return {
    inviteId,
    fromUserId: from.id,
    toEmail: asciiEmail(toEmail.trim()).toLowerCase(),
    name,
    familyId: from.familyId,
    status: 'pending',
    type: 'coParent',
    createdAt: now,
    expiresAt: after(now, lasts),
    confirmedAt: null,
    resendFrom: after(now, minute),
    mail: 'waiting',
  }
}

/** Whether it can be accepted: pending (S4.1), not taken back, and its last instant has not come yet (A1, A2). */
export function isOpen(invite: Invite, now: string): boolean {
  return invite.status === 'pending' && !isTakenBack(invite) && now < invite.expiresAt
}

/** It ended as it was made, whatever a clock says that is a little slow. */
const isTakenBack = ({ createdAt, expiresAt }: Invite) => expiresAt <= createdAt

/** What a parent reads of an invite: only a pending one can expire. */
export function stateOf(
  invite: Invite,
  now: string,
): 'waiting' | 'expired' | 'joined' | 'withdrawn' {
  if (invite.status === 'confirmed') return 'joined'
  if (isOpen(invite, now)) return 'waiting'
  return isTakenBack(invite) ? 'withdrawn' : 'expired'
}

/**
 * The invite whose mail goes out once more. It does not last longer for that (S9.1), and every mail
 * makes the next one wait until the invite is twice as old: nobody's mailbox is filled by it.
 */
export function resent(invite: Invite, now: string): Invite {
  if (!isOpen(invite, now)) refuse('invite-closed')
  if (now < invite.resendFrom) refuse('too-many-requests')
  const age = Date.parse(now) - Date.parse(invite.createdAt)
  return { ...invite, resendFrom: after(now, Math.max(minute, age)), mail: 'waiting' }
}

/** The invite taken back by whoever sent it: it ended as it was made. One that was accepted stays so. */
export function revoked(invite: Invite): Invite {
  if (invite.status === 'confirmed') refuse('invite-closed')
  return { ...invite, expiresAt: invite.createdAt }
}

/** The invite's document, and beside it how it is delivered. */
export function toldInvite({ mail, resendFrom, ...invite }: Invite): ToldInvite {
  return { inviteId: invite.inviteId, invite, delivery: { mail, resendFrom } }
}

/** The same as it was before. */
export const inOnePiece = ({ invite, delivery }: ToldInvite): Invite => ({ ...invite, ...delivery })

/** What an invite leads to; null for what is not there. */
export type Found = { invite: Invite | null; inviter: User | null; family: Family | null }

/** The open invite with all that it leads to; refuses in the order of S8.1 to S8.4 and S8.7. */
export function openInvite({ invite, inviter, family }: Found, now: string) {
  if (!invite) refuse('invite-missing')
  if (!isOpen(invite, now)) refuse('invite-closed')
  if (!inviter) refuse('inviter-missing')
  if (inviter.familyId === '') refuse('inviter-without-family')
  // Whoever has joined another family since cannot let anybody into that one.
  if (inviter.familyId !== invite.familyId || inviter.role !== 'primary') refuse('invite-closed')
  if (!family) refuse('family-missing')
  return { invite, inviter, family }
}
