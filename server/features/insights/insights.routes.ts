import { z } from '@hono/zod-openapi'
import { sprintSummarySchema } from '#core/contract/insights.ts'
import { id } from '#core/contract/scalars.ts'
import { apiPaths } from '#core/paths.ts'
import { listed, longAnswer } from '#server/http/long-answer.ts'
import { answer, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readSummaries } from './read-summaries.ts'

const pageQuery = z.object({
  /** The last sprint of the page before. */
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/** A family's past in numbers, for Insights. */
export const insightRoutes = () =>
  routes().openapi(
    route('family', {
      method: 'get',
      path: `${apiPaths.families}/{familyId}/insights`,
      summary: 'The closed sprints in numbers, newest first, a page at a time',
      request: { params: z.object({ familyId: z.string() }), query: pageQuery },
      responses: { 200: answer(z.array(sprintSummarySchema), 'A page of summaries') },
    }),
    async (c) => {
      const { db, clock, inBackground } = c.get('services')
      const context = { db, now: clock(), inBackground }
      const { familyId } = c.req.valid('param')
      const texts = readSummaries(context, familyId, c.req.valid('query'))
      return longAnswer(c, listed('[', texts, ']'))
    },
  )
