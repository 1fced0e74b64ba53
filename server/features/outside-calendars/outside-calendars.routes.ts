import { setTimeout as wait } from 'node:timers/promises'
import type { OutsideCalendar, OutsideCalendars } from '#core/calendars/schema.ts'
import type { Family } from '#core/family/schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { tokenOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import {
  OutsideFailure,
  outsideAddress,
  type DavRequest,
  type Login,
} from '#server/platform/outside-request.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily, readFamily } from '#server/store/families.ts'
import {
  deleteCalendar,
  eventWeight,
  insertCalendar,
  listCalendarNames,
  listOutsideCalendars,
  makeDue,
  type KeptCalendar,
} from '#server/store/outside-calendars.ts'
import type { Database } from '#server/store/schema.ts'
import { usualFailure } from './calendar-reader.ts'
import { findCalendars } from './caldav.ts'
import { sealLogin } from './calendar-login.ts'
import { keptDays } from './kept-days.ts'
import { outsideCalendarsApi } from './outside-calendars.api.ts'
import { readCalendar } from './read-calendar.ts'

type Options = {
  secret: string
  askCalendars: DavRequest
  /** Whether families may have calendars of the host's own network read. */
  privateCalendars: boolean
}

/** Calendars of others that a family looks at. Their addresses and passwords come in here and never go out. */
export const outsideCalendarRoutes = ({ secret, askCalendars, privateCalendars }: Options) =>
  routes()
    .openapi(outsideCalendarsApi.list, async (c) => {
      const { db, clock, pace } = c.get('services')
      const { familyId } = c.req.valid('param')
      pace.reading.admit(familyId)
      const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
      const kept = await listOutsideCalendars(db, familyId)
      // A file has a year of them, of which few may be told: all of them were read (A81).
      for (const { events } of kept) pace.reading.owe(familyId, eventWeight * events.length)
      return c.json(seenOn(keptDays(family, clock()), kept), 200)
    })
    .openapi(outsideCalendarsApi.add, async (c) => {
      const { db, clock, limit } = c.get('services')
      const { familyId } = c.req.valid('param')
      const given = c.req.valid('json')
      const login = 'user' in given ? loginOf(given) : null
      const url = 'url' in given ? addressOf(given.url, { login, privateCalendars }) : null
      await limit('calendarByAccount', userOf(c).id)
      const now = clock()
      const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
      const events = 'file' in given ? await eventsOf(given.file, family, now) : []
      const id = randomId()
      const calendar = {
        id,
        name: given.name,
        url: url?.href ?? null,
        addedAt: now,
        readAt: url ? null : now,
        events,
      }
      const sealed = login && sealLogin(secret, { familyId, id }, login)
      await insert(db, { familyId, ...calendar, login: sealed, tokenId: tokenOf(c) ?? null })
      const { calendars } = seenOn(keptDays(family, now), [{ ...calendar, problem: null }])
      return c.json(calendars[0]!, 200)
    })
    .openapi(outsideCalendarsApi.findOnServer, async (c) => {
      const { limit, queues } = c.get('services')
      const { familyId: family } = c.req.valid('param')
      const given = c.req.valid('json')
      const login = loginOf(given)
      const url = addressOf(given.url, { login, privateCalendars })
      await limit('calendarByAccount', userOf(c).id)
      let isOver: Promise<unknown> | undefined
      const found = queues.calendarServers.run({ family }, () => {
        isOver = wait(privateCalendars ? usualFailure : 0, null, { ref: false })
        return findCalendars(askCalendars, { url, login })
      })
      const calendars = await found.catch(async (error: unknown) => {
        if (!(error instanceof OutsideFailure)) throw error
        if (error.problem === 'sign-in') refuse('calendar-sign-in')
        // How soon it fails would tell what listens where in the host's own network (A86).
        await isOver
        return refuse('calendar-server-silent')
      })
      return c.json({ calendars }, 200)
    })
    .openapi(outsideCalendarsApi.readAgain, async (c) => {
      const { db, clock, limit } = c.get('services')
      const { familyId, calendarId: id } = c.req.valid('param')
      await limit('calendarByAccount', userOf(c).id)
      await transaction(db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        const isThere = await makeDue(trx, { familyId, id, tokenId: tokenOf(c), now: clock() })
        if (!isThere) refuse('calendar-missing')
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(outsideCalendarsApi.remove, async (c) => {
      const { db } = c.get('services')
      const { familyId, calendarId: id } = c.req.valid('param')
      await transaction(db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        const isThere = await deleteCalendar(trx, { familyId, id, tokenId: tokenOf(c) })
        if (!isThere) refuse('calendar-missing')
      })
      return c.json({ ok: true as const }, 200)
    })

/** Their password there; no account’s of ours. */
const loginOf = ({ user, appPassword }: { user: string; appPassword: string }): Login => ({
  user,
  password: appPassword,
})

type Typed = { login: Login | null; privateCalendars: boolean }

/** A password goes over a line that nobody listens to, or stays in the host's own network. */
function addressOf(typed: string, { login, privateCalendars }: Typed): URL {
  const url = outsideAddress(typed)
  if (!login) return url ?? refuse('calendar-address')
  const isClosed = url?.protocol === 'https:' || privateCalendars
  return url && isClosed ? url : refuse('calendar-server-address')
}

async function eventsOf(file: string, family: Family, now: string) {
  const bytes = new Uint8Array(Buffer.from(file))
  const turn = { family: family.id, isAwaited: true }
  const task = { bytes, charset: null, form: 'calendar' as const, ...keptDays(family, now, 'file') }
  const events = await readCalendar(task, turn)
  if (events === 'cut-off') refuse('calendar-cut-off')
  return events === 'no-calendar' ? refuse('calendar-unreadable') : events
}

async function insert(db: Database, calendar: Parameters<typeof insertCalendar>[1]) {
  await transaction(db, async (trx) => {
    if (!(await lockFamily(trx, calendar.familyId))) refuse('family-missing')
    const others = await listCalendarNames(trx, calendar.familyId)
    if (others.length >= limits.outsideCalendars) refuse('list-full')
    await insertCalendar(trx, calendar)
  })
}

/** The calendars as their family sees them, without their addresses, and what is in them on these days. */
function seenOn(
  { from, to }: { from: string; to: string },
  kept: readonly KeptCalendar[],
): OutsideCalendars {
  const ofAll: OutsideCalendars['events'] = []
  const calendars = kept.map(({ url, events, ...calendar }): OutsideCalendar => {
    const now = events.filter(({ date, until }) => until >= from && date <= to)
    for (const event of now) ofAll.push({ calendarId: calendar.id, ...event })
    return { ...calendar, host: url && new URL(url).hostname, events: now.length }
  })
  const order = ({ date, time }: { date: string; time: string | null }) => `${date} ${time ?? ''}`
  return { calendars, events: ofAll.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) }
}
