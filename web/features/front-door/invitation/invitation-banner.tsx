import type { ReactNode } from 'react'
import type { User } from '#core/contract/user.ts'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClosedInvitation } from './closed-invitation.tsx'
import { NotToAccept } from './not-to-accept.tsx'
import { JoinAsUser } from './join-as-user.tsx'
import { useInvitation, type InvitationState } from './use-invitation.ts'

interface InvitationBannerProps {
  inviteId: string
  /** Who is signed in already; null for visitors, and until it is known. */
  user: User | null
  /** Switches to creating an account (S2.2). */
  onAccept: () => void
}

/** The invitation on the landing page: who invites whom, and the way in (S2.2). */
export function InvitationBanner({ inviteId, user, onAccept }: InvitationBannerProps) {
  const [state, lookAgain] = useInvitation(inviteId)
  return (
    <Card as="section" tone="sunny" labelledBy="invitation">
      <div className="grid grid-cols-1 items-center gap-5 sm:grid-cols-[9rem_1fr]">
        <WavingElephant
          alive={state.is === 'open'}
          className="mx-auto w-32 max-w-full max-sm:hidden sm:w-full"
        />
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <Words {...{ inviteId, user, onAccept, state, lookAgain }} />
        </div>
      </div>
    </Card>
  )
}

interface WordsProps extends InvitationBannerProps {
  state: InvitationState
  lookAgain: () => void
}

function Words({ inviteId, user, onAccept, state, lookAgain }: WordsProps) {
  switch (state.is) {
    case 'loading':
      return (
        <div className="grid w-full gap-3 py-2">
          <h2 id="invitation" className="sr-only">
            An invitation
          </h2>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      )
    case 'closed':
      return <ClosedInvitation code={state.code} message={state.message} isIn={user !== null} />
    case 'unreachable':
      return (
        <>
          <Title>Your invitation could not be loaded</Title>
          <p role="alert">{state.message}</p>
          <Button look="secondary" onClick={lookAgain}>
            Try again
          </Button>
        </>
      )
    case 'open': {
      const { inviterName, name, addressMatches, comesFrom } = state.invitation
      if (comesFrom === 'here' || comesFrom === 'shared') {
        return <NotToAccept invitation={state.invitation} />
      }
      return (
        <>
          <Title>{inviterName} invites you to join their family</Title>
          <p className="max-w-measure">
            Hello {name}! In {inviterName}’s family you set one goal together, plan the week, and
            check in for five minutes a day.
          </p>
          {addressMatches === null ? (
            <>
              <Button onClick={onAccept}>Accept Invite</Button>
              <p className="text-small">
                Next you create your account. You have one already? Sign in below, and you are in.
              </p>
            </>
          ) : (
            <JoinAsUser inviteId={inviteId} user={user} invitation={state.invitation} />
          )}
        </>
      )
    }
  }
}

function Title({ children }: { children: ReactNode }) {
  return (
    <h2 id="invitation" className="text-heading">
      {children}
    </h2>
  )
}
