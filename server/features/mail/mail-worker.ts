import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '#core/refusal.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mail, Mailer } from '#server/platform/mailer.ts'
import { speaking } from '#server/platform/say.ts'
import { storedWork } from '#server/platform/stored-work.ts'
import { transaction } from '#server/store/database.ts'
import {
  goBehind,
  lockEntry,
  postpone,
  removeFromOutbox,
  takeDue,
  type OutboxMail,
} from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { templateOf, type MailTemplates } from './templates.ts'

type Options = {
  db: Database
  clock: Clock
  mailer: Mailer
  log: Log
  templates: MailTemplates
  /** Whether what the mailer takes reaches anybody: files on this machine do not. */
  sendsMail: boolean
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** How long a worker has a mail to itself; every mailer gives up well before. */
const lease = 2 * minute
const lookEvery = 1 * second
/** What is cut off at the end stays in the outbox, and goes out after its lease. */
const shutdownTimeout = 5 * second
/** So many at once, and to one recipient's server: where it is slow it keeps nobody else's waiting. */
const bounds = { places: 12, each: { host: 4 } }

/** Before the second attempt; then twice as long each time, to the longest. */
const firstDelay = 5 * second
const longestDelay = 1 * hour
/** As long as mail servers themselves go on trying (RFC 5321, 4.5.4.1). */
const giveUpAfter = 5 * 24 * hour
/** A mail that was refused for good, or may have been sent all the same, is not tried for days. */
const whenRefused = { firstDelay: 1 * minute, attempts: 5 }

/** Sends what is due until nothing is. */
export const sendDueMails = (options: Options): Promise<void> => worker(options).untilDone()

/** Looks for due mails until stopped; `stop` gives those that are being sent a few seconds. */
export function startMailWorker(options: Options): { stop: () => Promise<void> } {
  const { look, stop } = worker(options)
  const timer = setInterval(look, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await stop(shutdownTimeout)
    },
  }
}

const worker = (options: Options) =>
  storedWork({
    bounds,
    namesOf: ({ toHost }: OutboxMail) => ({ host: toHost ?? '' }),
    take: ({ without }) => {
      const now = options.clock()
      const taking = { now, leaseUntil: later(now, lease), without: without.host }
      return takeDue(options.db, taking)
    },
    run: (entry) => sendOne(options, entry),
    goBehind: (entry) => goBehind(options.db, entry, options.clock()),
    onError: (error) => options.log.error('mail.worker', error),
  })

async function sendOne(options: Options, entry: OutboxMail): Promise<void> {
  try {
    const mail = await write(options, entry)
    if (!mail) return await removeFromOutbox(options.db, entry.id)
    await speaking(mail.language ?? 'en', () => options.mailer(mail, entry.id))
  } catch (error) {
    await tryLater(options, entry, error)
    return
  }
  await forget(() => settle(options, entry))
}

/**
 * The mail of an entry; null where nothing is to be sent any more. A link in it is made here
 * and stored before the mail goes: whatever breaks afterwards, the next attempt makes another.
 */
async function write({ db, clock, templates }: Options, entry: OutboxMail): Promise<Mail | null> {
  const template = templateOf(templates, entry)
  // Nothing but `enqueue` queues one.
  if (!template) return JSON.parse(entry.payload) as Mail
  return transaction(db, async (trx) =>
    (await lockEntry(trx, entry.id)) ? template.rule.write(trx, template.facts, clock()) : null,
  )
}

/** Notes that a mail has gone, all of it or nothing. */
async function settle(
  { db, clock, templates, sendsMail }: Options,
  entry: OutboxMail,
): Promise<void> {
  const template = templateOf(templates, entry)
  if (!template?.rule.delivered || !sendsMail) return removeFromOutbox(db, entry.id)
  await transaction(db, async (trx) => {
    await template.rule.delivered?.(trx, template.facts, clock())
    await removeFromOutbox(trx, entry.id)
  })
}

/** A failed mail waits, ever longer, and goes when there is no more hope for it. */
async function tryLater(options: Options, entry: OutboxMail, error: unknown): Promise<void> {
  const { db, clock, log } = options
  const { id, kind, attempts, createdAt } = entry
  const now = clock()
  const refused = error instanceof Refusal && error.code !== 'mail-failed'
  const first = refused ? whenRefused.firstDelay : firstDelay
  const delay = Math.min(first * 2 ** (attempts - 1), longestDelay)
  const hopeless = refused
    ? attempts >= whenRefused.attempts
    : Date.parse(now) + delay > Date.parse(createdAt) + giveUpAfter
  const why = reasonOf(error)
  log.error(hopeless ? 'mail.given-up' : 'mail.failed', error, {
    attempt: attempts,
    why,
    ...(kind !== 'mail' && { kind }),
  })
  if (hopeless) await giveUp(options, entry, why)
  else await postpone(db, id, { dueAt: later(now, delay), error: why })
}

async function giveUp(options: Options, entry: OutboxMail, error: string): Promise<void> {
  const { db, clock, templates } = options
  const template = templateOf(templates, entry)
  if (template?.rule.againAfter) {
    const dueAt = later(clock(), template.rule.againAfter)
    return postpone(db, entry.id, { dueAt, error })
  }
  await transaction(db, async (trx) => {
    await template?.rule.givenUp?.(trx, template.facts)
    await removeFromOutbox(trx, entry.id)
  })
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return String(cause instanceof Error ? cause.message : error)
}

/** Once sent, a mail must go from the outbox: a database that is away for a moment is waited for. */
async function forget(settled: () => Promise<void>): Promise<void> {
  for (let pause = 1 * second; ; pause *= 2) {
    try {
      await settled()
      return
    } catch (error) {
      if (pause > 8 * second) throw error
      await wait(pause)
    }
  }
}
