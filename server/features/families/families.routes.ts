import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { familyCommandSchema, type FamilyCommand } from '#core/contract/family-commands.ts'
import { familyChangesSchema, familySchema } from '#core/contract/family.ts'
import { receiptSchema } from '#core/contract/receipt.ts'
import { version } from '#core/contract/scalars.ts'
import { newFamily } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { answer, body, route, userOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { insertFamily, readFamilyText } from '#server/store/families.ts'
import { runCommand } from '#server/store/run-command.ts'
import { jsonText } from '#server/http/json-text.ts'

const path = `${apiPaths.families}/{familyId}` as const
const params = z.object({ familyId: z.string() })
const family = answer(familySchema, 'The family')

/** Families (S7.4): one for each user; commands change it. */
export const familyRoutes = () =>
  routes()
    .openapi(
      route('signed-in', {
        method: 'get',
        path: apiPaths.families,
        summary: 'The families of the signed-in user: one, or none',
        responses: { 200: answer(z.array(familySchema), 'The families') },
      }),
      async (c) => {
        const text = await readFamilyText(c.get('services').db, userOf(c).familyId)
        return jsonText(`[${text ?? ''}]`)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'post',
        path: apiPaths.families,
        summary: 'Begin the own family; one that is there stays as it is',
        responses: { 200: family },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const user = userOf(c)
        if (user.role !== 'primary') refuse('primary-only')
        const own = newFamily({ userId: user.id, name: user.profile.name, now: clock() })
        await transaction(db, (trx) => insertFamily(trx, own))
        return jsonText((await readFamilyText(db, user.familyId)) ?? refuse('family-missing'))
      },
    )
    .openapi(
      route('family', {
        method: 'get',
        path,
        summary: 'The family document',
        request: { params },
        responses: { 200: family },
      }),
      async (c) => {
        const { familyId } = c.req.valid('param')
        return jsonText(
          (await readFamilyText(c.get('services').db, familyId)) ?? refuse('family-missing'),
        )
      },
    )
    .openapi(
      route('family', {
        method: 'patch',
        path,
        summary: 'Change what a parent fills in of familyData; refused if the version has moved on',
        request: {
          params,
          body: body(z.strictObject({ version, familyData: familyChangesSchema })),
        },
        responses: { 200: answer(receiptSchema, 'Changed') },
      }),
      async (c) => {
        const { version: ifVersion, familyData } = c.req.valid('json')
        const command = { id: randomId(), type: 'edit-family' as const, changes: familyData }
        return c.json(await run(c, command, ifVersion), 200)
      },
    )
    .openapi(
      route('family', {
        method: 'post',
        path: `${path}/commands`,
        summary: 'Do something to the family document',
        request: { params, body: body(familyCommandSchema) },
        responses: { 200: answer(receiptSchema, 'Done; a resend gets the same receipt') },
      }),
      async (c) => c.json(await run(c, c.req.valid('json')), 200),
    )

function run(c: Pick<Context<Env>, 'get'>, command: FamilyCommand, ifVersion?: number) {
  const { db, clock } = c.get('services')
  const { id: userId, familyId } = userOf(c)
  const addressed = { sprintId: null, command }
  return runCommand(db, { familyId, addressed, userId, now: clock(), ifVersion })
}
