import { z } from '@hono/zod-openapi'
import { exampleGoals } from '#content/goals/index.ts'
import { goalSuggestions } from '#content/suggestions/goal-suggestions.ts'
import { suggestions } from '#content/suggestions/index.ts'
import { rules } from '#content/suggestions/rules.ts'
import type { Family } from '#core/contract/family.ts'
import {
  answeredRecommendationSchema,
  recommendationSchema,
} from '#core/contract/recommendation.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { recommend } from '#core/domain/recommend.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readDocuments } from '#server/store/documents.ts'
import type { Database } from '#server/store/schema.ts'

const everything = [...suggestions, ...goalSuggestions]

const path = `${apiPaths.families}/{familyId}/recommendations`
const params = z.object({ familyId: z.string() })

async function read(db: Database, familyId: string) {
  const documents = await readDocuments(db, familyId)
  const family = JSON.parse(documents.family ?? refuse('family-missing')) as Family
  return { family, sprints: documents.sprints.map((text) => JSON.parse(text) as Sprint) }
}

/** What fits the family now, by rules over the library; nothing leaves the server. */
export const recommendationRoutes = () =>
  routes()
    .openapi(
      route('family', {
        method: 'get',
        path,
        summary: 'Recommendations with their reasons, the most fitting first',
        request: {
          params,
          query: z.object({ count: z.coerce.number().int().min(1).max(60).default(24) }),
        },
        responses: { 200: answer(z.array(recommendationSchema), 'The recommendations') },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const { family, sprints } = await read(db, c.req.valid('param').familyId)
        const { count } = c.req.valid('query')
        // One goal at a time: others wait until this one is closed.
        const { goal } = family.familyData
        const library = { suggestions: goal ? suggestions : everything, rules }
        const goalTopics = exampleGoals.find(({ id }) => id === goal?.exampleId)?.topics
        const fitting = recommend(library, family, sprints, {
          now: clock(),
          count,
          ...(goalTopics && { goalTopics }),
        })
        return c.json(fitting, 200)
      },
    )
    .openapi(
      route('family', {
        method: 'get',
        path: `${path}/answered`,
        summary: 'What the family has answered, by its titles, the latest first',
        request: { params },
        responses: { 200: answer(z.array(answeredRecommendationSchema), 'What was answered') },
      }),
      async (c) => {
        const { family } = await read(c.get('services').db, c.req.valid('param').familyId)
        const answered = family.familyData.recommendationAnswers.toReversed().flatMap(({ key }) => {
          const one = everything.find((suggestion) => suggestion.key === key)
          return one ? [{ key, kind: one.kind, title: one.title }] : []
        })
        return c.json(answered, 200)
      },
    )
