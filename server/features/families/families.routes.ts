import { newFamily } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { insertFamily, readFamilyText } from '#server/store/families.ts'
import { jsonList, jsonText } from '#server/http/json-text.ts'
import { changeFamily } from './change-family.ts'
import { familiesApi } from './families.api.ts'

/** Families (S7.4): one for each user; commands change it. */
export const familyRoutes = () =>
  routes()
    .openapi(familiesApi.list, async (c) => {
      const text = await readFamilyText(c.get('services').db, userOf(c).familyId)
      return jsonText(jsonList(text === null ? [] : [text]))
    })
    .openapi(familiesApi.begin, async (c) => {
      const { db, clock } = c.get('services')
      const user = userOf(c)
      if (user.role !== 'primary') refuse('primary-only')
      await insertFamily(db, newFamily({ userId: user.id, name: user.profile.name, now: clock() }))
      return jsonText((await readFamilyText(db, user.familyId)) ?? refuse('family-missing'))
    })
    .openapi(familiesApi.read, async (c) => {
      const { familyId } = c.req.valid('param')
      return jsonText(
        (await readFamilyText(c.get('services').db, familyId)) ?? refuse('family-missing'),
      )
    })
    .openapi(familiesApi.edit, async (c) => {
      const { db, clock } = c.get('services')
      const { version: ifVersion, familyData } = c.req.valid('json')
      const command = { id: randomId(), type: 'edit-family' as const, changes: familyData }
      return c.json(
        await changeFamily({ db, now: clock(), user: userOf(c) }, command, ifVersion),
        200,
      )
    })
    .openapi(familiesApi.command, async (c) => {
      const { db, clock } = c.get('services')
      return c.json(
        await changeFamily({ db, now: clock(), user: userOf(c) }, c.req.valid('json')),
        200,
      )
    })
