import { seenBy } from '#core/account/user.ts'
import { refuse } from '#core/refusal.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { changeUser, readFamilyUsers, readUser } from '#server/store/users.ts'
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
    .openapi(usersApi.change, async (c) => {
      const { db, clock } = c.get('services')
      const { id } = userOf(c)
      const changes = c.req.valid('json')
      await transaction(db, (trx) => changeUser(trx, id, { changes, now: clock() }))
      return c.json((await readUser(db, id)) ?? refuse('user-missing'), 200)
    })
