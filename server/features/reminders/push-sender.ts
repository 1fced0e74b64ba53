import { setTimeout as wait } from 'node:timers/promises'
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { PushMessage } from '#core/reminders/schema.ts'
import { memoize } from '#core/lib/memoize.ts'
import type { Plans } from '#core/reminders/reminder-moments.ts'
import { isStillDue } from '#core/reminders/reminders.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import type { GuardedPost } from '#server/platform/guarded-request.ts'
import type { Log } from '#server/platform/log.ts'
import { speaking } from '#server/platform/say.ts'
import { storedWork } from '#server/platform/stored-work.ts'
import { deleteSubscription } from '#server/store/push-subscriptions.ts'
import { postponePush, removePushes, takeDuePushes, type Push } from '#server/store/pushes.ts'
import { languageOf } from '#server/store/reading-language.ts'
import { readRemindersOf, type Reminded } from '#server/store/reminders.ts'
import type { Database } from '#server/store/schema.ts'
import { readPushKeys } from './push-keys.ts'
import { pushMessage } from './push-words.ts'
import { readPlans } from './read-plans.ts'

export type PushOptions = {
  db: Database
  clock: Clock
  log: Log
  post: GuardedPost['post']
  /** Whom a push service can write to about what comes from here: a `mailto:` or `https:` address. */
  subject: string
}

const second = 1_000
const hour = 60 * 60 * second
/** How long a server has a message to itself; a request is given up after a third of it. */
const lease = 30 * second
export const pushTimeout = 10 * second
/** So many on their way at once, and with one service: one that is slow leaves room for the others. */
export const pushLanes = 64
const bounds = { places: pushLanes, each: { service: 48 } }
const lookEvery = second
/** Before the second attempt; then twice as long each time, to the longest. */
const firstDelay = 10 * second
const longestDelay = 5 * 60 * second
/** Lanes that get free within so many milliseconds are filled, and emptied, together. */
const together = 5

/** A message with whom it is for, where they are still there. */
type Taken = { push: Push; person: Reminded | undefined }

/** Sends push messages that are due; `stop` waits for those on their way, which is not long. */
export function startPushSender(options: PushOptions) {
  const { db, clock, log } = options
  const sending = { ...options, sign: signatures(options), remove: removals(db) }
  const { look, stop } = storedWork({
    bounds,
    together,
    namesOf: ({ push }: Taken) => ({ service: new URL(push.subscription.endpoint).origin }),
    take: async ({ limit, without }) => {
      const now = clock()
      const taking = { now, leaseUntil: later(now, lease), limit, without: without.service }
      const taken = await takeDuePushes(db, taking)
      const people = await peopleOf(db, taken)
      return taken.map((push) => ({ push, person: people.get(push.subscription.userId) }))
    },
    run: ({ push, person }) => sendOne(sending, push, person),
    onError: (error) => log.error('push.sender', error),
  })
  const timer = setInterval(look, lookEvery)
  return {
    look,
    stop: async () => {
      clearInterval(timer)
      await stop(lease)
    },
  }
}

async function peopleOf(db: Database, pushes: Push[]): Promise<Map<string, Reminded>> {
  if (pushes.length === 0) return new Map()
  const ids = [...new Set(pushes.map(({ subscription }) => subscription.userId))]
  return new Map((await readRemindersOf(db, ids)).map((one) => [one.user.id, one]))
}

/** A signature is good for half a day; one for an hour is enough of them. */
function signatures({ db, clock, subject }: PushOptions) {
  const signed = memoize(100, async (given: string): Promise<string> => {
    const [endpoint = '', , publicKey, privateKey] = given.split(' ')
    const subscription = { endpoint, expirationTime: null, keys: { p256dh: '', auth: '' } }
    const { headers } = await vapidHeaders(subscription, { subject, publicKey, privateKey })
    return headers.authorization
  })
  return async (endpoint: string) => {
    const { publicKey, privateKey } = await readPushKeys(db)
    const thisHour = Math.floor(Date.parse(clock()) / hour)
    return signed(`${new URL(endpoint).origin} ${thisHour} ${publicKey} ${privateKey}`)
  }
}

/** Notes that messages have gone: those of a moment by one write, for the disk takes as long for many. */
function removals(db: Database): (id: string) => Promise<void> {
  let ids: string[] = []
  let writing: Promise<void> | null = null
  const write = async () => {
    await wait(2 * together)
    const gone = ids
    ids = []
    writing = null
    await removePushes(db, gone)
  }
  return (id) => {
    ids.push(id)
    writing ??= write()
    return writing
  }
}

type Sending = PushOptions & {
  sign: (endpoint: string) => Promise<string>
  /** Notes that a message has gone, or will not. */
  remove: (id: string) => Promise<void>
}

async function sendOne(options: Sending, push: Push, person: Reminded | undefined): Promise<void> {
  const { db, clock } = options
  const message = await messageOf(options, push, person)
  if (!message) return options.remove(push.id)
  const body = await encrypted(push, message)
  if (!body) return deleteSubscription(db, push.subscription.id)
  const seconds = (Date.parse(push.expiresAt) - Date.parse(clock())) / second
  const headers = {
    authorization: await options.sign(push.subscription.endpoint),
    ttl: String(Math.max(1, Math.floor(seconds))),
    urgency: 'high',
    topic: push.topic,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  }
  const answer = await options
    .post(push.subscription.endpoint, { headers, body })
    .catch((error: Error) => ({ status: 0, retryAfter: undefined, error }))
  await settle(options, push, answer)
}

/** What is still to be said; null where it is over, was done meanwhile, or is not wanted any more. */
async function messageOf(
  { db, clock }: PushOptions,
  { call, expiresAt, attempts }: Push,
  person: Reminded | undefined,
): Promise<PushMessage | null> {
  if (!person || call.kind === 'week' || clock() >= expiresAt) return null
  const { channels, tellsMore } = person.settings
  if (channels[call.kind] !== 'push') return null
  const language = await languageOf(db, person.user)
  const say = (plans: Plans | null) => {
    const message = speaking(language, () => pushMessage(call, plans))
    return message && { ...message, to: person.user.id }
  }
  // What was just decided holds; what waited may have been done.
  if (attempts === 1 && !tellsMore) return say(null)
  const known = await readPlans(db, person)
  if (!known || !isStillDue(known.plans, known.called, call)) return null
  return say(tellsMore ? known.plans : null)
}

/** Null where the keys that a browser gave are none. */
async function encrypted({ subscription }: Push, message: PushMessage) {
  const { endpoint, p256dh, auth } = subscription
  const to = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const text = new TextEncoder().encode(JSON.stringify(message))
  return encryptNotification(to, text, { pad: false }).catch(() => null)
}

type Answer = { status: number; retryAfter: string | undefined; error?: Error }

async function settle(
  { db, clock, log, remove }: Sending,
  push: Push,
  answer: Answer,
): Promise<void> {
  const { status, retryAfter, error } = answer
  const { id, subscription, attempts, expiresAt } = push
  if (status >= 200 && status < 300) return remove(id)
  if (status === 404 || status === 410) return deleteSubscription(db, subscription.id)
  const now = clock()
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
  const dueAt = later(now, Math.max(delay, waitOf(retryAfter, now)))
  const mayPass = status === 0 || status === 429 || status >= 500
  if (mayPass && dueAt < expiresAt) return postponePush(db, id, dueAt)
  log.error('push.given-up', error ?? new Error('A push service refused a message'), {
    status,
    attempt: attempts,
  })
  await remove(id)
}

/** Milliseconds that a service asks to be left alone: it says seconds, or until when; 0 for neither. */
function waitOf(retryAfter: string | undefined, now: string): number {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  const until = Number.isFinite(seconds)
    ? seconds * second
    : Date.parse(retryAfter) - Date.parse(now)
  return Number.isFinite(until) ? Math.min(Math.max(until, 0), 24 * hour) : 0
}
