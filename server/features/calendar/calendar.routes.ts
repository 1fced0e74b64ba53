import { z } from '@hono/zod-openapi'
import { calendarFeedSchema } from '#core/contract/account.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { remindersOf } from '#core/domain/reminders.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { answer, route, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { hashOfToken, newToken } from '#server/platform/one-time-token.ts'
import {
  deleteFeed,
  findFeedFamily,
  readFeedSince,
  saveFeed,
} from '#server/store/calendar-feeds.ts'
import { transaction } from '#server/store/database.ts'
import { readDocuments } from '#server/store/documents.ts'
import { readFamily } from '#server/store/families.ts'
import { requireRights } from '#server/store/guarded.ts'
import { feedText } from './feed-text.ts'

const done = answer(z.object({ ok: z.literal(true) }), 'The address opens nothing any more')
const address = z.object({ url: z.string() })

/** Meetings and stand-ups in the family's own calendars, by an address that only they know. */
export const calendarRoutes = ({ baseUrl }: { baseUrl: string }) =>
  routes()
    .openapi(
      route('signed-in', {
        method: 'get',
        path: apiPaths.calendarFeed,
        summary: 'Since when there is a calendar feed, if there is one',
        responses: { 200: answer(calendarFeedSchema, 'Its address is told once, when it is made') },
      }),
      async (c) => {
        const since = await readFeedSince(c.get('services').db, userOf(c).id)
        return c.json({ since }, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'post',
        path: apiPaths.calendarFeed,
        summary: 'Make a calendar feed, or give it another address',
        responses: { 200: answer(address, 'Its address') },
      }),
      async (c) => {
        const { db, clock, limit } = c.get('services')
        const { id: userId } = userOf(c)
        await limit('feedByAccount', userId)
        const { token, hash } = newToken()
        await transaction(db, async (trx) => {
          await requireRights(trx) // before rows that the account's deletion takes after the account's
          await saveFeed(trx, { userId, hash, now: clock() })
        })
        return c.json({ url: baseUrl + apiPaths.calendar(token) }, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'delete',
        path: apiPaths.calendarFeed,
        summary: 'Take the calendar feed back',
        responses: { 200: done },
      }),
      async (c) => {
        const { db } = c.get('services')
        await transaction(db, async (trx) => {
          await requireRights(trx)
          await deleteFeed(trx, userOf(c).id)
        })
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('public', {
        method: 'get',
        path: '/api/calendar/{file}',
        summary: 'Meetings and stand-ups in iCalendar, for whoever has the address',
        request: { params: z.object({ file: z.string() }) },
        responses: {
          200: {
            description: 'The calendar',
            content: { 'text/calendar': { schema: z.string() } },
          },
        },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const secret = /^([A-Za-z0-9][\w-]{21})\.ics$/.exec(c.req.valid('param').file)?.[1]
        const familyId = secret ? await findFeedFamily(db, hashOfToken(secret)) : null
        const family = familyId && (await readFamily(db, familyId))
        if (!familyId || !family) refuse('not-found')
        const { sprints } = await readDocuments(db, familyId)
        const now = clock()
        const open = sprints.map((text) => JSON.parse(text) as Sprint)
        const reminders = remindersOf(family.familyData, open, now.slice(0, 10))
        return c.body(await feedText(reminders, { familyId, baseUrl, now }), 200, {
          'content-type': 'text/calendar; charset=utf-8',
        })
      },
    )
