import type { ErrorCode } from '#core/errors.ts'
import { appPaths } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

interface ClosedInvitationProps {
  code: ErrorCode
  message: string
  /** Somebody is signed in. */
  isIn: boolean
}

/** An invite that leads nowhere: the exact words (S8.1 to S8.4), and what to do next. */
export function ClosedInvitation({ code, message, isIn }: ClosedInvitationProps) {
  return (
    <>
      <h2 id="invitation" className="text-heading">
        {message}
      </h2>
      <p className="max-w-measure">{whatNext(code)}</p>
      {isIn ? (
        <ButtonLink look="secondary" to={appPaths.dashboard}>
          Go to today
        </ButtonLink>
      ) : (
        <p className="text-small">Or begin with a family of your own: create an account below.</p>
      )}
    </>
  )
}

function whatNext(code: ErrorCode): string {
  if (code === 'invite-missing') {
    return 'Perhaps a part of the link got lost: open it once more from the mail, or ask whoever invited you for a new one.'
  }
  if (code === 'invite-closed') {
    return 'It was accepted already, or taken back, or it is older than seven days. Ask whoever invited you for a new one.'
  }
  return 'Whoever sent it has left in the meantime, so it leads into no family any more.'
}
