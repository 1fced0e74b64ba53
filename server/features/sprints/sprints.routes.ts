import type { Context } from 'hono'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { refuse } from '#core/refusal.ts'
import { listed, longAnswer } from '#server/http/long-answer.ts'
import { jsonText } from '#server/http/json-text.ts'
import { randomId } from '#server/platform/random-id.ts'
import { handled, sessionOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { runCommand } from '#server/store/run-command.ts'
import { readSprintPage, readSprintText } from '#server/store/sprints.ts'
import { sprintsApi } from './sprints.api.ts'

/** Commands are decided by the family's documents. */
const withFamily = 'snapshot'

/** Sprints under their family (S7.6). */
export const sprintRoutes = () =>
  routes()
    .openapi(sprintsApi.list, async (c) => {
      const { familyId } = c.req.valid('param')
      const texts = readSprintPage(c.get('services').db, familyId, c.req.valid('query'))
      return longAnswer(c, listed(texts))
    })
    .openapi(handled(sprintsApi.create, { withFamily }), async (c) => {
      const { id: given, sprint } = c.req.valid('json')
      const command = { id: given ?? randomId(), type: 'create-sprint' as const, sprint }
      return c.json(await change(c, sprint.id, command), 200)
    })
    .openapi(sprintsApi.read, async (c) => {
      const { familyId, sprintId } = c.req.valid('param')
      const text = await readSprintText(c.get('services').db, familyId, sprintId)
      return jsonText(text ?? refuse('sprint-missing'))
    })
    .openapi(handled(sprintsApi.edit, { withFamily }), async (c) => {
      const { version: ifVersion, sprint: changes } = c.req.valid('json')
      const command = { id: randomId(), type: 'edit-sprint' as const, changes }
      return c.json(await change(c, c.req.valid('param').sprintId, command, ifVersion), 200)
    })
    .openapi(handled(sprintsApi.remove, { withFamily }), async (c) => {
      const command = { id: randomId(), type: 'delete-sprint' as const }
      return c.json(await change(c, c.req.valid('param').sprintId, command), 200)
    })
    .openapi(handled(sprintsApi.command, { withFamily }), async (c) =>
      c.json(await change(c, c.req.valid('param').sprintId, c.req.valid('json')), 200),
    )

function change(
  c: Pick<Context<Env>, 'get'>,
  sprintId: string,
  command: SprintCommand,
  ifVersion?: number,
) {
  const { db, clock } = c.get('services')
  const { user, snapshot } = sessionOf(c)
  const { id: userId, familyId } = user
  const addressed = { sprintId, command }
  return runCommand(db, { familyId, addressed, userId, now: clock(), ifVersion, snapshot })
}
