import { createHmac, timingSafeEqual } from 'node:crypto'
import { callings, type Calling } from '#core/domain/reminder-moments.ts'

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
  const right = Buffer.from(sealOf(secret, { userId, calling }))
  const given = Buffer.from(seal)
  return right.length === given.length && timingSafeEqual(right, given) ? { userId, calling } : null
}
