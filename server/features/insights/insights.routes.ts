import { listed, longAnswer } from '#server/http/long-answer.ts'
import { routes } from '#server/http/routes.ts'
import { readSummaries } from './read-summaries.ts'
import { insightsApi } from './insights.api.ts'

/** A family's past in numbers, for Insights. */
export const insightRoutes = () =>
  routes().openapi(insightsApi.list, async (c) => {
    const { db, clock, inBackground } = c.get('services')
    const context = { db, now: clock(), inBackground }
    const { familyId } = c.req.valid('param')
    const texts = readSummaries(context, familyId, c.req.valid('query'))
    return longAnswer(c, listed(texts))
  })
