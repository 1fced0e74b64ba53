import { isReady } from '#core/domain/access.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request, ApiError } from '#web/data/api.ts'
import { writeSessionCache } from '#web/data/session-cache.ts'
import { tabStorage } from '#web/lib/safe-storage.ts'
import { leaveFlashMessage } from '#web/lib/flash-message.ts'
import { wayIsDue } from '#web/shared/account/return-to.ts'

/**
 * Where somebody who has just come in belongs. With an invite: it is accepted first (S4.4, S7.8).
 * Then the record is read (S7.7), and it is the dashboard or onboarding (S4.4, S4.5); what was read
 * is kept for that screen.
 */
export async function goOn(inviteId: string | undefined): Promise<void> {
  if (inviteId && (await joinFamily(inviteId)) === 'ask-first') {
    // The invitation's banner asks whoever has a family of their own.
    rememberJoining(inviteId)
    return window.location.reload()
  }
  wayIsDue()
  const session = await request(apiPaths.bootstrap).catch(() => null)
  if (session) writeSessionCache(session)
  // A page of its own: nothing of whoever was here before stays in its memory (A55), and Back does
  // not lead to a form with a password in it. The dashboard's guard knows the way without a record.
  const ready = session === null || isReady(session.user)
  window.location.replace(ready ? appPaths.dashboard : appPaths.onboarding)
}

type Joining = 'joined' | 'ask-first' | 'failed'

/**
 * Accepts an invite for whoever has just come in. A family of their own with plans in it is never
 * left unasked; any other failure is logged, and the way goes on without the invite (S8.20).
 */
async function joinFamily(inviteId: string): Promise<Joining> {
  try {
    await request(apiPaths.acceptInvite(inviteId), { method: 'POST', body: {} })
    return 'joined'
  } catch (failure) {
    if (failure instanceof ApiError && failure.problem.code === 'family-in-use') return 'ask-first'
    // Without the invite's id, which opens a family to whoever has it.
    // oxlint-disable-next-line no-console -- S8.20 wants it logged
    console.error('The invite could not be accepted.', failure)
    const why = failure instanceof Error ? failure.message : String(failure)
    leaveFlashMessage(`You are signed in, but the invite was not accepted: ${why}`)
    return 'failed'
  }
}

const key = 'joining'

/**
 * The invite that is to be accepted when another account's site sends this tab back to its page. An
 * address alone must never do that: anybody could send somebody a link that moves them.
 */
export function rememberJoining(inviteId: string): void {
  tabStorage().setItem(key, inviteId)
}

/** Whether this invite is the one; once. */
export function takeJoining(inviteId: string): boolean {
  const isIt = tabStorage().getItem(key) === inviteId
  tabStorage().removeItem(key)
  return isIt
}
