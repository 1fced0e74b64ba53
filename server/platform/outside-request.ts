import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { addAbortSignal } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isIP } from 'node:net'
import { limits } from '#core/limits.ts'
import type { OutsideProblem } from '#core/words.ts'
import { pinnedLookup, type Resolve } from './pinned-lookup.ts'
import { siteAddress } from './site-address.ts'

/**
 * Why nothing came of it. It has no word of the address, which may be a key, and none of the answer: nobody
 * shall find out through us what listens in some network (A86).
 */
export class OutsideFailure extends Error {
  readonly problem: OutsideProblem

  constructor(problem: OutsideProblem) {
    super(problem)
    this.name = 'OutsideFailure'
    this.problem = problem
  }
}

type Options = {
  /** Which network addresses are asked, see `isReachable`. */
  mayReach: (address: string) => boolean
  /** Milliseconds for all of it: names, connections, redirects and the text. */
  timeout?: number
  resolve: Resolve
}

/**
 * What came: the text’s bytes with their ETag, and the charset that the site says they are in. Null where
 * nothing has changed since the ETag that was sent.
 */
export type Outside = { bytes: Buffer; etag: string | null; charset: string | null } | null

export type OutsideRequest = (url: URL, known: { etag: string | null }) => Promise<Outside>

/** How somebody is known to a server of calendars. */
export type Login = { user: string; password: string }

/** What a server of calendars is asked (RFC 4918, RFC 4791), and by whom. */
export type DavQuestion = {
  method: 'PROPFIND' | 'REPORT'
  depth: 0 | 1
  body: string
  login: Login
  /** How large its answer may be, in bytes, once unpacked. */
  atMost: number
}

/** Its answer in XML, and the address that gave it: what stands in it is to be seen from there. */
export type DavAnswer = { bytes: Buffer; charset: string | null; url: URL }

export type DavRequest = (url: URL, question: DavQuestion) => Promise<DavAnswer>

const redirectsAtMost = 3
const redirects = new Set([301, 302, 303, 307, 308])
/** Headers that are longer are no ETag of anybody’s. */
const etagAtMost = 200

/** The address that somebody typed: as of a site, or webcal; null for any other. */
export const outsideAddress = (text: string): URL | null =>
  siteAddress(text.trim().replace(/^webcals?:/i, 'https:'))

/**
 * Fetches what a family gave the address of. Names are resolved here, once for each connection, which
 * goes to what was found and checked, so that no name can mean two things. Throws OutsideFailure.
 */
export function outsideRequest(options: Options): OutsideRequest {
  return async (url, { etag }) => {
    const { status, headers, bytes } = await ask(url, {
      ...options,
      accepts: etag === null ? [200] : [200, 304],
      atMost: limits.outsideSize,
      headers: {
        accept: 'text/calendar, */*;q=0.1',
        ...(etag !== null && { 'if-none-match': etag }),
      },
    })
    if (status === 304) return null
    const given = headers.etag ?? ''
    return {
      bytes,
      etag: given !== '' && given.length <= etagAtMost ? given : null,
      charset: charsetOf(headers['content-type']),
    }
  }
}

/**
 * Asks a server of calendars in the name of somebody who has a password there, which goes to nobody but
 * that server and those of its people. Throws OutsideFailure.
 */
export function davRequest(options: Options): DavRequest {
  return async (url, { method, depth, body, login, atMost }) => {
    const authorization = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
    const { headers, ...answer } = await ask(url, {
      ...options,
      accepts: [207],
      method,
      body,
      atMost,
      staysAt: url.hostname,
      headers: {
        accept: 'application/xml, text/xml',
        authorization,
        'content-type': 'application/xml; charset=utf-8',
        depth: String(depth),
      },
    })
    return { ...answer, charset: charsetOf(headers['content-type']) }
  }
}

type Asking = Options & {
  /** The statuses that are an answer. */
  accepts: readonly number[]
  /** The bytes of an answer, once unpacked. */
  atMost: number
  method?: DavQuestion['method']
  body?: string
  headers: Record<string, string>
  /** It is led nowhere but to this host and those that are its people’s. */
  staysAt?: string
}

type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer; url: URL }

async function ask(url: URL, asking: Asking): Promise<Answer> {
  const signal = AbortSignal.timeout(asking.timeout ?? 10_000)
  try {
    return await follow(url, { ...asking, signal })
  } catch (error) {
    // What Node says of a connection names the site.
    throw error instanceof OutsideFailure ? error : new OutsideFailure('unreachable')
  }
}

type Following = Asking & { signal: AbortSignal }

async function follow(url: URL, asking: Following, left = redirectsAtMost): Promise<Answer> {
  const response = await answerOf(url, asking)
  try {
    const { statusCode: status = 0, headers } = response
    const { accepts, atMost, staysAt, signal } = asking
    if (redirects.has(status) && headers.location !== undefined) {
      const next = outsideAddress(URL.parse(headers.location, url)?.href ?? '')
      const isOpener = url.protocol === 'https:' && next?.protocol === 'http:'
      if (!next || left === 0 || isOpener) throw new OutsideFailure('unreachable')
      if (staysAt !== undefined && !isTheirs(staysAt, next.hostname))
        throw new OutsideFailure('unreachable')
      return await follow(next, asking, left - 1)
    }
    if (status === 401 && staysAt !== undefined) throw new OutsideFailure('sign-in')
    if (!accepts.includes(status)) throw new OutsideFailure('unreachable')
    const bytes = status === 304 ? Buffer.of() : await bodyOf(response, { atMost, signal })
    return { status, headers, bytes, url }
  } finally {
    response.destroy()
  }
}

/** Whose calendars lie on hosts beside the one that people type, as on `p34-caldav.icloud.com`. */
const sites = ['icloud.com', 'icloud.com.cn']

/**
 * Whether what is for one host may be told to another: to itself, and to those below it. Who else is beside
 * it is known by name alone: below `co.uk` or `duckdns.org` live strangers.
 */
export function isTheirs(one: string, other: string): boolean {
  if (one === other) return true
  if (isIP(one)) return false
  return [one, ...sites.filter((site) => isBelow(one, site))].some((site) => isBelow(other, site))
}

const isBelow = (host: string, site: string) => host.endsWith(`.${site}`)

function charsetOf(contentType = ''): string | null {
  return /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null
}

async function answerOf(url: URL, asking: Following): Promise<IncomingMessage> {
  const { method = 'GET', body, signal } = asking
  const toThese = await pinnedLookup(url, asking)
  const headers = {
    'accept-encoding': 'gzip',
    'user-agent': 'Elefam calendars',
    ...asking.headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  return new Promise((resolve, reject) => {
    const options = { agent: false, method, headers, lookup: toThese, signal } as const
    const request = (url.protocol === 'https:' ? https : http).request(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** The bytes of an answer, no more than they may be once unpacked; throws OutsideFailure. */
async function bodyOf(
  response: IncomingMessage,
  { atMost, signal }: Pick<Following, 'atMost' | 'signal'>,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of unpacked(response, signal)) {
    size += piece.length
    if (size > atMost) throw new OutsideFailure(tooMuchOf(pieces))
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** That it is too large is told of calendars alone. */
function tooMuchOf(pieces: readonly Buffer[]): OutsideProblem {
  const beginning = Buffer.concat(pieces).subarray(0, 100).toString()
  const isCalendar = /^\s*BEGIN:VCALENDAR|<[\w:]*multistatus/i.test(beginning.replace('\uFEFF', ''))
  return isCalendar ? 'too-large' : 'unreachable'
}

function unpacked(response: IncomingMessage, signal: AbortSignal): AsyncIterable<Buffer> {
  const packing = response.headers['content-encoding'] ?? 'identity'
  if (packing === 'identity') return addAbortSignal(signal, response)
  if (packing !== 'gzip') throw new OutsideFailure('unreachable')
  const unpacking = addAbortSignal(signal, createGunzip())
  response.on('error', (error) => unpacking.destroy(error))
  return response.pipe(unpacking)
}
