import { rulesVersion } from '#core/log/subjects.ts'
import type { HeardPresence } from '#core/presence/schema.ts'
import {
  eventStreams,
  eventText,
  unreadAtMost,
  type Stream,
  type To,
} from '#server/http/event-streams.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bus } from '#server/store/bus.ts'
import { readSequence } from '#server/store/changes.ts'
import type { Database } from '#server/store/schema.ts'
import { readEntryTexts, type EntryText } from './change-text.ts'

/** Somebody who watches the own family. */
type LogStream = Stream & {
  /** The last place in the family's log that this browser knows. */
  sequence: number
}

/** What a family's log holds after a place, or its first part, and where it ends. */
type Look = { entries: EntryText[]; isAll: boolean; end: number }

type Options = { db: Database; bus: Bus; log: Log }

export type Streams = ReturnType<typeof familyStreams>

/** More at once is not worth telling: the browser asks for everything anew. */
const entriesAtMost = 100

/** All open event streams of signed-in browsers. They carry the log's entries. */
export function familyStreams({ db, bus, log }: Options) {
  const streams = eventStreams<LogStream>({
    bus,
    log,
    look: async (familyId, listening, to) => {
      const seen = await lookAfter(db, familyId, listening)
      for (const stream of listening) {
        // Without entries the end may be of a change that came since they were read: the next look's.
        const isBehind = seen.entries.length > 0 && stream.sequence < seen.end
        if (isBehind || stream.sequence > seen.end) await catchUp(stream, seen, to)
      }
    },
    // Whoever was signed out, or moved elsewhere, asks at once and hears it, rather than in a while.
    farewell: ({ sequence }) => eventText('resync', sequence, '{}'),
    presence: (presence) => `event: presence\ndata: ${JSON.stringify(presence)}\n\n`,
  })
  return {
    ...streams,
    /** Begins a stream: what was missed after `sequence` comes first, then news as they happen. */
    open: (stream: Omit<LogStream, 'payer'>) =>
      streams.open(
        { ...stream, payer: stream.familyId },
        eventText('hello', stream.sequence, hello()),
      ),
    /** Tells a family's screens, on every server, what somebody has open. */
    tell: (familyId: string, presence: HeardPresence) => bus.tell([{ familyId, presence }]),
  }
}

async function lookAfter(
  db: Database,
  familyId: string,
  streams: readonly LogStream[],
): Promise<Look> {
  const after = Math.min(...streams.map(({ sequence }) => sequence))
  const entries = await readEntryTexts(db, { familyId, after, limit: entriesAtMost })
  // A log that begins later than that has forgotten some: it was too large (A67), or is a new one.
  const isWhole = entries.length === 0 || entries[0]!.sequence <= after + 1
  const isAll = isWhole && entries.length < entriesAtMost
  const end =
    (entries.length < entriesAtMost && entries.at(-1)?.sequence) ||
    (await readSequence(db, familyId))
  return { entries, isAll, end }
}

async function catchUp(
  stream: LogStream,
  { entries, isAll, end }: Look,
  { send, dismiss }: To<LogStream>,
): Promise<void> {
  if (!(await stream.isAllowed())) return dismiss(stream)
  // A log that ends before what the browser knows of it is another one: the family was deleted
  // and began anew, or an older copy of the data came back.
  const missed = entries.filter(({ sequence }) => sequence > stream.sequence)
  const length = missed.reduce((sum, { text }) => sum + text.length, 0)
  // Nor is more told than a stream may leave unread: all of it would wait in memory (A81).
  if (!isAll || stream.sequence > end || length > unreadAtMost) {
    stream.sequence = end
    return send(stream, eventText('resync', end, '{}'))
  }
  stream.sequence = end
  send(stream, missed.map(({ sequence, text }) => eventText('change', sequence, text)).join(''))
}

/** By which rules the log is to be replayed, and the time by this server's clock. */
const hello = () => JSON.stringify({ rules: rulesVersion, now: new Date().toISOString() })
