// The families whose screens are looked at (look.ts) and counted (amounts.ts): of a server of its own.
import type { BrowserContext } from '@playwright/test'
import { DatabaseSync } from 'node:sqlite'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { localDate } from '#core/time/calendar.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { sampleFamily } from '#content/sample/sample-family.ts'
import { contentIn } from '#server/content.ts'
import { aFamilyInItsWeek, aTask, apiFor, firstDay } from '../e2e/support/api.ts'
import { keepOneClock } from '../e2e/support/same-clock.ts'
import type { Server } from '../e2e/support/server.ts'

/**
 * Who is signed in: somebody new, a family on the first day of its week, or one in its fourth week,
 * which wrote in this language.
 */
export const shownFamilies: Record<
  string,
  (context: BrowserContext, server: Server, language?: string) => Promise<unknown>
> = {
  new: (context, { url }) => apiFor(context, url).signUp(),
  week: async (context, { url }) => {
    await keepOneClock(context)
    await context.clock.setFixedTime(`${firstDay}T17:00:00`)
    await aFamilyInItsWeek(apiFor(context, url), [
      aTask('read', 'Read a story aloud', { icon: 'read' }),
      aTask('walk', 'Walk the dog', {
        owners: ['mia', 'ben'],
        repeat: { kind: 'once' },
        icon: 'walk',
      }),
    ])
  },
  sample: async (context, server, language = 'en') => {
    const api = apiFor(context, server.url)
    await api.signUp()
    const { family } = await api.bootstrap()
    await server.stop()
    const { sampleWords } = contentIn(language)
    const sample = sampleFamily(localDate(new Date()), undefined, sampleWords)
    putInPlace(databaseFile(server.dataDir), family.id, sample)
    await server.restart()
  },
}

/** Writes a family's documents in the place of those that somebody who signed up began with. */
function putInPlace(file: string, familyId: string, { family, sprints }: Bootstrap) {
  const database = new DatabaseSync(file)
  const { primaryUserId } = database
    .prepare('select "primaryUserId" from families where id = ?')
    .get(familyId) as { primaryUserId: string }
  const mine = { ...family, id: familyId, primaryUserId }
  database
    .prepare('update families set document = ?, version = ? where id = ?')
    .run(JSON.stringify(mine), mine.version, familyId)
  database.prepare('update users set "onboardingComplete" = 1').run()
  const insert = database.prepare(
    'insert into sprints ("familyId", id, version, completed, "startsOn", "createdAt", document) values (?, ?, ?, ?, ?, ?, ?)',
  )
  for (const sprint of sprints) {
    const { id, version, completed, startsOn, createdAt } = sprint
    const document = JSON.stringify({ ...sprint, familyId })
    insert.run(familyId, id, version, completed ? 1 : 0, startsOn, createdAt, document)
  }
  database.close()
}
