import { t } from '#core/say.ts'
import { Refusal } from '#core/refusal.ts'
import { fairQueue } from '#server/platform/fair-queue.ts'
import { fewAtOnce } from '#server/store/few-at-once.ts'
import { beginInTurns } from './begin-in-turns.ts'

/** What one server has only so much of, each let out in turns by whose it is (decision 072). */
export const queuesOf = () => ({
  /** All that comes from a network, before anything is looked up for it. */
  arrivals: beginInTurns(),
  /** All that a family asks, one at a time as far as it is done at once: no places are held. */
  beginnings: beginInTurns({ each: 1 }),
  /**
   * Long lists: a family's parents look at theirs two at a time, and others have the server meanwhile.
   * Its screens never ask for so many as may wait.
   */
  reads: fairQueue({
    places: Number.POSITIVE_INFINITY,
    each: { family: 2 },
    waiting: { each: 16, all: 1_000 },
    refusal: readsALot,
  }),
  /** Families' bodies that are still on their way: who sends slowly holds a few of their own. */
  bodies: fairQueue({
    places: 256,
    each: { family: 16 },
    waiting: { each: 128, all: 256 },
    reclaimAfter: 2_000,
    refusal: manyBodies,
  }),
  /**
   * The same of strangers, of which each takes some 80 kB: who sends slowly makes room for others, and
   * all of them together have no more memory than this (A91).
   */
  strangersBodies: fairQueue({
    places: 64,
    each: { network: 16, wider: 32 },
    waiting: { each: 64, all: 64 },
    reclaimAfter: 1_000,
    refusal: manyBodies,
  }),
  /**
   * Families' files, of which each takes a core for seconds: nobody's drips into the last place while
   * another waits (A57, A87).
   */
  imports: fairQueue({
    places: 2,
    each: { family: 1, network: 2 },
    waiting: { each: 2, all: 8 },
    reclaimAfter: 2_000,
    refusal: busyReading,
  }),
  /** Servers of calendars that somebody waits for: each may take its time, and a megabyte (A87). */
  calendarServers: fairQueue({
    places: 16,
    each: { family: 2 },
    waiting: { each: 4, all: 64 },
    refusal: manyCalendars,
  }),
  /**
   * Event streams that are opened: when thousands of browsers come back in one moment, the rest of the
   * server goes on, and of PostgreSQL's connections most are left for others (E9).
   */
  openings: fewAtOnce({
    places: 4,
    waiting: 20_000,
    refusal: () => new Refusal('unavailable', { retryAfter: 5 }),
  }),
})

export type Queues = ReturnType<typeof queuesOf>

export const readsALot = () =>
  new Refusal(
    'too-many-requests',
    { retryAfter: 5 },
    t`Your family is reading a lot at once. What is open stays open; the rest can be asked for again in a few seconds.`,
  )

export const manyBodies = () =>
  new Refusal(
    'unavailable',
    { retryAfter: 5 },
    t`Very much is being sent from your network right now. Nothing is lost: please try again in a few seconds.`,
  )

export const busyReading = () =>
  new Refusal(
    'unavailable',
    { retryAfter: 30 },
    t`Other families are being read in right now. Please try again in a minute with the same file.`,
  )

export const manyCalendars = () =>
  new Refusal(
    'unavailable',
    { retryAfter: 30 },
    t`Many calendars are being read right now. Please try again in a minute.`,
  )
