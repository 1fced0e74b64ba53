import type { ServerResponse } from 'node:http'
import { setImmediate as breath } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { HeardPresence } from '#core/presence/schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bus } from '#server/store/bus.ts'
import { socketOf } from './incoming.ts'

/** An open connection of somebody who watches a family. */
export type Stream = {
  familyId: string
  /** In whose name it is open: the family’s, or that of a sharing with another home. */
  payer: string
  out: Out
  /** Whether whoever listens still may (A53). */
  isAllowed: () => Promise<boolean>
}

type Out = Pick<ServerResponse, 'write' | 'end' | 'writableLength' | 'on' | 'destroyed'>

/** What a kind of streams can do to one of them. */
export type To<One> = {
  send: (stream: One, text: string) => void
  /** Lets go of whoever may not listen any more. */
  dismiss: (stream: One) => Promise<void>
}

type Kind<One> = {
  bus: Bus
  log: Log
  /**
   * Brings a family’s streams up to date; never twice at once. What it gives is for how long, in
   * milliseconds, that family is not looked at once more.
   */
  look: (familyId: string, streams: readonly One[], to: To<One>) => Promise<number | void>
  /** The last that a stream hears that may not listen any more. */
  farewell: (stream: One) => Promise<string> | string
  /** How somebody’s presence is told; without it, it is not. */
  presence?: (presence: HeardPresence) => string
  /** Whether it is to be looked after although nothing has happened. */
  isStale?: (stream: One) => boolean
}

/** Proxies keep a stream on which something comes; an event, for browsers tell nobody of comments. */
const beatText = 'event: beat\ndata: 0\n\n'
/** Whoever reads slower than this much piles up is let go, and comes back. */
export const unreadAtMost = 256 * 1024
/** In one name: more than a family’s phones have pages open. */
export const streamsAtMost = 50
/** After so many that are looked after in one go, whoever else waits comes first (E9). */
const inOneGo = 8
/** When this server stops: not all browsers turn to another in the same moment. */
const comeBack = { first: 1_000, last: 5_000 }
/** Milliseconds until a look that failed is done again: a connection to the database may be cut any time. */
const lookAgainAfter = 2_000

/** All open event streams of one kind, by family: who is there, what they are told, and their end. */
export function eventStreams<One extends Stream>(kind: Kind<One>) {
  const { bus, log } = kind
  const families = new Map<string, Set<One>>()
  const looking = new Map<string, 'once' | 'again'>()
  let stopped = false

  const close = (stream: One) => {
    const others = families.get(stream.familyId)
    others?.delete(stream)
    if (others?.size === 0) families.delete(stream.familyId)
    stream.out.end()
  }

  const send = (stream: One, text: string) => {
    // It may have ended while somebody asked whether it still may.
    if (!families.get(stream.familyId)?.has(stream)) return
    if (stream.out.writableLength > unreadAtMost) close(stream)
    else stream.out.write(text)
  }

  const dismiss = async (stream: One) => {
    send(stream, await kind.farewell(stream))
    close(stream)
  }

  const sendAway = (stream: One) => {
    const { first, last } = comeBack
    send(stream, `retry: ${Math.round(first + Math.random() * (last - first))}\n\n`)
    close(stream)
  }

  /** One look at a time for each place; whoever comes meanwhile has it looked once more, after its rest. */
  const oneAtATime = async (place: string, work: () => Promise<number | void>) => {
    if (looking.has(place)) return void looking.set(place, 'again')
    let rest = 0
    try {
      do {
        looking.set(place, 'once')
        rest = (await work()) ?? 0
      } while (rest === 0 && looking.get(place) === 'again')
    } finally {
      if (rest === 0) looking.delete(place)
      // In its own time: who comes waits for no rest, nor holds a place that others want.
      else setTimeout(() => goOn(place, work), rest).unref()
    }
  }
  const goOn = (place: string, work: () => Promise<number | void>) => {
    const isNews = looking.get(place) === 'again'
    looking.delete(place)
    if (isNews) void surely(place, () => oneAtATime(place, work))
  }

  /** Sends a family's streams what they have not got yet. */
  const look = (familyId: string) =>
    oneAtATime(familyId, async () => {
      const streams = [...(families.get(familyId) ?? [])]
      return streams.length > 0 ? kind.look(familyId, streams, { send, dismiss }) : 0
    })

  const failed = (error: unknown) => log.error('live.failed', error)

  /** Does something for a family, and where that fails looks at it again: nobody tells the same news twice. */
  const surely = async (familyId: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      failed(error)
      if (missed.has(familyId)) return
      missed.add(familyId)
      setTimeout(() => {
        missed.delete(familyId)
        void surely(familyId, () => lookWhoListens(familyId))
      }, lookAgainAfter).unref()
    }
  }
  /** Families that are looked at again in a moment. */
  const missed = new Set<string>()

  /** Lets go of whoever was signed out, or moved elsewhere; others hear where their log has gone. */
  const lookWhoListens = async (familyId: string) => {
    for (const stream of families.get(familyId) ?? []) {
      if (!(await stream.isAllowed())) await dismiss(stream)
    }
    await look(familyId)
  }

  /** Whoever edits something now: no place in the log, so no id. */
  const pass = async (familyId: string, text: string) => {
    for (const stream of families.get(familyId) ?? []) {
      if (await stream.isAllowed()) send(stream, text)
      else await dismiss(stream)
    }
  }

  bus.listen((news) => {
    if (news && 'presence' in news) {
      if (!kind.presence) return
      return void pass(news.familyId, kind.presence(news.presence)).catch(failed)
    }
    if (!news) return void lookEverywhere().catch(failed)
    const { familyId, sequence } = news
    if (!families.has(familyId)) return
    void surely(familyId, () => (sequence === 0 ? lookWhoListens : look)(familyId))
  })

  /** Who was signed out may be among what was missed. */
  const lookEverywhere = () =>
    oneAtATime('everywhere', () =>
      inTurns([...families.keys()], (one) => surely(one, () => lookWhoListens(one))),
    )

  /** Asks anew who is there, now that it listens: what ended just before was told to nobody. */
  const begin = async (stream: One) => {
    if (await stream.isAllowed()) await look(stream.familyId)
    else await dismiss(stream)
  }

  const beat = () => inTurns(all(), (stream) => surely(stream.familyId, () => beatOf(stream)))
  const beatOf = async (stream: One) => {
    if (!(await stream.isAllowed())) return dismiss(stream)
    // Where something waits to be read a beat would have its end wait, too (unread-answers.ts).
    if (stream.out.writableLength === 0) send(stream, beatText)
    if (kind.isStale?.(stream)) await look(stream.familyId)
  }
  const all = () => [...families.values()].flatMap((streams) => [...streams])
  let beating: Promise<void> | null = null
  const timer = setInterval(() => {
    // With very many of them the next one is due before the last is through.
    beating ??= beat()
      .catch(failed)
      .finally(() => (beating = null))
  }, limits.streamBeatSeconds * 1_000)
  timer.unref()

  return {
    /** Begins a stream: a greeting, what it has missed, then news as they happen. */
    open: async (stream: One, greeting: string) => {
      if (stream.out.destroyed) return // Hung up already: nothing would ever tell of its end.
      const streams = families.get(stream.familyId) ?? new Set()
      const own = [...streams].filter(({ payer }) => payer === stream.payer)
      if (own.length >= streamsAtMost) close(own[0]!)
      families.set(stream.familyId, streams.add(stream))
      if (stopped) return sendAway(stream)
      stream.out.on('close', () => close(stream))
      send(stream, greeting)
      await surely(stream.familyId, () => begin(stream))
    },
    count: () => all().length,
    /** Ends all of them, and any that is opened later; browsers come back by themselves. */
    stop: () => {
      stopped = true
      clearInterval(timer)
      for (const stream of all()) sendAway(stream)
    },
  }
}

/** Does something for all of very many, a few at a time: nobody else waits for more than those. */
async function inTurns<One>(many: One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let from = 0; from < many.length; from += inOneGo) {
    await Promise.all(many.slice(from, from + inOneGo).map((one) => work(one)))
    await breath()
  }
}

/** One server-sent event. Its data is one line, as JSON is: nothing in it can forge another. */
export function eventText(event: string, id: number, data: string): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`
}

/** Answers a request with a stream, which `open` begins; refuses a call without a socket. */
export async function streamed(c: Context, open: (out: Out) => Promise<void>): Promise<Response> {
  const { outgoing } = socketOf(c)
  if (!outgoing) refuse('invalid-input') // Nothing to hold open.
  outgoing.cork() // Everything that is there to be said goes out at once.
  outgoing.writeHead(200, {
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no', // Or a proxy would keep events back until there are many.
  })
  // By themselves: Node keeps them as long as the stream, and as one text once they are written.
  outgoing.flushHeaders()
  try {
    await open(outgoing)
  } finally {
    outgoing.uncork()
  }
  return RESPONSE_ALREADY_SENT.clone() // Cookies may be added to an answer.
}
