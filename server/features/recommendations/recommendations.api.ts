import { z } from '@hono/zod-openapi'
import { answeredRecommendationSchema, recommendationSchema } from '#core/recommendations/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, ofFamily, route } from '#server/http/declare.ts'

/** So many at once. */
export const mostRecommendations = 60

/** What fits a family, and what it answered. */
export const recommendationsApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.recommendations.template,
    'x-scope': 'read',
    summary: 'Recommendations with their reasons, the most fitting first',
    request: {
      params: ofFamily,
      query: z.object({
        count: z.coerce.number<number>().int().min(1).max(mostRecommendations).default(24),
      }),
    },
    responses: { 200: answer(z.array(recommendationSchema), 'The recommendations') },
  }),
  answered: route('family', {
    method: 'get',
    path: apiPaths.answeredRecommendations.template,
    'x-scope': 'read',
    summary: 'What the family has answered, by its titles, the latest first',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(answeredRecommendationSchema), 'What was answered') },
  }),
}
