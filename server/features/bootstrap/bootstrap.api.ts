import { z } from '@hono/zod-openapi'
import { bootstrapSchema } from '#core/log/bootstrap-schema.ts'
import { userSchema } from '#core/account/user-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, route } from '#server/http/declare.ts'

/** Who is signed in, and everything for the first paint. */
export const bootstrapApi = {
  session: route('public', {
    method: 'get',
    path: apiPaths.session,
    summary: 'Who is signed in in this browser; null for a visitor',
    responses: { 200: answer(z.object({ user: userSchema.nullable() }), 'The user, or null') },
  }),
  bootstrap: route('signed-in', {
    method: 'get',
    path: apiPaths.bootstrap,
    summary:
      'The user, the family and its current sprints; diverged= tells of a replay that failed',
    request: { query: z.object({ diverged: z.coerce.number<number>().int().min(1).optional() }) },
    responses: { 200: answer(bootstrapSchema, 'User, family and sprints') },
  }),
}
