import { createHmac } from 'node:crypto'

/** Of one webhook, made of the server's own: nobody who reads the database can sign. */
const keyOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`webhook ${id}`).digest()

/** What its receiver is told, in the form that libraries for Standard Webhooks take. */
export const webhookSecret = (secret: string, id: string): string =>
  `whsec_${keyOf(secret, id).toString('base64')}`

type Signed = { id: string; seconds: number; body: string }

/** The headers by which a receiver knows who sent a message, when, and which one it is. */
export function signatureHeaders(
  secret: string,
  webhookId: string,
  { id, seconds, body }: Signed,
): Record<string, string> {
  const key = keyOf(secret, webhookId)
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Elefam webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
