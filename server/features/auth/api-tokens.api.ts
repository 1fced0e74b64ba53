import { z } from '@hono/zod-openapi'
import {
  apiTokenSchema,
  madeApiTokenSchema,
  newApiTokenSchema,
} from '#core/programs/api-token-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, proofFields, route } from '#server/http/declare.ts'

/** By what programs act for a person, without their password (E3, A77). */
export const apiTokensApi = {
  list: route('signed-in', {
    method: 'get',
    path: apiPaths.apiTokens,
    summary: 'One’s own tokens, which are told no more',
    responses: { 200: answer(z.array(apiTokenSchema), 'The oldest first') },
  }),
  make: route('signed-in', {
    method: 'post',
    path: apiPaths.apiTokens,
    summary: 'Make a token for a program; asks for proof, and tells the owner by mail',
    request: { body: body(newApiTokenSchema.extend(proofFields)) },
    responses: { 200: answer(madeApiTokenSchema, 'The token, which is told once') },
  }),
  remove: route('signed-in', {
    method: 'delete',
    path: apiPaths.apiToken.template,
    summary: 'Withdraw a token, at once',
    request: { params: z.object({ tokenId: z.string() }) },
    responses: { 200: answer(done, 'It opens nothing any more') },
  }),
}
