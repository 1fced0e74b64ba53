import { z } from '@hono/zod-openapi'
import { id } from '#core/schema.ts'
import { apiPaths } from '#core/paths.ts'
import {
  answer,
  body,
  done,
  looseText,
  ofFamily,
  proofBody,
  proofFields,
  route,
} from '#server/http/declare.ts'

/** Who goes on with a family in which others live; without it the first who has no other to go back to. */
const leavingBody = body(z.strictObject({ heirId: id.optional(), ...proofFields }))

const gone = answer(done, 'Deleted, for good')

/** What cannot be undone. */
export const deletionApi = {
  handOver: route('primary', {
    method: 'post',
    path: apiPaths.handOver.template,
    summary: 'Make a co-parent the parent whose family it is',
    request: {
      params: ofFamily,
      body: body(z.strictObject({ userId: id, ...proofFields })),
    },
    responses: { 200: answer(done, 'Handed over') },
  }),
  deleteMember: route('primary', {
    method: 'delete',
    path: apiPaths.familyMember.template,
    summary: 'Delete a member with everything they said and did',
    request: { params: ofFamily.extend({ memberId: z.string() }), body: proofBody },
    responses: { 200: gone },
  }),
  deleteFamily: route('primary', {
    method: 'delete',
    path: apiPaths.family.template,
    summary: 'Delete the family; where others live in it, only one’s own part in it',
    request: { params: ofFamily, body: leavingBody },
    responses: { 200: gone },
  }),
  deleteAccount: route('self', {
    method: 'delete',
    path: apiPaths.user.template,
    summary: 'Delete the own account with everything that belongs to it',
    request: { params: z.object({ userId: z.string() }), body: leavingBody },
    responses: { 200: gone },
  }),
  disownAccount: route('public', {
    method: 'post',
    path: apiPaths.disownAccount,
    summary: 'Delete an unconfirmed account that somebody made with another’s address',
    request: { body: body(z.strictObject({ token: looseText })) },
    responses: { 200: gone },
  }),
}
