import type { Recommendation } from '#core/recommendations/schema.ts'
import { documentOf, knownJson } from '#core/lib/json-text.ts'
import type { Documents } from '#core/commands/documents.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { refuse } from '#core/refusal.ts'
import { contentNow, rulesFor, topicsOfExample } from '#server/content.ts'
import { readFamilyMark } from '#server/http/family-mark.ts'
import { jsonList, jsonText } from '#server/http/json-text.ts'
import { routes } from '#server/http/routes.ts'
import { languageNow } from '#server/platform/say.ts'
import { readDocuments } from '#server/store/documents.ts'
import { readFamily } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import { mostRecommendations, recommendationsApi } from './recommendations.api.ts'

async function read(db: Database, familyId: string): Promise<Documents> {
  const documents = await readDocuments(db, familyId)
  const family = documentOf(documents.family ?? refuse('family-missing'))
  return { family, sprints: documents.sprints.map(documentOf) }
}

/** Making them takes so much longer than to give those that were made. */
const asksOfMaking = 10

/** As many as anybody may ask for; with fewer come the first of them. */
function fittingNow({ family, sprints }: Documents, now: string): Recommendation[] {
  // One goal at a time: others wait until this one is closed.
  const { goal } = family.familyData
  const { suggestions, goalSuggestions } = contentNow()
  const library = {
    suggestions: goal ? suggestions : [...suggestions, ...goalSuggestions],
    rules: rulesFor([languageNow(), family.familyData.settings.language ?? 'en']),
  }
  const goalTopics = topicsOfExample(goal?.exampleId)
  const count = mostRecommendations
  return recommend(library, family, sprints, { now, count, ...(goalTopics && { goalTopics }) })
}

/** What fits the family now, by rules over the library; nothing leaves the server. */
export const recommendationRoutes = () =>
  routes()
    .openapi(recommendationsApi.list, async (c) => {
      const { db, clock, keepAnswer, pace } = c.get('services')
      const { familyId } = c.req.valid('param')
      const now = clock()
      const { mark } = (await readFamilyMark(db, familyId, now)) ?? refuse('family-missing')
      const { text } = await keepAnswer(
        `recommendations ${familyId} ${languageNow()}`,
        mark,
        async () => {
          pace.asking.owe(familyId, asksOfMaking)
          const fitting = fittingNow(await read(db, familyId), now)
          return fitting.map((one) => JSON.stringify(one)).join('\n')
        },
      )
      const texts = text === '' ? [] : text.split('\n').map(knownJson<Recommendation>)
      return jsonText(jsonList(texts.slice(0, c.req.valid('query').count)))
    })
    .openapi(recommendationsApi.answered, async (c) => {
      const { familyId } = c.req.valid('param')
      const family = (await readFamily(c.get('services').db, familyId)) ?? refuse('family-missing')
      const { suggestions, goalSuggestions } = contentNow()
      const everything = [...suggestions, ...goalSuggestions]
      const answered = family.familyData.recommendationAnswers.toReversed().flatMap(({ key }) => {
        const one = everything.find((suggestion) => suggestion.key === key)
        return one ? [{ key, kind: one.kind, title: one.title }] : []
      })
      return c.json(answered, 200)
    })
