import type { ServerResponse } from 'node:http'
import { setImmediate as breath } from 'node:timers/promises'
import { rulesVersion } from '#core/rules-version.ts'
import type { HeardPresence } from '#core/contract/presence.ts'
import { limits } from '#core/limits.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bus } from '#server/store/bus.ts'
import { readSequence } from '#server/store/changes.ts'
import type { Database } from '#server/store/schema.ts'
import { readEntryTexts, type EntryText } from './change-text.ts'

/** An open connection of somebody who watches the own family. */
export type Stream = {
  familyId: string
  /** The last place in the family's log that this browser knows. */
  sequence: number
  out: Pick<ServerResponse, 'write' | 'end' | 'writableLength' | 'on' | 'destroyed'>
  /** Whether the session is still open and still in this family (A53). */
  isAllowed: () => Promise<boolean>
}

/** What a family's log holds after a place, or its first part, and where it ends. */
type Look = { entries: EntryText[]; isAll: boolean; end: number }

type Options = { db: Database; bus: Bus; log: Log }

export type Streams = ReturnType<typeof familyStreams>

/** Proxies keep a stream on which something comes; an event, for browsers tell nobody of comments. */
const beatText = 'event: beat\ndata: 0\n\n'
/** More at once is not worth telling: the browser asks for everything anew. */
const entriesAtMost = 100
/** Whoever reads slower than this much piles up is let go, and comes back. */
const unreadAtMost = 256 * 1024
/** Of one family: more than its phones have pages open. */
const streamsAtMost = 50
/** After so many that are looked after in one go, whoever else waits comes first (E9). */
const inOneGo = 8
/** When this server stops: not all browsers turn to another in the same moment. */
const comeBack = { first: 1_000, last: 5_000 }

/** All open event streams, by family. They carry the log's entries. */
export function familyStreams({ db, bus, log }: Options) {
  const families = new Map<string, Set<Stream>>()
  const looking = new Map<string, 'once' | 'again'>()
  let stopped = false

  const close = (stream: Stream) => {
    const others = families.get(stream.familyId)
    others?.delete(stream)
    if (others?.size === 0) families.delete(stream.familyId)
    stream.out.end()
  }

  const send = (stream: Stream, text: string) => {
    // It may have ended while somebody asked whether it still may.
    if (!families.get(stream.familyId)?.has(stream)) return
    if (stream.out.writableLength > unreadAtMost) close(stream)
    else stream.out.write(text)
  }

  /** Whoever was signed out, or moved elsewhere, asks at once and hears it, rather than in a while. */
  const dismiss = (stream: Stream) => {
    send(stream, eventText('resync', stream.sequence, '{}'))
    close(stream)
  }

  const sendAway = (stream: Stream) => {
    const { first, last } = comeBack
    send(stream, `retry: ${Math.round(first + Math.random() * (last - first))}\n\n`)
    close(stream)
  }

  /** One look at a time for each place; whoever comes meanwhile has it looked once more. */
  const oneAtATime = async (place: string, work: () => Promise<void>) => {
    if (looking.has(place)) return void looking.set(place, 'again')
    try {
      do {
        looking.set(place, 'once')
        await work()
      } while (looking.get(place) === 'again')
    } finally {
      looking.delete(place)
    }
  }

  /** Sends a family's streams what they have not got yet. */
  const look = (familyId: string) => oneAtATime(familyId, () => lookOnce(familyId))

  const lookOnce = async (familyId: string) => {
    const streams = [...(families.get(familyId) ?? [])]
    if (streams.length === 0) return
    const after = Math.min(...streams.map(({ sequence }) => sequence))
    const entries = await readEntryTexts(db, { familyId, after, limit: entriesAtMost })
    // A log that begins later than that has forgotten some: it was too large (A67), or is a new one.
    const isWhole = entries.length === 0 || entries[0]!.sequence <= after + 1
    const isAll = isWhole && entries.length < entriesAtMost
    const end =
      (entries.length < entriesAtMost && entries.at(-1)?.sequence) ||
      (await readSequence(db, familyId))
    for (const stream of streams) {
      // Without entries the end may be of a change that came since they were read: the next look's.
      const isBehind = entries.length > 0 && stream.sequence < end
      if (isBehind || stream.sequence > end) await catchUp(stream, { entries, isAll, end })
    }
  }

  const catchUp = async (stream: Stream, { entries, isAll, end }: Look) => {
    if (!(await stream.isAllowed())) return dismiss(stream)
    // A log that ends before what the browser knows of it is another one: the family was deleted
    // and began anew, or an older copy of the data came back.
    const missed = entries.filter(({ sequence }) => sequence > stream.sequence)
    if (!isAll || stream.sequence > end) {
      stream.sequence = end
      return send(stream, eventText('resync', end, '{}'))
    }
    stream.sequence = end
    send(stream, missed.map(({ sequence, text }) => eventText('change', sequence, text)).join(''))
  }

  const failed = (error: unknown) => log.error('live.failed', error)

  /** Lets go of whoever was signed out, or moved elsewhere; others hear where their log has gone. */
  const lookWhoListens = async (familyId: string) => {
    for (const stream of families.get(familyId) ?? []) {
      if (!(await stream.isAllowed())) dismiss(stream)
    }
    await look(familyId)
  }

  /** Whoever edits something now: no place in the log, so no id. */
  const pass = async (familyId: string, presence: HeardPresence) => {
    const text = `event: presence\ndata: ${JSON.stringify(presence)}\n\n`
    for (const stream of families.get(familyId) ?? []) {
      if (await stream.isAllowed()) send(stream, text)
      else dismiss(stream)
    }
  }

  bus.listen((news) => {
    if (news && 'presence' in news) {
      return void pass(news.familyId, news.presence).catch(failed)
    }
    if (!news) return void lookEverywhere().catch(failed)
    if (news.sequence === 0) return void lookWhoListens(news.familyId).catch(failed)
    if (families.has(news.familyId)) void look(news.familyId).catch(failed)
  })

  /** Who was signed out may be among what was missed. */
  const lookEverywhere = () =>
    oneAtATime('everywhere', () => inTurns([...families.keys()], lookWhoListens))

  /** Asks anew who is there, now that it listens: what ended just before was told to nobody. */
  const begin = async (stream: Stream) => {
    if (await stream.isAllowed()) await look(stream.familyId)
    else dismiss(stream)
  }

  const beat = () =>
    inTurns(all(), async (stream) => {
      if (await stream.isAllowed()) send(stream, beatText)
      else dismiss(stream)
    })
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
    /** Begins a stream: what was missed after `sequence` comes first, then news as they happen. */
    open: async (stream: Stream) => {
      if (stream.out.destroyed) return // Hung up already: nothing would ever tell of its end.
      const streams = families.get(stream.familyId) ?? new Set()
      const [oldest] = streams
      if (oldest && streams.size >= streamsAtMost) close(oldest)
      families.set(stream.familyId, streams.add(stream))
      if (stopped) return sendAway(stream)
      stream.out.on('close', () => close(stream))
      send(stream, eventText('hello', stream.sequence, hello()))
      await begin(stream).catch(failed)
    },
    /** Tells a family's screens, on every server, what somebody has open. */
    tell: (familyId: string, presence: HeardPresence) => bus.tell([{ familyId, presence }]),
    count: () => [...families.values()].reduce((sum, { size }) => sum + size, 0),
    /** Ends all of them, and any that is opened later; browsers come back by themselves. */
    stop: () => {
      stopped = true
      clearInterval(timer)
      for (const stream of all()) sendAway(stream)
    },
  }
}

/** By which rules the log is to be replayed, and the time by this server's clock. */
const hello = () => JSON.stringify({ rules: rulesVersion, now: new Date().toISOString() })

/** Does something for all of very many, a few at a time: nobody else waits for more than those. */
async function inTurns<One>(many: One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let from = 0; from < many.length; from += inOneGo) {
    await Promise.all(many.slice(from, from + inOneGo).map((one) => work(one)))
    await breath()
  }
}

/** One server-sent event. Its data is one line, as JSON is: nothing in it can forge another. */
function eventText(event: string, id: number, data: string): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`
}
