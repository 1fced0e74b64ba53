import { z } from '@hono/zod-openapi'
import { userChangesSchema, userSchema } from '#core/contract/user.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, route, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { readFamilyUsers, readUser, renameUser } from '#server/store/users.ts'

const path = `${apiPaths.users}/{userId}` as const
const params = z.object({ userId: z.string() })
const user = answer(userSchema, 'The user')

/** Users (S7.3): added at sign-up; everybody reads and changes the own document. */
export const userRoutes = () =>
  routes()
    .openapi(
      route('signed-in', {
        method: 'get',
        path: apiPaths.users,
        summary: 'Everybody with an account in the own family',
        responses: { 200: answer(z.array(userSchema), 'The users') },
      }),
      async (c) => c.json(await readFamilyUsers(c.get('services').db, userOf(c).familyId), 200),
    )
    .openapi(
      route('self', {
        method: 'get',
        path,
        summary: 'The own user document',
        request: { params },
        responses: { 200: user },
      }),
      async (c) => c.json(userOf(c), 200),
    )
    .openapi(
      route('self', {
        method: 'patch',
        path,
        summary: 'Change the own name',
        request: { params, body: body(userChangesSchema) },
        responses: { 200: user },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const { id } = userOf(c)
        const { name } = c.req.valid('json').profile
        await transaction(db, (trx) => renameUser(trx, id, { name, now: clock() }))
        return c.json((await readUser(db, id)) ?? refuse('user-missing'), 200)
      },
    )
