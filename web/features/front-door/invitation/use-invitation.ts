import { useEffect, useState } from 'react'
import type { Invitation } from '#core/contract/invite.ts'
import { errors, type ErrorCode } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'

export type InvitationState =
  | { is: 'loading' }
  | { is: 'open'; invitation: Invitation }
  /** The server has said that it leads nowhere, in the words of S8.1 to S8.4. */
  | { is: 'closed'; code: ErrorCode; message: string }
  | { is: 'unreachable'; message: string }

/** What the link's bearer may know of the invite, and how to ask once more. */
export function useInvitation(inviteId: string): [InvitationState, () => void] {
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState<{ look: string; state: InvitationState } | null>(null)
  const look = `${attempt} ${inviteId}`
  useEffect(() => {
    let wanted = true
    const see = (state: InvitationState) => wanted && setSeen({ look, state })
    request(apiPaths.invitation(inviteId)).then(
      (invitation) => see({ is: 'open', invitation }),
      (failure: unknown) => see(stateAfter(failure)),
    )
    return () => {
      wanted = false
    }
  }, [inviteId, look])
  return [seen?.look === look ? seen.state : { is: 'loading' }, () => setAttempt(attempt + 1)]
}

/** What a failed look at an invite means: gone for good, or to be tried again. */
export function stateAfter(failure: unknown): InvitationState {
  if (failure instanceof ApiError && [404, 410].includes(failure.status)) {
    // An address without an id leads to no invite either.
    const isNone = failure.problem.code === 'not-found'
    const code = isNone ? 'invite-missing' : failure.problem.code
    return { is: 'closed', code, message: isNone ? errors[code].message : failure.message }
  }
  const message = failure instanceof Error ? failure.message : String(failure)
  return { is: 'unreachable', message }
}
