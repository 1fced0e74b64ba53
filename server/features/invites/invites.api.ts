import { z } from '@hono/zod-openapi'
import {
  acceptanceSchema,
  invitationSchema,
  toldInviteSchema,
  newInviteSchema,
  resendSchema,
} from '#core/invites/schema.ts'
import { userSchema } from '#core/account/user-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { problemSchema } from '#core/problem-schema.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const ofInvite = ofFamily.extend({ inviteId: z.string() })
const byLink = z.object({ inviteId: z.string() })
const invite = answer(toldInviteSchema, 'The invite')
const closed = answer(problemSchema, 'It was accepted, taken back, or is too old')

/** Co-parent invites (S7.5). */
export const invitesApi = {
  create: route('primary', {
    method: 'post',
    path: apiPaths.invites.template,
    summary:
      'Invite a co-parent; the mail waits until the own address is confirmed, and an address with an open invite keeps that one',
    request: { params: ofFamily, body: body(newInviteSchema) },
    responses: { 200: invite },
  }),
  list: route('primary', {
    method: 'get',
    path: apiPaths.invites.template,
    summary: 'The co-parent invites that the user sent, the newest first',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(toldInviteSchema), 'The invites') },
  }),
  resend: route('primary', {
    method: 'post',
    path: apiPaths.resendInvite.template,
    summary: 'Send an open invite’s mail once more',
    request: { params: ofInvite, body: body(resendSchema) },
    responses: { 200: invite, 410: closed },
  }),
  revoke: route('primary', {
    method: 'delete',
    path: apiPaths.invite.template,
    summary: 'Take an invite back: its link opens nothing any more',
    request: { params: ofInvite },
    responses: { 200: invite, 410: closed },
  }),
  removeCoParent: route('primary-or-self', {
    method: 'delete',
    path: apiPaths.coParent.template,
    summary: 'End a co-parent’s part in the family; they get a family of their own back',
    request: { params: ofFamily.extend({ userId: z.string() }) },
    responses: { 200: answer(done, 'Removed') },
  }),
  view: route('public', {
    method: 'get',
    path: apiPaths.invitation.template,
    summary: 'What anybody with the link may know of an open invite',
    request: { params: byLink },
    responses: { 200: answer(invitationSchema, 'Who invites, and whom'), 410: closed },
  }),
  accept: route('accepter', {
    method: 'post',
    path: apiPaths.acceptInvite.template,
    summary: 'Join the inviter’s family as co-parent',
    request: { params: byLink, body: body(acceptanceSchema) },
    responses: { 200: answer(userSchema, 'The user, in the family'), 410: closed },
  }),
}
