import { apiPaths } from '#core/paths.ts'
import { problemSchema } from '#core/problem-schema.ts'
import { userSchema } from '#core/account/user-schema.ts'
import { z } from '@hono/zod-openapi'
import { date } from '#core/schema.ts'
import { answer, body, route } from '#server/http/declare.ts'

/** Looking around without an account. */
export const sampleApi = {
  begin: route('public', {
    method: 'post',
    path: apiPaths.sample,
    summary: 'Lends the visitor a sample family for two hours, where the host allows it',
    request: { body: body(z.strictObject({ today: date })) },
    responses: {
      200: answer(z.object({ user: userSchema }), 'Who one is meanwhile'),
      404: answer(problemSchema, 'This server lends none'),
    },
  }),
}
