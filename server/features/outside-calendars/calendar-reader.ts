import { setTimeout as wait } from 'node:timers/promises'
import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import {
  OutsideFailure,
  type DavRequest,
  type OutsideRequest,
} from '#server/platform/outside-request.ts'
import { storedWork } from '#server/platform/stored-work.ts'
import { readFamily } from '#server/store/families.ts'
import {
  saveReading,
  takeDueCalendar,
  type DueCalendar,
  type Reading,
} from '#server/store/outside-calendars.ts'
import type { Database } from '#server/store/schema.ts'
import { readByDav } from './caldav.ts'
import { openLogin } from './calendar-login.ts'
import { keptDays } from './kept-days.ts'
import { readCalendar } from './read-calendar.ts'

type Options = {
  db: Database
  clock: Clock
  log: Log
  secret: string
  request: OutsideRequest
  /** Asks where a password is wanted. */
  askCalendars: DavRequest
  /** Milliseconds after which a failure is told, whatever it was. */
  failsAfter?: number
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const lookEvery = 1 * second
/** How long a server has a calendar to itself: longer than a slow site and a full queue take. */
const lease = 5 * minute
const readEvery = 3 * hour
/** One that fails is tried when it has failed for as long again, but neither sooner nor later. */
const soonest = 10 * minute
const latest = 12 * hour
/** Longer than anything takes to fail: how soon it does would tell what listens where (A86). */
export const usualFailure = 16 * second
/**
 * So many at once, and of one family: its slow sites keep nobody else waiting (A87), and the largest of
 * all together take `places` times `limits.outsideSize` of memory.
 */
const bounds = { places: 8, each: { family: 2 } }
/** What is cut off at the end is read after its lease. */
const patience = 5 * second

/** Reads what is due until nothing is. */
export const readDueCalendars = (options: Options): Promise<void> => reader(options).untilDone()

/** Looks for calendars that are due until stopped; of all servers one reads each. */
export function startCalendarReader(options: Options): { stop: () => Promise<void> } {
  const { look, stop } = reader(options)
  const timer = setInterval(look, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await stop(patience)
    },
  }
}

const reader = (options: Options) =>
  storedWork({
    bounds,
    namesOf: ({ familyId }: DueCalendar) => ({ family: familyId }),
    take: ({ without }) => {
      const now = options.clock()
      const taking = { now, leaseUntil: later(now, lease), without: without.family }
      return takeDueCalendar(options.db, taking)
    },
    run: (due) => readOne(options, due),
    onError: (error) => options.log.error('calendars', error),
  })

async function readOne(options: Options, due: DueCalendar): Promise<void> {
  const { db, clock, log, failsAfter = usualFailure } = options
  const isOver = wait(failsAfter, null, { ref: false })
  try {
    await saveReading(db, due, await readingOf(options, due))
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    const { problem } = error
    await isOver
    // No word of which: the address is a key, and whose it is nobody's business.
    log.info('calendar.failed', { problem })
    await saveReading(db, due, { problem, dueAt: later(clock(), pauseAfter(due, clock())) })
  }
}

async function readingOf(options: Options, due: DueCalendar): Promise<Reading> {
  const { db, clock } = options
  const { familyId, etag: known } = due
  const family = await readFamily(db, familyId)
  const now = clock()
  const rest = { problem: null, readAt: now, dueAt: later(now, readEvery) }
  if (!family) return { ...rest, etag: known }
  const kept = keptDays(family, now)
  // The same text is other events on another day, or by other clocks.
  const reading = `${kept.from} ${kept.timeZone} `
  const etag = known?.startsWith(reading) ? known.slice(reading.length) : null
  const found = await textOf(options, due, { ...kept, etag })
  if (!found) return { ...rest, etag: known }
  const turn = { family: familyId, isAwaited: false }
  const { charset, form } = found
  const bytes = new Uint8Array(found.bytes)
  const events = await readCalendar({ bytes, charset, form, ...kept }, turn)
  if (events === 'cut-off') throw new OutsideFailure('cut-off')
  if (events === 'no-calendar') throw new OutsideFailure('unreachable')
  return { ...rest, events, etag: found.etag === null ? null : reading + found.etag }
}

type Wanted = { from: string; to: string; etag: string | null }

/** What its site has; null where that is what was read before. */
async function textOf(
  { request, askCalendars, secret }: Options,
  due: DueCalendar,
  { from, to, etag }: Wanted,
) {
  const url = new URL(due.url)
  if (due.login === null) {
    const found = await request(url, { etag })
    return found && { ...found, form: 'calendar' as const }
  }
  const login = openLogin(secret, due, due.login)
  if (!login) throw new OutsideFailure('sign-in')
  const found = await readByDav(askCalendars, { url, login, from, to })
  return { ...found, etag: null, form: 'multistatus' as const }
}

/** Milliseconds until the next attempt: as many as it has failed for. */
function pauseAfter({ readAt, addedAt }: DueCalendar, now: string): number {
  const since = readAt === null ? Date.parse(addedAt) : Date.parse(readAt) + readEvery
  return Math.min(latest, Math.max(soonest, Date.parse(now) - since))
}
