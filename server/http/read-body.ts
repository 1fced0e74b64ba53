import type { Readable } from 'node:stream'
import { setImmediate as breath } from 'node:timers/promises'
import type { Context } from 'hono'
import { limits } from '#core/limits.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { socketOf } from './incoming.ts'

/** How many bytes may come, in how many milliseconds, and how long nothing may. */
export type BodyBounds = {
  atMost: number
  within: number
  pause: number
  /**
   * One that is too large and has no more bytes than this is thrown away to its end before it is
   * refused: a proxy that takes it by HTTP/2 gives its sender no answer earlier (H26).
   */
  thrownAway?: number
}

export const usualBody: BodyBounds = {
  atMost: limits.bodySize,
  within: limits.bodySeconds * 1000,
  pause: limits.bodySeconds * 1000,
}

/** Of whoever is nobody yet. */
export const strangersBody: BodyBounds = {
  atMost: limits.strangersBodySize,
  within: limits.strangersBodySeconds * 1000,
  pause: limits.strangersBodySeconds * 1000,
}

/** When a body is given up because others wait, and what its sender is told. */
export type Until = { signal: AbortSignal; refusal: () => Refusal }

/** The pieces of a request's body as they come; refuses one that is too large or too slow. */
export async function* piecesOf(
  request: Request,
  { atMost, within, pause, thrownAway = atMost }: BodyBounds,
  until?: Until,
): AsyncGenerator<Uint8Array> {
  // What is declared is believed where it is too much; what comes is counted.
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > thrownAway) refuse('too-large')
  const body: ReadableStream<Uint8Array> | null = request.body
  const reader = body?.getReader()
  if (!reader) return
  const endsAt = performance.now() + within
  let size = 0
  try {
    for (;;) {
      const timeout = Math.min(pause, endsAt - performance.now())
      const { done, value } = await inTime(reader.read(), timeout, until)
      const isTooLarge = Math.max(size, declared) > atMost
      if (done && isTooLarge) refuse('too-large')
      if (done) return
      size += value.length
      if (size > thrownAway) refuse('too-large')
      if (Math.max(size, declared) <= atMost) yield value
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/**
 * Whether a request's body came along with its head, so that nobody has to be asked whether it may
 * come. Without a socket nobody knows.
 */
export async function hasArrived(c: Pick<Context, 'env'>): Promise<boolean> {
  await breath() // Node tells of the head before it looks at the rest of the same packet.
  return socketOf(c).incoming?.complete === true
}

async function inTime<Result>(
  work: Promise<Result>,
  timeout: number,
  until?: Until,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  let giveUp = (): void => undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('too-slow')), Math.max(0, timeout))
    giveUp = () => until && reject(until.refusal())
    if (until?.signal.aborted) giveUp()
    until?.signal.addEventListener('abort', giveUp)
  })
  try {
    return await Promise.race([work.catch(hungUp), end])
  } finally {
    clearTimeout(timer)
    until?.signal.removeEventListener('abort', giveUp)
  }
}

/** Nobody is left to read it; what was held for the request is free again. */
const hungUp = (): never => refuse('too-slow')

const known = new WeakMap<Request, Promise<Uint8Array>>()

/** The body of a request of some size, as often as it is asked for. */
export function bodyOf(
  c: Pick<Context, 'env' | 'req'>,
  bounds: BodyBounds,
  until?: Until,
): Promise<Uint8Array> {
  const { raw } = c.req
  const body = known.get(raw) ?? arrived(c, bounds) ?? whole(piecesOf(raw, bounds, until))
  known.set(raw, body)
  return body
}

/**
 * What came along with the head, without the stream that the web's requests would make of it: that
 * would take a seventh more of what a family's week costs (decision 050).
 */
function arrived(c: Pick<Context, 'env'>, { atMost }: BodyBounds): Promise<Uint8Array> | undefined {
  const { incoming } = socketOf(c)
  if (!incoming?.complete || incoming.readableLength > atMost) return undefined
  return Promise.resolve(bytesIn(incoming))
}

/** All that is there: a stream gives one packet at a time. */
function bytesIn(incoming: Readable): Uint8Array {
  const packets: Uint8Array[] = []
  for (;;) {
    const packet: unknown = incoming.read()
    if (!(packet instanceof Uint8Array)) return joined(packets)
    packets.push(packet)
  }
}

/** All of them as one. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array =>
  pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return joined(all)
}

const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i

/** Whether a request brings JSON; without a word of what it is, none came. */
export function bringsJson({ req }: Pick<Context, 'req'>): boolean {
  const type = req.header('content-type')
  if (type !== undefined && !isJson.test(type)) refuse('invalid-json')
  return type !== undefined
}
