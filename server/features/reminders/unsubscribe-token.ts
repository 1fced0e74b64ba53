import { createHmac } from 'node:crypto'
import { callings, type Calling } from '#core/reminders/reminder-moments.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

type Named = { userId: string; calling: Calling }

/** What a link ends that stands in a mail for years: one kind of mails to one person, and nothing else. */
export function unsubscribeToken(secret: string, { userId, calling }: Named): string {
  return `${calling}.${userId}.${sealOf(secret, { userId, calling })}`
}

const sealOf = (secret: string, { userId, calling }: Named) =>
  createHmac('sha256', secret).update(`unsubscribe ${calling} ${userId}`).digest('base64url')

/** Whom and what a token names; null where it is none of ours. */
export function readUnsubscribeToken(secret: string, token: string): Named | null {
  const [kind, userId, seal] = token.split('.')
  const calling = callings.find((one) => one === kind)
  if (!calling || !userId || !seal) return null
  const right = sealOf(secret, { userId, calling })
  return isSameSecret(seal, right) ? { userId, calling } : null
}
