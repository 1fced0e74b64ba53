import { limits } from '#core/limits.ts'
import type { WebhookProblem } from '#core/words.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { WebhookRequest } from '#server/platform/webhook-request.ts'
import { storedWork } from '#server/platform/stored-work.ts'
import { transaction } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import {
  giveUp,
  goBehind,
  saveDelivered,
  saveFailed,
  takeDueMessage,
  type DueMessage,
} from '#server/store/webhooks.ts'
import { signatureHeaders } from './webhook-secret.ts'

export type SenderOptions = {
  db: Database
  clock: Clock
  log: Log
  secret: string
  request: WebhookRequest
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** How long a server has a message to itself: a request is given up before that. */
const lease = 15 * second
/**
 * So many on their way at once, and of one family: its slow receivers keep nobody else waiting (A82).
 * A receiver is told of one thing after the other.
 */
const bounds = { places: 64, each: { family: 4, webhook: 1 } }
/** Before the second attempt, the third, and so on; the last again and again. */
const pauses = [5 * second, 30 * second, 5 * minute, 30 * minute, 2 * hour, 6 * hour]

/**
 * What sends messages that are due. A message goes once in the usual case; where a server dies between
 * the answer and its note of it, the same message goes again, by the same id.
 */
export const webhookSender = (options: SenderOptions) =>
  storedWork({
    bounds,
    namesOf: ({ familyId, webhookId }: DueMessage) => ({ family: familyId, webhook: webhookId }),
    take: ({ without }) => {
      const now = options.clock()
      return takeDueMessage(options.db, { now, leaseUntil: later(now, lease), without })
    },
    run: (message) => sendOne(options, message),
    goBehind: (message) => goBehind(options.db, message, options.clock()),
    onError: (error) => options.log.error('webhooks', error),
  })

/** Sends what is due until nothing is. */
export const sendDueMessages = (options: SenderOptions): Promise<void> =>
  webhookSender(options).untilDone()

async function sendOne(options: SenderOptions, message: DueMessage): Promise<void> {
  const { db, clock, log } = options
  const problem = await problemWith(options, message)
  const now = clock()
  const { attempts, failingSince, createdAt } = message
  const since = failingSince ?? createdAt
  await transaction(db, async (trx) => {
    if (problem === null) return saveDelivered(trx, message, now)
    // No word of where: the address may be a key.
    log.info('webhook.failed', { problem, attempts })
    const isHopeless = since <= later(now, -limits.webhookDays * 24 * hour)
    if (problem === 'gone' || isHopeless) return giveUp(trx, message, { problem, since, now })
    const pause = pauses[Math.min(attempts, pauses.length) - 1]!
    return saveFailed(trx, message, { problem, since, dueAt: later(now, pause) })
  })
}

/** Sends one; null where it has arrived. */
async function problemWith(
  { clock, secret, request }: SenderOptions,
  { id, webhookId, url, payload: body, secretAt, earlierSecretAt }: DueMessage,
): Promise<WebhookProblem | null> {
  const keyed = { id: webhookId, secretAt, earlierSecretAt }
  const headers = signatureHeaders(secret, keyed, { id, at: clock(), body })
  try {
    const status = await request(new URL(url), { headers, body })
    if (status === 410) return 'gone'
    return status >= 200 && status < 300 ? null : 'unreachable'
  } catch {
    return 'unreachable' // What Node says of it names the address.
  }
}
