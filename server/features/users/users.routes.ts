import { seenBy } from '#core/account/user.ts'
import { refuse } from '#core/refusal.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { readFamilyUsers, readUser, renameUser } from '#server/store/users.ts'
import { usersApi } from './users.api.ts'

/** Users (S7.3): added at sign-up; everybody reads and changes the own document. */
export const userRoutes = () =>
  routes()
    .openapi(usersApi.list, async (c) => {
      const reader = userOf(c)
      const users = await readFamilyUsers(c.get('services').db, reader.familyId)
      const seen = users.map((user) => seenBy(reader, user))
      return c.json(seen, 200)
    })
    .openapi(usersApi.read, async (c) => c.json(userOf(c), 200))
    .openapi(usersApi.rename, async (c) => {
      const { db, clock } = c.get('services')
      const { id } = userOf(c)
      const { name } = c.req.valid('json').profile
      await transaction(db, (trx) => renameUser(trx, id, { name, now: clock() }))
      return c.json((await readUser(db, id)) ?? refuse('user-missing'), 200)
    })
