import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { beginFamily } from '#server/http/begin-family.ts'
import { byCommand, runAs } from '#server/http/command.ts'
import { handled, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readFamilyText } from '#server/store/families.ts'
import { jsonList, jsonText } from '#server/http/json-text.ts'
import { familiesApi } from './families.api.ts'

/** Families (S7.4): one for each user; commands change it. */
export const familyRoutes = () =>
  routes()
    .openapi(familiesApi.list, async (c) => {
      const text = await readFamilyText(c.get('services').db, userOf(c).familyId)
      return jsonText(jsonList(text === null ? [] : [text]))
    })
    .openapi(familiesApi.begin, async (c) => {
      const { db, clock, choices } = c.get('services')
      const user = userOf(c)
      if (user.role !== 'primary') refuse('primary-only')
      await beginFamily({ db, now: clock(), choices }, user)
      return jsonText((await readFamilyText(db, user.familyId)) ?? refuse('family-missing'))
    })
    .openapi(familiesApi.read, async (c) => {
      const { familyId } = c.req.valid('param')
      return jsonText(
        (await readFamilyText(c.get('services').db, familyId)) ?? refuse('family-missing'),
      )
    })
    .openapi(handled(familiesApi.edit, byCommand), async (c) => {
      const { version: ifVersion, familyData } = c.req.valid('json')
      const command = { id: randomId(), type: 'edit-family' as const, changes: familyData }
      return c.json(await runAs(c, { sprintId: null, command }, ifVersion), 200)
    })
    .openapi(handled(familiesApi.command, byCommand), async (c) =>
      c.json(await runAs(c, { sprintId: null, command: c.req.valid('json') }), 200),
    )
