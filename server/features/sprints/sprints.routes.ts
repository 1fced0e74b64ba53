import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { receiptSchema } from '#core/contract/receipt.ts'
import { commandId, id, version } from '#core/contract/scalars.ts'
import { sprintCommandSchema } from '#core/contract/sprint-commands.ts'
import { newSprintSchema, sprintChangesSchema, sprintSchema } from '#core/contract/sprint.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { listed, longAnswer } from '#server/http/long-answer.ts'
import { jsonText } from '#server/http/json-text.ts'
import { randomId } from '#server/platform/random-id.ts'
import { answer, body, route, userOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { runCommand } from '#server/store/run-command.ts'
import { readSprintPage, readSprintText } from '#server/store/sprints.ts'

const path = `${apiPaths.families}/{familyId}/sprints` as const
const ofFamily = z.object({ familyId: z.string() })
const ofSprint = z.object({ familyId: z.string(), sprintId: id })
const receipt = answer(receiptSchema, 'Done; a resend of the same command gets the same receipt')

const pageQuery = z.object({
  /** The last sprint of the page before. */
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/** Sprints under their family (S7.6). */
export const sprintRoutes = () =>
  routes()
    .openapi(
      route('family', {
        method: 'get',
        path,
        summary: 'The sprints, newest first, a page at a time',
        request: { params: ofFamily, query: pageQuery },
        responses: { 200: answer(z.array(sprintSchema), 'A page of sprints') },
      }),
      async (c) => {
        const { familyId } = c.req.valid('param')
        const texts = readSprintPage(c.get('services').db, familyId, c.req.valid('query'))
        return longAnswer(c, listed('[', texts, ']'))
      },
    )
    .openapi(
      route('family', {
        method: 'post',
        path,
        summary: 'Add a sprint',
        request: {
          params: ofFamily,
          body: body(z.strictObject({ id: commandId.optional(), sprint: newSprintSchema })),
        },
        responses: { 200: receipt },
      }),
      async (c) => {
        const { id: given, sprint } = c.req.valid('json')
        const command = { id: given ?? randomId(), type: 'create-sprint' as const, sprint }
        return c.json(await change(c, sprint.id, command), 200)
      },
    )
    .openapi(
      route('family', {
        method: 'get',
        path: `${path}/{sprintId}`,
        summary: 'One sprint',
        request: { params: ofSprint },
        responses: { 200: answer(sprintSchema, 'The sprint') },
      }),
      async (c) => {
        const { familyId, sprintId } = c.req.valid('param')
        const text = await readSprintText(c.get('services').db, familyId, sprintId)
        return jsonText(text ?? refuse('sprint-missing'))
      },
    )
    .openapi(
      route('family', {
        method: 'patch',
        path: `${path}/{sprintId}`,
        summary: 'Change a sprint’s name, dates or step; refused if the version has moved on',
        request: {
          params: ofSprint,
          body: body(z.strictObject({ version, sprint: sprintChangesSchema })),
        },
        responses: { 200: receipt },
      }),
      async (c) => {
        const { version: ifVersion, sprint: changes } = c.req.valid('json')
        const command = { id: randomId(), type: 'edit-sprint' as const, changes }
        return c.json(await change(c, c.req.valid('param').sprintId, command, ifVersion), 200)
      },
    )
    .openapi(
      route('family', {
        method: 'delete',
        path: `${path}/{sprintId}`,
        summary: 'Delete a sprint',
        request: { params: ofSprint },
        responses: { 200: receipt },
      }),
      async (c) => {
        const command = { id: randomId(), type: 'delete-sprint' as const }
        return c.json(await change(c, c.req.valid('param').sprintId, command), 200)
      },
    )
    .openapi(
      route('family', {
        method: 'post',
        path: `${path}/{sprintId}/commands`,
        summary: 'Do something to a sprint',
        request: { params: ofSprint, body: body(sprintCommandSchema) },
        responses: { 200: receipt },
      }),
      async (c) => c.json(await change(c, c.req.valid('param').sprintId, c.req.valid('json')), 200),
    )

function change(
  c: Pick<Context<Env>, 'get'>,
  sprintId: string,
  command: SprintCommand,
  ifVersion?: number,
) {
  const { db, clock } = c.get('services')
  const { id: userId, familyId } = userOf(c)
  const addressed = { sprintId, command }
  return runCommand(db, { familyId, addressed, userId, now: clock(), ifVersion })
}
