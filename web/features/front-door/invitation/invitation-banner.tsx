import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Invitation } from '#core/invites/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { errors, type ErrorCode } from '#core/errors.ts'
import { appPaths, settingsPaths, apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Card } from '#web/ui/layout.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { JoinAsUser } from './join-as-user.tsx'

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
          <h1 id="invitation" className="sr-only">
            <Trans>An invitation</Trans>
          </h1>
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
          <Title>
            <Trans>Your invitation could not be loaded</Trans>
          </Title>
          <p role="alert">{state.message}</p>
          <Button variant="secondary" onClick={lookAgain}>
            <Trans>Try again</Trans>
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
          <Title>
            <Trans>{inviterName} invites you to join their family</Trans>
          </Title>
          <p className="max-w-measure">
            <Trans>
              Hello {name}! In {inviterName}’s family you set out on one mission together, plan the
              week, and check in for five minutes a day.
            </Trans>
          </p>
          {addressMatches === null ? (
            <>
              <Button onClick={onAccept}>
                <Trans>Accept Invite</Trans>
              </Button>
              <p className="text-small">
                <Trans>
                  Next you create your account. You have one already? Sign in below, and you are in.
                </Trans>
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
    <h1 id="invitation" className="text-heading">
      {children}
    </h1>
  )
}

interface ClosedInvitationProps {
  code: ErrorCode
  message: string
  isIn: boolean
}

/** An invite that leads nowhere: the exact words (S8.1 to S8.4), and what to do next. */
function ClosedInvitation({ code, message, isIn }: ClosedInvitationProps) {
  return (
    <>
      <Title>{message}</Title>
      <p className="max-w-measure">{whatNext(code)}</p>
      {isIn ? (
        <ButtonLink variant="secondary" to={appPaths.dashboard}>
          <Trans>Go to today</Trans>
        </ButtonLink>
      ) : (
        <p className="text-small">
          <Trans>Or begin with a family of your own: create an account below.</Trans>
        </p>
      )}
    </>
  )
}

function whatNext(code: ErrorCode): string {
  if (code === 'invite-missing') {
    return t`Perhaps a part of the link got lost: open it once more from the mail, or ask whoever invited you for a new one.`
  }
  if (code === 'invite-closed') {
    return t`It was accepted already, or taken back, or it is older than seven days. Ask whoever invited you for a new one.`
  }
  return t`Whoever sent it has left in the meantime, so it leads into no family any more.`
}

/** For whoever is in the family already, or cannot leave theirs as it is: what is so, and what helps. */
function NotToAccept({ invitation }: { invitation: Invitation }) {
  const { comesFrom, inviterName, name, addressMatches } = invitation
  const isHere = comesFrom === 'here'
  return (
    <>
      <Title>
        {isHere
          ? t`You are in this family already`
          : t`${inviterName} invites you to join their family`}
      </Title>
      <p className="max-w-measure">
        {!isHere &&
          t`You started a family in which others live as well, and you can be in one family at a time. Hand yours over to one of them first, then open this link again: everything in it stays as it is for them.`}
        {isHere && addressMatches && t`There is nothing left to accept.`}
        {isHere &&
          !addressMatches &&
          t`This invite is for ${name}. Send its link to them, and leave it to them to accept.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isHere && (
          <ButtonLink to={settingsPaths.coParents}>
            <Trans>Hand my family over</Trans>
          </ButtonLink>
        )}
        <ButtonLink variant={isHere ? 'primary' : 'secondary'} to={appPaths.dashboard}>
          {isHere ? t`Go to today` : t`Stay in mine`}
        </ButtonLink>
      </div>
    </>
  )
}

type InvitationState =
  | { is: 'loading' }
  | { is: 'open'; invitation: Invitation }
  /** The server has said that it leads nowhere, in the words of S8.1 to S8.4. */
  | { is: 'closed'; code: ErrorCode; message: string }
  | { is: 'unreachable'; message: string }

/** What the link's bearer may know of the invite, and how to ask once more. */
function useInvitation(inviteId: string): [InvitationState, () => void] {
  const [state, setState] = useState<InvitationState>({ is: 'loading' })
  const look = useCallback(
    () =>
      request(apiPaths.invitation(inviteId)).then(
        (invitation) => setState({ is: 'open', invitation }),
        (failure: unknown) => setState(stateAfter(failure)),
      ),
    [inviteId],
  )
  useEffect(() => void look(), [look])
  const again = () => {
    setState({ is: 'loading' })
    void look()
  }
  return [state, again]
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
