import type { User } from '#core/contract/user.ts'
import { isOpen, sameAddress } from '#core/domain/invite.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { readInvite } from '#server/store/invites.ts'
import type { Database } from '#server/store/schema.ts'

/** Who may have a new account: everybody, or whom a family here has invited. */
export type SignUpDoor = 'open' | 'closed'

type Newcomer = { email: string; inviteId: string | undefined; now: string }

/**
 * Refuses a new account where the host has closed the door (A76), but for whoever comes with an open
 * invite to that address: its link alone may have been passed on.
 */
export async function requireOpenDoor(
  db: Database,
  door: SignUpDoor,
  { email, inviteId, now }: Newcomer,
): Promise<void> {
  if (door === 'open') return
  const invite = inviteId === undefined ? null : await readInvite(db, inviteId)
  const isAwaited = invite && isOpen(invite, now) && sameAddress(invite.toEmail, email)
  if (!isAwaited) refuse('sign-up-closed')
}

/**
 * Refuses another address to an account that never proved its own, where the door is closed: the invited
 * one would be free again, and its invite open yet another account, and so on (A76).
 */
export function requireProvenMove(door: SignUpDoor, { emailVerified }: User): void {
  if (door === 'open' || emailVerified) return
  const sentence =
    'New accounts are by invitation here, so please confirm your present address first.'
  throw new Refusal('sign-up-closed', {}, sentence)
}
