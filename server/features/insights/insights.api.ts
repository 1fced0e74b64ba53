import { z } from '@hono/zod-openapi'
import { sprintSummarySchema } from '#core/insights/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, ofFamily, pageQuery, route } from '#server/http/declare.ts'

/** A family’s past in numbers. */
export const insightsApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.insights.template,
    'x-scope': 'read',
    summary: 'The closed sprints in numbers, newest first, a page at a time',
    request: { params: ofFamily, query: pageQuery },
    responses: { 200: answer(z.array(sprintSummarySchema), 'A page of summaries') },
  }),
}
