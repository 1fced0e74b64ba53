import { documentOf } from '#core/lib/json-text.ts'
import { familyCalendar } from '#core/calendars/family-calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { readFamilyMark } from '#server/http/family-mark.ts'
import { respondKept } from '#server/http/kept-answers.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { hashOfToken, newToken } from '#server/platform/one-time-token.ts'
import { speaking } from '#server/platform/say.ts'
import {
  deleteFeed,
  findFeedFamily,
  readFeedSince,
  saveFeed,
} from '#server/store/calendar-feeds.ts'
import { transaction } from '#server/store/database.ts'
import { readDocuments } from '#server/store/documents.ts'
import { requireRights } from '#server/store/guarded.ts'
import { feedText } from './feed-text.ts'
import { calendarApi } from './calendar.api.ts'

/** Making it takes so much longer than to say that it is as it was. */
const asksOfMaking = 10

/** Meetings, stand-ups and dates in the family's own calendars, by an address that only they know. */
export const calendarRoutes = ({ baseUrl }: { baseUrl: string }) =>
  routes()
    .openapi(calendarApi.since, async (c) => {
      const since = await readFeedSince(c.get('services').db, userOf(c).id)
      return c.json({ since }, 200)
    })
    .openapi(calendarApi.make, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const { id: userId } = userOf(c)
      await limit('feedByAccount', userId)
      const { token, hash } = newToken()
      await transaction(db, async (trx) => {
        await requireRights(trx) // before rows that the account's deletion takes after the account's
        await saveFeed(trx, { userId, hash, now: clock() })
        await tellOfWayIn(trx, userOf(c), 'calendarFeed')
      })
      return c.json({ url: baseUrl + apiPaths.calendar(`${token}.ics`) }, 200)
    })
    .openapi(calendarApi.end, async (c) => {
      const { db } = c.get('services')
      await transaction(db, async (trx) => {
        await requireRights(trx)
        await deleteFeed(trx, userOf(c).id)
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(calendarApi.read, async (c) => {
      const { db, clock, keepAnswer, pace } = c.get('services')
      const secret = /^([A-Za-z0-9][\w-]{21})\.ics$/.exec(c.req.valid('param').file)?.[1]
      const familyId = secret ? await findFeedFamily(db, hashOfToken(secret)) : null
      const now = clock()
      const marked = familyId && (await readFamilyMark(db, familyId, now))
      if (!familyId || !marked) refuse('not-found')
      pace.asking.take(`calendar ${familyId}`, 1)
      const answer = await keepAnswer(`calendar ${familyId}`, marked.mark, async () => {
        pace.asking.owe(`calendar ${familyId}`, asksOfMaking)
        const { sprints } = await readDocuments(db, familyId)
        const { family, today } = marked
        const { timeZone, language = 'en' } = family.familyData.settings
        return speaking(language, () => {
          const entries = familyCalendar(family, sprints.map(documentOf), today)
          return feedText(entries, { familyId, baseUrl, now, timeZone })
        })
      })
      return respondKept(c, answer, 'text/calendar; charset=utf-8')
    })
