import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Invitation } from '#core/invites/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice, ProblemBox } from '#web/ui/notice.tsx'
import { goOn, takeJoining } from '../sign-in/use-entering.ts'

interface JoinAsUserProps {
  inviteId: string
  /** Null until it is known who is signed in. */
  user: User | null
  invitation: Invitation
}

/** For whoever is signed in: which account joins, and what that means for it. */
export function JoinAsUser({ inviteId, user, invitation }: JoinAsUserProps) {
  const { inviterName, addressMatches, comesFrom, presentFamily } = invitation
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)

  const join = async (leaveOwnFamily: boolean) => {
    setAsking(false)
    setProblem(null)
    setBusy(true)
    try {
      await request(apiPaths.acceptInvite(inviteId), { method: 'POST', body: { leaveOwnFamily } })
      await goOn(undefined)
    } catch (failure) {
      setBusy(false)
      // The family may have come into use since the page was loaded.
      if (failure instanceof ApiError && failure.problem.code === 'family-in-use') setAsking(true)
      else setProblem(failure instanceof Error ? failure.message : String(failure))
    }
  }
  const accept = () => (comesFrom === 'nowhere' ? void join(false) : setAsking(true))

  // They said so already, on the way to another account's site and back, or when they signed in.
  const acceptAtOnce = useRef(accept)
  useEffect(() => {
    if (takeJoining(inviteId)) acceptAtOnce.current()
  }, [inviteId])

  return (
    <>
      {presentFamily && (
        <p className="max-w-measure">
          <Trans>You are in {presentFamily}’s family now, and can be in one at a time.</Trans>
        </p>
      )}
      {user && (
        <p>
          <Trans>
            You will join as <strong>{user.profile.email}</strong>.
          </Trans>
        </p>
      )}
      {addressMatches === false && (
        <Notice tone="info">
          <Trans>
            The invite was sent to another address. If it is meant for you all the same, accept it:{' '}
            {inviterName} gets a mail that says who joined.
          </Trans>
        </Notice>
      )}
      <ProblemBox text={problem} />
      <Button busy={busy} onClick={accept}>
        <Trans>Accept Invite</Trans>
      </Button>
      {asking && (
        <LeaveFamilyDialog
          inviterName={inviterName}
          presentFamily={presentFamily}
          onLeave={() => void join(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface LeaveFamilyDialogProps {
  inviterName: string
  /** Who started the family that is left; null where it is one's own. */
  presentFamily: string | null
  onLeave: () => void
  onClose: () => void
}

/** Nobody leaves a family without being asked, and told what becomes of it (A8, P7). */
function LeaveFamilyDialog(props: LeaveFamilyDialogProps) {
  const { inviterName, presentFamily, onLeave, onClose } = props
  const isOwn = presentFamily === null
  return (
    <Dialog
      onClose={onClose}
      title={isOwn ? t`Leave your own family here?` : t`Leave ${presentFamily}’s family?`}
      description={
        isOwn
          ? t`You can be in one family at a time. Your own keeps its mission and its plans, and you get it back should you ever leave ${inviterName}’s.`
          : t`You can be in one family at a time. In ${presentFamily}’s everything stays for the others, also what you did and wrote there; you no longer see it. To come back you need a new invite from ${presentFamily}.`
      }
      actions={
        <>
          <Button onClick={onLeave}>
            <Trans>Join {inviterName}’s family</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {isOwn ? t`Stay in mine` : t`Stay in ${presentFamily}’s`}
          </Button>
        </>
      }
    />
  )
}
