import { z } from '@hono/zod-openapi'
import {
  accountActionSchema,
  hostAccountsSchema,
  hostChangesSchema,
  auditEntrySchema,
  madeSignUpCodeSchema,
  newSignUpCodeSchema,
  seenHostStatusSchema,
  signUpCodeSchema,
} from '#core/hosts/schema.ts'
import { id } from '#core/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, route } from '#server/http/declare.ts'

const ofAccount = z.object({ userId: id })

/** For those in charge of this server: how it is, who is there, and what is chosen. No family's things. */
export const hostApi = {
  status: route('host', {
    method: 'get',
    path: apiPaths.host,
    summary: 'The server at a glance: version, sizes, counts, mail, what is chosen',
    responses: {
      200: answer(seenHostStatusSchema, 'How it is; null until who asks has proved who they are'),
    },
  }),
  choose: route('host', {
    method: 'post',
    path: apiPaths.hostChoices,
    summary: 'Change what is chosen; it counts at once, on every server of this database',
    request: { body: body(hostChangesSchema) },
    responses: { 200: answer(done, 'It counts') },
  }),
  accounts: route('host', {
    method: 'get',
    path: apiPaths.hostAccounts,
    summary: 'Accounts, those that came last first; or those in whose address a text is',
    request: {
      query: z.object({ search: z.string().max(limits.email).default(''), after: id.optional() }),
    },
    responses: { 200: answer(hostAccountsSchema, 'A page of them') },
  }),
  act: route('host', {
    method: 'post',
    path: apiPaths.hostAccount.template,
    summary: 'Block or open an account, confirm its address, or make a link for a new password',
    request: { params: ofAccount, body: body(accountActionSchema) },
    responses: {
      200: answer(z.object({ link: z.string().nullable() }), 'Done; the link is told once'),
    },
  }),
  deleteAccount: route('host', {
    method: 'delete',
    path: apiPaths.hostAccount.template,
    summary: 'Delete an account, and the family that it started',
    request: { params: ofAccount },
    responses: { 200: answer(done, 'It is gone') },
  }),
  codes: route('host', {
    method: 'get',
    path: apiPaths.hostCodes,
    summary: 'The sign-up codes that still let somebody in; the codes themselves are kept nowhere',
    responses: { 200: answer(z.array(signUpCodeSchema), 'Those, the one that ends first first') },
  }),
  makeCode: route('host', {
    method: 'post',
    path: apiPaths.hostCodes,
    summary: 'Make a sign-up code for so many accounts, good for so many days',
    request: { body: body(newSignUpCodeSchema) },
    responses: { 200: answer(madeSignUpCodeSchema, 'The code and its link, told once') },
  }),
  withdrawCode: route('host', {
    method: 'delete',
    path: apiPaths.hostCode.template,
    summary: 'End a sign-up code; the accounts that were made with it stay',
    request: { params: z.object({ codeId: id }) },
    responses: { 200: answer(done, 'It lets nobody in any more') },
  }),
  log: route('host', {
    method: 'get',
    path: apiPaths.hostLog,
    summary: 'What those in charge did, by this page and by the command, the newest first',
    request: { query: z.object({ before: id.optional() }) },
    responses: { 200: answer(z.array(auditEntrySchema), 'A page of it') },
  }),
}
