import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mail, Mailer } from '#server/platform/mailer.ts'
import { postpone, removeFromOutbox, takeDue, type OutboxMail } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'

type Options = { db: Database; clock: Clock; mailer: Mailer; log: Log }

const second = 1_000
/** How long a worker may try before the mail is another's. */
const lease = 120 * second
const lookEvery = 1 * second
const firstDelay = 5 * second
const longestDelay = 60 * 60 * second

/** Sends what is due, one after the other; a failure is tried again later, ever more rarely. */
export async function sendDueMails(options: Options): Promise<void> {
  const { db, clock } = options
  for (;;) {
    const now = clock()
    const entry = await takeDue(db, { now, leaseUntil: later(now, lease) })
    if (!entry) return
    await sendOne(options, entry)
  }
}

async function sendOne({ db, clock, mailer, log }: Options, entry: OutboxMail): Promise<void> {
  try {
    await mailer(JSON.parse(entry.payload) as Mail)
    await removeFromOutbox(db, entry.id)
  } catch (error) {
    log.error('mail.failed', error, { attempt: entry.attempts })
    const delay = Math.min(firstDelay * 2 ** (entry.attempts - 1), longestDelay)
    await postpone(db, entry.id, { dueAt: later(clock(), delay), error: String(error) })
  }
}

/** Looks for due mails until stopped; `stop` waits for the one that is being sent. */
export function startMailWorker(options: Options): { stop: () => Promise<void> } {
  let running = Promise.resolve()
  let busy = false
  const look = () => {
    if (busy) return
    busy = true
    running = sendDueMails(options)
      .catch((error: unknown) => options.log.error('mail.worker', error))
      .finally(() => {
        busy = false
      })
  }
  const timer = setInterval(look, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
