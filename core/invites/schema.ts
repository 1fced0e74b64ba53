import { z } from 'zod'
import { isTimeZone } from '../time/time-zone.ts'
import { email, id, instant, name } from '../schema.ts'

const inviteStatuses = ['pending', 'confirmed'] as const

/**
 * How far an invite's mail is: not sent yet, waiting until the inviter's own address is confirmed
 * (A63), sent, given up, or on a server that sends none: then its link is all there is.
 */
const inviteMails = ['waiting', 'unconfirmed', 'sent', 'failed', 'link'] as const

/** A co-parent invite (S3.4); one that is taken back has ended as it was made. */
const inviteSchema = z.strictObject({
  inviteId: id,
  fromUserId: id,
  /** Lower-cased. */
  toEmail: email,
  name,
  familyId: z.string(),
  status: z.enum(inviteStatuses),
  type: z.literal('coParent'),
  createdAt: instant,
  expiresAt: instant,
  confirmedAt: instant.nullable(),
})

/** How an invite gets to whom it is for: no part of the invite itself. */
const deliverySchema = z.strictObject({
  /** From then on its mail may be sent once more. */
  resendFrom: instant,
  /** Null for invites from before this was kept. */
  mail: z.enum(inviteMails).nullable(),
})

/** An invite as it is told: its document, and beside it how it is delivered. */
export const toldInviteSchema = z.strictObject({
  inviteId: id,
  invite: inviteSchema,
  delivery: deliverySchema,
})

/** Where the browser is: by its clocks the mail says when the family meets next. */
const timeZone = z.string().max(60).refine(isTimeZone, 'must be a time zone').optional()

/** What a parent says of a new invite; everything else is the server's (A15). */
export const newInviteSchema = z.strictObject({
  toEmail: z.string().trim().toLowerCase().pipe(email),
  name,
  timeZone,
})

export const resendSchema = z.strictObject({ timeZone })

/**
 * Where the signed-in user is before they accept: nowhere that anybody would miss; in a family of
 * their own; in one that they started and others live in; co-parent in another one; or here already.
 */
export const comesFrom = ['nowhere', 'own', 'shared', 'another', 'here'] as const

/** What anybody with the link sees: no address, no ids (A13). */
export const invitationSchema = z.strictObject({
  inviterName: name,
  name,
  /** Whether the invite went to the signed-in user's address; null when nobody is signed in. */
  addressMatches: z.boolean().nullable(),
  comesFrom: z.enum(comesFrom),
  /** Whose family it is in which the signed-in user is co-parent; null for everybody else. */
  presentFamily: name.nullable(),
})

/** What accepting takes: the word that the family in which one is may be left (A8). */
export const acceptanceSchema = z.strictObject({ leaveOwnFamily: z.boolean().default(false) })

export type ToldInvite = z.infer<typeof toldInviteSchema>
/** An invite with its delivery, in one piece. */
export type Invite = z.infer<typeof inviteSchema> & z.infer<typeof deliverySchema>
export type NewInvite = z.infer<typeof newInviteSchema>
export type ComesFrom = (typeof comesFrom)[number]
export type Invitation = z.infer<typeof invitationSchema>
