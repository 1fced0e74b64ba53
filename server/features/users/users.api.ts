import { z } from '@hono/zod-openapi'
import { relativeSchema, userChangesSchema, userSchema } from '#core/account/user-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, route } from '#server/http/declare.ts'

const params = z.object({ userId: z.string() })
const user = answer(userSchema, 'The user')

/** Users (S7.3). */
export const usersApi = {
  list: route('signed-in', {
    method: 'get',
    path: apiPaths.users,
    summary:
      'Everybody with an account in the own family; the address of the parent who started it is theirs alone',
    responses: { 200: answer(z.array(relativeSchema), 'The users') },
  }),
  read: route('self', {
    method: 'get',
    path: apiPaths.user.template,
    summary: 'The own user document',
    request: { params },
    responses: { 200: user },
  }),
  change: route('self', {
    method: 'patch',
    path: apiPaths.user.template,
    summary: 'Change the own name, or the language in which you read',
    request: { params, body: body(userChangesSchema) },
    responses: { 200: user },
  }),
}
