import { z } from '@hono/zod-openapi'
import {
  newShareSchema,
  shareAskedSchema,
  shareCodeSchema,
  shareJoinSchema,
  shareOfferSchema,
  shareOpeningSchema,
  sharedMemberSchema,
} from '#core/two-homes/schema.ts'
import { id } from '#core/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const one = ofFamily.extend({ shareId: id })

/** A child of two families: each home knows on which days the other has it, and nothing more. */
export const sharedMembersApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.sharedMembers.template,
    summary: 'The children whom the family shares with another one, and their days there',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(sharedMemberSchema), 'The oldest first') },
  }),
  offer: route('primary', {
    method: 'post',
    path: apiPaths.sharedMembers.template,
    summary: 'Make a code for the other home of a member; an earlier code of theirs ends',
    request: { params: ofFamily, body: body(newShareSchema) },
    responses: { 200: answer(shareOfferSchema, 'The code is told once') },
  }),
  look: route('primary', {
    method: 'post',
    path: apiPaths.shareCode.template,
    summary: 'What a code of another family is about, before anything is agreed',
    request: { params: ofFamily, body: body(shareCodeSchema) },
    responses: { 200: answer(shareAskedSchema, 'What the child is called there') },
  }),
  join: route('primary', {
    method: 'post',
    path: apiPaths.shareJoin.template,
    summary: 'Say yes to a code: this member of ours is the same child',
    request: { params: ofFamily, body: body(shareJoinSchema) },
    responses: { 200: answer(sharedMemberSchema, 'It waits for the yes of the other family') },
  }),
  confirm: route('primary', {
    method: 'post',
    path: apiPaths.sharedMember.template,
    summary: 'Say yes to the family that entered our code',
    request: { params: one },
    responses: {
      200: answer(sharedMemberSchema, 'Each sees on which days the other has the child'),
    },
  }),
  open: route('primary', {
    method: 'patch',
    path: apiPaths.sharedMember.template,
    summary: 'Have our week open on the child’s own devices of the other home, or no longer',
    request: { params: one, body: body(shareOpeningSchema) },
    responses: { 200: answer(sharedMemberSchema, 'So it is from now on') },
  }),
  end: route('primary', {
    method: 'delete',
    path: apiPaths.sharedMember.template,
    summary: 'End it at once, from either side',
    request: { params: one },
    responses: { 200: answer(done, 'Neither sees anything of the other any more') },
  }),
}
