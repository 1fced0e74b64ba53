import { z } from '@hono/zod-openapi'
import { wayInSchema } from '#core/account/way-in-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, done, route } from '#server/http/declare.ts'

const list = answer(
  z.array(wayInSchema),
  'Each kind together, the oldest first; devices the latest first',
)

/** Who and what can get in: the own account, and the family that it is in (A84). */
export const waysInApi = {
  list: route('signed-in', {
    method: 'get',
    path: apiPaths.waysIn,
    summary: 'All that gets into the own account or its family, but for people',
    responses: { 200: list },
  }),
  endAll: route('signed-in', {
    method: 'delete',
    path: apiPaths.waysIn,
    summary:
      'End all of it but this device, and what alone opens the account; asks for a recent proof, and tells the owner by mail',
    responses: { 200: answer(z.array(wayInSchema), 'What is left') },
  }),
  endOne: route('signed-in', {
    method: 'delete',
    path: apiPaths.wayIn.template,
    summary: 'End one of it, at once; what opens the account asks for a recent proof',
    request: { params: z.object({ wayId: z.string().max(200) }) },
    responses: { 200: answer(done, 'It gets in no more') },
  }),
}
