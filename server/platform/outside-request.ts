import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { addAbortSignal } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { limits } from '#core/limits.ts'
import type { OutsideProblem } from '#core/words.ts'
import { pinnedLookup, type Found } from './pinned-lookup.ts'
import { siteAddress } from './site-address.ts'

/**
 * Why nothing came of it; no word of the address, which may be a key, and none of what answers there:
 * whether something listens, and what it says, is for nobody to find out by us (A86).
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
  /** Every network address of a name. */
  resolve?: (name: string) => Promise<Found[]>
}

/**
 * What came: the text’s bytes with their ETag, and the charset that the site says they are in; null where
 * they are those of the ETag given.
 */
export type Outside = { bytes: Buffer; etag: string | null; charset: string | null } | null

export type OutsideRequest = (url: URL, known: { etag: string | null }) => Promise<Outside>

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
  const { timeout = 10_000 } = options
  return async (url, { etag }) => {
    const signal = AbortSignal.timeout(timeout)
    try {
      return await follow(url, { ...options, etag, signal })
    } catch (error) {
      // What Node says of a connection names the site.
      throw error instanceof OutsideFailure ? error : new OutsideFailure('unreachable')
    }
  }
}

type Asking = Options & { etag: string | null; signal: AbortSignal }

async function follow(url: URL, asking: Asking, left = redirectsAtMost): Promise<Outside> {
  const response = await answerOf(url, asking)
  try {
    const { statusCode = 0, headers } = response
    if (redirects.has(statusCode) && headers.location !== undefined) {
      const next = outsideAddress(URL.parse(headers.location, url)?.href ?? '')
      const isOpener = url.protocol === 'https:' && next?.protocol === 'http:'
      if (!next || left === 0 || isOpener) throw new OutsideFailure('unreachable')
      return await follow(next, asking, left - 1)
    }
    if (statusCode === 304 && asking.etag !== null) return null
    if (statusCode !== 200) throw new OutsideFailure('unreachable')
    const bytes = await bodyOf(response, asking.signal)
    const given = headers.etag ?? ''
    const etag = given !== '' && given.length <= etagAtMost ? given : null
    return { bytes, etag, charset: charsetOf(headers['content-type']) }
  } finally {
    response.destroy()
  }
}

function charsetOf(contentType = ''): string | null {
  return /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null
}

async function answerOf(url: URL, asking: Asking): Promise<IncomingMessage> {
  const { etag, signal } = asking
  const toThese = await pinnedLookup(url, asking)
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': 'Elefam calendars',
    ...(etag !== null && { 'if-none-match': etag }),
  }
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers, lookup: toThese, signal } as const
    const request = (url.protocol === 'https:' ? https : http).get(url, options, resolve)
    request.on('error', reject)
  })
}

/** The bytes of an answer, no more than they may be once unpacked; throws OutsideFailure. */
async function bodyOf(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of unpacked(response, signal)) {
    size += piece.length
    if (size > limits.outsideSize) throw new OutsideFailure(tooMuchOf(pieces))
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** That it is too large is told of calendars alone. */
function tooMuchOf(pieces: readonly Buffer[]): OutsideProblem {
  const beginning = Buffer.concat(pieces).subarray(0, 100).toString()
  return /^\s*BEGIN:VCALENDAR/i.test(beginning.replace('\uFEFF', '')) ? 'too-large' : 'unreachable'
}

function unpacked(response: IncomingMessage, signal: AbortSignal): AsyncIterable<Buffer> {
  const packing = response.headers['content-encoding'] ?? 'identity'
  if (packing === 'identity') return addAbortSignal(signal, response)
  if (packing !== 'gzip') throw new OutsideFailure('unreachable')
  const unpacking = addAbortSignal(signal, createGunzip())
  response.on('error', (error) => unpacking.destroy(error))
  return response.pipe(unpacking)
}
