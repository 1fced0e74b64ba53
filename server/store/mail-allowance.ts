import { createHmac } from 'node:crypto'
import { isSampleAddress } from '#core/account/sample-account.ts'
import { limits } from '#core/limits.ts'
import { countAttempt } from './attempts.ts'
import type { Database } from './schema.ts'

/**
 * Mails that are counted together: what others cause, what the owner of an address asks for (each
 * kind by itself), what warns them, and what is written to the host. None uses up another's share.
 */
export type MailShare =
  | 'others'
  | 'warning'
  | 'contact'
  | 'verify-email'
  | 'reset-password'
  | 'confirm'
  | 'idle-warning'
  | 'reminder'
  | 'new-device'
  | 'way-in'

const hour = 60 * 60_000
const day = 24 * hour

const usual = { anHour: limits.mailsAnHour, aDay: limits.mailsADay }
const forHost = { anHour: limits.contactMailsAnHour, aDay: limits.contactMailsADay }

/** By the adapter, which a database and all of its transactions have in common. */
const secrets = new WeakMap<object, string>()

/** From now on whom this database's mails go to is counted under hashes that take this secret. */
export function keyRecipients(db: Database, secret: string): void {
  secrets.set(db.getExecutor().adapter, secret)
}

/**
 * Counts one more mail to an address, whoever causes it; false where it has had its share (A65). Of
 * what its owner waits for, or must know, one an hour goes in any case: no flood keeps that away. What
 * is no address but a sample family's has none.
 */
export async function takeShare(
  db: Database,
  { to, share, now }: { to: string; share: MailShare; now: string },
): Promise<boolean> {
  if (isSampleAddress(to.trim())) return false
  const secret = secrets.get(db.getExecutor().adapter) ?? ''
  const isWithin = async (window: string, times: number, within: number) => {
    const subject = `mail ${share} ${window} ${to.trim().toLowerCase()}`
    const key = createHmac('sha256', secret).update(subject).digest('base64url')
    const endsAt = new Date(Date.parse(now) + within).toISOString()
    return typeof (await countAttempt(db, { key, times, now, endsAt })) === 'number'
  }
  const { anHour, aDay } = share === 'contact' ? forHost : usual
  // The hour first: what it refuses does not count for the day.
  if ((await isWithin('hour', anHour, hour)) && (await isWithin('day', aDay, day))) return true
  const isOwners = share !== 'others' && share !== 'contact'
  return isOwners && isWithin('always', 1, hour)
}
