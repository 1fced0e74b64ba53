import { documentOf } from '#core/domain/document-text.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { goalSuggestions } from '#content/suggestions/goal-suggestions.ts'
import { suggestions } from '#content/suggestions/index.ts'
import { rules } from '#content/suggestions/rules.ts'
import { recommend } from '#core/domain/recommend.ts'
import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import { readDocuments } from '#server/store/documents.ts'
import type { Database } from '#server/store/schema.ts'
import { recommendationsApi } from './recommendations.api.ts'

const everything = [...suggestions, ...goalSuggestions]

async function read(db: Database, familyId: string) {
  const documents = await readDocuments(db, familyId)
  const family = documentOf(documents.family ?? refuse('family-missing'))
  return { family, sprints: documents.sprints.map(documentOf) }
}

/** What fits the family now, by rules over the library; nothing leaves the server. */
export const recommendationRoutes = () =>
  routes()
    .openapi(recommendationsApi.list, async (c) => {
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
    })
    .openapi(recommendationsApi.answered, async (c) => {
      const { family } = await read(c.get('services').db, c.req.valid('param').familyId)
      const answered = family.familyData.recommendationAnswers.toReversed().flatMap(({ key }) => {
        const one = everything.find((suggestion) => suggestion.key === key)
        return one ? [{ key, kind: one.kind, title: one.title }] : []
      })
      return c.json(answered, 200)
    })
