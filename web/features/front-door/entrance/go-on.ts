import { isReady } from '#core/domain/access.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { writeSessionCache } from '#web/data/session-cache.ts'
import { wayIsDue } from '#web/shared/account/return-to.ts'
import { rememberJoining } from './joining.ts'
import { joinFamily } from './join-family.ts'

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
