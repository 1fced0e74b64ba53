import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { leaveFlashMessage } from '#web/lib/flash-message.ts'

export type Joining = 'joined' | 'ask-first' | 'failed'

/**
 * Accepts an invite for whoever has just come in. A family of their own with plans in it is never
 * left unasked; any other failure is logged, and the way goes on without the invite (S8.20).
 */
export async function joinFamily(inviteId: string): Promise<Joining> {
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
