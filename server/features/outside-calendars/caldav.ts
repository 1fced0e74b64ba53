import { addDays } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import {
  isTheirs,
  OutsideFailure,
  outsideAddress,
  type DavAnswer,
  type DavRequest,
  type Login,
} from '#server/platform/outside-request.ts'
import { multistatus, type Resource } from './multistatus.ts'

// Calendars behind a password (RFC 4791): Nextcloud, iCloud, Radicale and others. They are only read.

/** A calendar on a server: what it is called there, and where it stands. */
export type DavCalendar = { name: string; url: string }

const xml = '<?xml version="1.0" encoding="utf-8"?>'
const names = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'

const whoAndWhere = `${xml}<d:propfind ${names}><d:prop><d:current-user-principal/><c:calendar-home-set/><d:resourcetype/><d:displayname/><c:supported-calendar-component-set/></d:prop></d:propfind>`

/** In bytes: what an account has beside calendars is little, and more than this is no list of them. */
const listAtMost = 1024 * 1024

/**
 * The calendars of somebody on a server, by its address or one of theirs, the way RFC 6764 tells: who they
 * are, where their calendars stand, and which these are. Throws OutsideFailure.
 */
export async function findCalendars(
  request: DavRequest,
  { url, login }: { url: URL; login: Login },
): Promise<DavCalendar[]> {
  const ask = async (where: URL, depth: 0 | 1) => {
    const question = {
      method: 'PROPFIND',
      depth,
      body: whoAndWhere,
      login,
      atMost: listAtMost,
    } as const
    const answer = await request(where, question)
    return resourcesIn(answer).flatMap((resource) => placed(resource, { answer, within: url }))
  }
  const first = await firstAnswer(ask, url)
  if (isCalendar(first)) return [calendarOf(first)]
  const home =
    first.home ?? (first.principal && (await ask(new URL(first.principal), 0))[0]?.home) ?? null
  if (home === null) throw new OutsideFailure('unreachable')
  const found = await ask(new URL(home), 1)
  return found.filter(isCalendar).slice(0, limits.calendarsFound).map(calendarOf)
}

type Ask = (where: URL, depth: 0 | 1) => Promise<Resource[]>

/** What the address itself says of who asks, or else the place where a server tells it. */
async function firstAnswer(ask: Ask, url: URL): Promise<Resource> {
  const wellKnown = new URL('/.well-known/caldav', url)
  const places = url.pathname === '/' ? [wellKnown, url] : [url, wellKnown]
  let problem = new OutsideFailure('unreachable')
  for (const place of places) {
    try {
      const [one] = await ask(place, 0)
      if (one && (isCalendar(one) || one.home || one.principal)) return one
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error
      problem = error
      if (problem.problem === 'sign-in') break
    }
  }
  throw problem
}

/** What is in a calendar on these days, as events of RFC 5545 in XML. */
export const readByDav = (
  request: DavRequest,
  { url, login, from, to }: { url: URL; login: Login; from: string; to: string },
): Promise<DavAnswer> =>
  request(url, {
    method: 'REPORT',
    depth: 1,
    body: eventsBetween(from, to),
    login,
    atMost: limits.outsideSize,
  })

/** By anybody's clocks, so a day more on each side. */
function eventsBetween(from: string, to: string): string {
  const at = (day: string) => `${day.replaceAll('-', '')}T000000Z`
  const range = `<c:time-range start="${at(addDays(from, -1))}" end="${at(addDays(to, 2))}"/>`
  const filter = `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${range}</c:comp-filter></c:comp-filter>`
  return `${xml}<c:calendar-query ${names}><d:prop><c:calendar-data/></d:prop><c:filter>${filter}</c:filter></c:calendar-query>`
}

function resourcesIn({ bytes }: DavAnswer): Resource[] {
  try {
    return multistatus(bytes.toString())
  } catch {
    throw new OutsideFailure('unreachable')
  }
}

/** With whole addresses, seen from where the answer came from; none that leads to somebody else. */
function placed(
  resource: Resource,
  { answer, within }: { answer: DavAnswer; within: URL },
): Resource[] {
  const whole = (href: string | null) => {
    const found = href === null ? null : outsideAddress(URL.parse(href, answer.url)?.href ?? '')
    const isSafe =
      found !== null &&
      isTheirs(within.hostname, found.hostname) &&
      !(within.protocol === 'https:' && found.protocol === 'http:')
    return isSafe && found.href.length <= limits.outsideAddress ? found.href : null
  }
  const href = whole(resource.href)
  const { principal, home } = resource
  return href === null
    ? []
    : [{ ...resource, href, principal: whole(principal), home: whole(home) }]
}

const isCalendar = ({ kinds, components }: Resource) =>
  kinds.includes('calendar') && (components.length === 0 || components.includes('VEVENT'))

const calendarOf = ({ href, name }: Resource): DavCalendar => ({
  name: shortName(name) || shortName(lastPart(href)),
  url: href,
})

const shortName = (text: string) => oneLine(oneLine(text).slice(0, limits.name)).toWellFormed()

/** Of an address, what stands for a name where there is none. */
const lastPart = (href: string) => new URL(href).pathname.split('/').findLast(Boolean) ?? href
