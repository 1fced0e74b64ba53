import type { Today } from '#core/programs/today-schema.ts'
import { documentOf, knownJson } from '#core/lib/json-text.ts'
import type { Documents } from '#core/commands/documents.ts'
import { tickFor, todayOf } from '#core/programs/family-today.ts'
import { refuse } from '#core/refusal.ts'
import { weekName } from '#server/content.ts'
import { runAs } from '#server/http/command.ts'
import { readFamilyMark } from '#server/http/family-mark.ts'
import { jsonText } from '#server/http/json-text.ts'
import { readWeeks } from '#server/http/read-weeks.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { randomId } from '#server/platform/random-id.ts'
import { languageNow } from '#server/platform/say.ts'
import { readDocuments } from '#server/store/documents.ts'
import type { Database } from '#server/store/schema.ts'
import { todayApi } from './today.api.ts'

/** Making it takes so much longer than to give what was made. */
const asksOfMaking = 10

/** The day in one call, and a tick in one call (E3). */
export const todayRoutes = () =>
  routes()
    .openapi(todayApi.read, async (c) => {
      const { db, clock, keepAnswer, pace } = c.get('services')
      const { familyId } = userOf(c)
      const now = clock()
      const { mark } = (await readFamilyMark(db, familyId, now)) ?? refuse('family-missing')
      const { text } = await keepAnswer(`today ${familyId} ${languageNow()}`, mark, async () => {
        pace.asking.owe(familyId, asksOfMaking)
        return JSON.stringify(todayOf(await documentsOf(db, familyId), now, weekName))
      })
      return jsonText(knownJson<Today>(text))
    })
    .openapi(todayApi.tick, async (c) => {
      const services = c.get('services')
      const given = c.req.valid('json')
      const documents = (await readWeeks(services, userOf(c))) ?? refuse('family-missing')
      const { sprintId, tick } = tickFor(documents, given, services.clock())
      const command = { id: given.id ?? randomId(), ...tick }
      return c.json(await runAs(c, { sprintId, command }), 200)
    })

async function documentsOf(db: Database, familyId: string): Promise<Documents> {
  const { family, sprints } = await readDocuments(db, familyId)
  if (!family) refuse('family-missing')
  return { family: documentOf(family), sprints: sprints.map(documentOf) }
}
