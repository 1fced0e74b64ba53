import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '#core/refusal.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mail, Mailer } from '#server/platform/mailer.ts'
import { postpone, removeFromOutbox, takeDue, type OutboxMail } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'

type Options = { db: Database; clock: Clock; mailer: Mailer; log: Log }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** How long a worker has a mail to itself; every mailer gives up well before. */
const lease = 2 * minute
const lookEvery = 1 * second
/** What is cut off at the end stays in the outbox, and goes out after its lease. */
const patience = 5 * second
/** So many at once: one recipient's slow server does not keep the others waiting. */
const lanes = 4

/** Before the second attempt; then twice as long each time, to the longest. */
const firstDelay = 5 * second
const longestDelay = 1 * hour
/** As long as mail servers themselves go on trying (RFC 5321, 4.5.4.1). */
const giveUpAfter = 5 * 24 * hour
/** A mail that was refused for good, or may have been sent all the same, is not tried for days. */
const whenRefused = { firstDelay: 1 * minute, attempts: 5 }

/** Sends what is due until nothing is. */
export async function sendDueMails(options: Options): Promise<void> {
  const running = new Set<Promise<void>>()
  for (;;) {
    await fillLanes(options, running)
    if (running.size === 0) return
    await Promise.race(running)
  }
}

/** Looks for due mails until stopped; `stop` gives those that are being sent a few seconds. */
export function startMailWorker(options: Options): { stop: () => Promise<void> } {
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let stopped = false
  const look = () => {
    if (stopped) return
    // A lane that gets free is filled at once: many mails do not wait a second for each other.
    looking ??= fillLanes(options, running, look)
      .catch((error: unknown) => options.log.error('mail.worker', error))
      .finally(() => {
        looking = null
      })
  }
  const timer = setInterval(look, lookEvery)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await looking
      await Promise.race([Promise.all(running), wait(patience, null, { ref: false })])
    },
  }
}

/** Begins with what is due, the oldest first, while a lane is free; waits for none of it. */
async function fillLanes(
  options: Options,
  running: Set<Promise<void>>,
  freed?: () => void,
): Promise<void> {
  const { db, clock, log } = options
  while (running.size < lanes) {
    const now = clock()
    const entry = await takeDue(db, { now, leaseUntil: later(now, lease) })
    if (!entry) return
    const sending = sendOne(options, entry)
      .catch((error: unknown) => log.error('mail.worker', error))
      .finally(() => {
        running.delete(sending)
        freed?.()
      })
    running.add(sending)
  }
}

async function sendOne(options: Options, entry: OutboxMail): Promise<void> {
  const { db, mailer } = options
  try {
    await mailer(JSON.parse(entry.payload) as Mail, entry.id)
  } catch (error) {
    await tryLater(options, entry, error)
    return
  }
  await forget(db, entry.id)
}

/** A failed mail waits, ever longer, and goes when there is no more hope for it. */
async function tryLater(
  { db, clock, log }: Options,
  { id, attempts, createdAt }: OutboxMail,
  error: unknown,
): Promise<void> {
  const now = clock()
  const refused = error instanceof Refusal && error.code !== 'mail-failed'
  const first = refused ? whenRefused.firstDelay : firstDelay
  const delay = Math.min(first * 2 ** (attempts - 1), longestDelay)
  const hopeless = refused
    ? attempts >= whenRefused.attempts
    : Date.parse(now) + delay > Date.parse(createdAt) + giveUpAfter
  log.error(hopeless ? 'mail.given-up' : 'mail.failed', error, {
    attempt: attempts,
    why: reasonOf(error),
  })
  if (hopeless) await removeFromOutbox(db, id)
  else await postpone(db, id, { dueAt: later(now, delay), error: reasonOf(error) })
}

function reasonOf(error: unknown): string {
  const { cause } = error as Error
  return String(cause instanceof Error ? cause.message : error)
}

/** Once sent, a mail must go from the outbox: a database that is away for a moment is waited for. */
async function forget(db: Database, id: string): Promise<void> {
  for (let pause = 1 * second; ; pause *= 2) {
    try {
      await removeFromOutbox(db, id)
      return
    } catch (error) {
      if (pause > 8 * second) throw error
      await wait(pause)
    }
  }
}
