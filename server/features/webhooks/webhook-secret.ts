import { createHmac } from 'node:crypto'
import { limits } from '#core/limits.ts'
import { later } from '#server/platform/clock.ts'

/** A webhook's id, and when it got the secret that it has and the one before; null for its first. */
export type Keyed = { id: string; secretAt: string | null; earlierSecretAt: string | null }

/** Made of the server's own: nobody who reads the database can sign. */
const keyOf = (secret: string, id: string, since: string | null) =>
  createHmac('sha256', secret)
    .update(since === null ? `webhook ${id}` : `webhook ${id} ${since}`)
    .digest()

/** What its receiver is told, in the form that libraries for Standard Webhooks take. */
export const webhookSecret = (secret: string, { id, secretAt }: Omit<Keyed, 'earlierSecretAt'>) =>
  `whsec_${keyOf(secret, id, secretAt).toString('base64')}`

type Signed = { id: string; at: string; body: string }

/**
 * The headers by which a receiver knows who sent a message, when, and which one it is. After a change of
 * the secret the earlier one signs as well for a while, so that no message is lost over it.
 */
export function signatureHeaders(
  secret: string,
  { id: webhookId, secretAt, earlierSecretAt }: Keyed,
  { id, at, body }: Signed,
): Record<string, string> {
  const seconds = Math.floor(Date.parse(at) / 1000)
  const isRecent = secretAt !== null && at < later(secretAt, limits.webhookSecretHours * 3_600_000)
  const signatures = (isRecent ? [secretAt, earlierSecretAt] : [secretAt]).map((since) => {
    const hash = createHmac('sha256', keyOf(secret, webhookId, since))
    return `v1,${hash.update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'Elefam webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
