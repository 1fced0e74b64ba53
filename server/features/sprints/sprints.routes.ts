import { refuse } from '#core/refusal.ts'
import { listed, longAnswer } from '#server/http/long-answer.ts'
import { jsonText } from '#server/http/json-text.ts'
import { randomId } from '#server/platform/random-id.ts'
import { byCommand, runAs } from '#server/http/command.ts'
import { handled } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readSprintPage, readSprintText } from '#server/store/sprints.ts'
import { sprintsApi } from './sprints.api.ts'

/** Sprints under their family (S7.6). */
export const sprintRoutes = () =>
  routes()
    .openapi(sprintsApi.list, async (c) => {
      const { familyId } = c.req.valid('param')
      const texts = readSprintPage(c.get('services').db, familyId, c.req.valid('query'))
      return longAnswer(c, listed(texts))
    })
    .openapi(handled(sprintsApi.create, byCommand), async (c) => {
      const { id: given, sprint } = c.req.valid('json')
      const command = { id: given ?? randomId(), type: 'create-sprint' as const, sprint }
      return c.json(await runAs(c, { sprintId: sprint.id, command }), 200)
    })
    .openapi(sprintsApi.read, async (c) => {
      const { familyId, sprintId } = c.req.valid('param')
      const text = await readSprintText(c.get('services').db, familyId, sprintId)
      return jsonText(text ?? refuse('sprint-missing'))
    })
    .openapi(handled(sprintsApi.edit, byCommand), async (c) => {
      const { version: ifVersion, sprint: changes } = c.req.valid('json')
      const command = { id: randomId(), type: 'edit-sprint' as const, changes }
      const { sprintId } = c.req.valid('param')
      return c.json(await runAs(c, { sprintId, command }, ifVersion), 200)
    })
    .openapi(handled(sprintsApi.remove, byCommand), async (c) => {
      const command = { id: randomId(), type: 'delete-sprint' as const }
      const { sprintId } = c.req.valid('param')
      return c.json(await runAs(c, { sprintId, command }), 200)
    })
    .openapi(handled(sprintsApi.command, byCommand), async (c) => {
      const { sprintId } = c.req.valid('param')
      return c.json(await runAs(c, { sprintId, command: c.req.valid('json') }), 200)
    })
