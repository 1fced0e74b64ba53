import { isOpen, sameAddress } from '#core/domain/invite.ts'
import { refuse } from '#core/refusal.ts'
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
