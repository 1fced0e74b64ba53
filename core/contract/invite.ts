import { z } from 'zod'
import { email, id, instant, name } from './scalars.ts'

export const inviteStatuses = ['pending', 'confirmed', 'revoked'] as const

/** A co-parent invite as the parent who sent it sees it (S3.4). */
export const inviteSchema = z.strictObject({
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

/** What a parent says of a new invite; everything else is the server's (A15). */
export const newInviteSchema = z.strictObject({ toEmail: email, name })

/** What anybody with the link sees: no address, no ids (A13). */
export const invitationSchema = z.strictObject({ inviterName: name, name })

/** What accepting takes: the word that a family with plans of its own may be left (A8). */
export const acceptanceSchema = z.strictObject({ leaveOwnFamily: z.boolean().default(false) })

export type Invite = z.infer<typeof inviteSchema>
export type NewInvite = z.infer<typeof newInviteSchema>
export type Invitation = z.infer<typeof invitationSchema>
