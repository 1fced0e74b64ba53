import { z } from '@hono/zod-openapi'
import { newSecondFactorSchema } from '#core/account/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, looseText, proofBody, route } from '#server/http/declare.ts'

/** Codes of an app, which an account asks for after its password. */
export const secondFactorApi = {
  begin: route('signed-in', {
    method: 'post',
    path: apiPaths.newSecondFactor,
    summary: 'What an app makes codes from; nothing is asked for yet',
    request: { body: proofBody },
    responses: { 200: answer(newSecondFactorSchema, 'To be shown once') },
  }),
  switchOn: route('signed-in', {
    method: 'post',
    path: apiPaths.secondFactor,
    summary: 'Have codes asked for from now on, with the first one as a proof that they work',
    request: { body: body(z.strictObject({ sealed: looseText, code: looseText })) },
    responses: {
      200: answer(z.strictObject({ recoveryCodes: z.array(z.string()) }), 'Shown this once'),
    },
  }),
  switchOff: route('signed-in', {
    method: 'delete',
    path: apiPaths.secondFactor,
    summary: 'Have no codes asked for any more',
    request: { body: proofBody },
    responses: { 200: answer(done, 'The password is enough again') },
  }),
}
