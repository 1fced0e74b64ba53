import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, type ReactNode } from 'react'
import type { Confirmation } from '#core/account/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { appPaths, onLanding, publicPaths, settingsPaths } from '#core/paths.ts'
import { useVisitor } from '#web/shared/public/public-page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyState } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useConfirmation, useMailedLink, type Answered } from './use-mailed-link.ts'

/** Where the mail that confirms an address leads: nothing happens before a button is pressed (A26). */
export function MailedLinkScreen() {
  const { token, answered } = useMailedLink()
  if (answered) return <AnsweredLink {...answered} />
  return token === null ? <DeadLink /> : <Question key={token} token={token} />
}

function Question({ token }: { token: string }) {
  const { found, dead, problem, busy, look, answer } = useConfirmation(token)
  const [doubts, setDoubts] = useState(false)
  if (dead) return <DeadLink />
  if (!found && !problem) {
    return (
      <Step picture="waiting" title={t`One moment`}>
        <p role="status">
          <Trans>We look what your link is for.</Trans>
        </p>
      </Step>
    )
  }
  if (!found) {
    const again = (
      <Button onClick={() => void look()}>
        <Trans>Try again</Trans>
      </Button>
    )
    return <Step picture="looking" title={t`That did not work`} problem={problem} action={again} />
  }
  const asking = { found, busy, problem, onAnswer: (how: Answered['how']) => answer(how, found) }
  if (doubts) return <NotMe {...asking} onBack={() => setDoubts(false)} />
  if (found.what === 'new-address') return <NewAddress {...asking} />
  return <WasThatYou {...asking} onDoubt={() => setDoubts(true)} />
}

interface AskingProps {
  found: Confirmation
  busy: boolean
  problem: string | null
  onAnswer: (how: Answered['how']) => void
}

/** The account's first address: somebody who is signed in with it here has nothing to doubt. */
function WasThatYou(props: AskingProps & { onDoubt: () => void }) {
  const { found, busy, problem, onAnswer, onDoubt } = props
  return (
    <Step
      picture="waiting"
      title={found.own ? t`Is this your address?` : t`Was that you?`}
      problem={problem}
      action={
        <>
          <Button busy={busy} onClick={() => onAnswer('confirmed')}>
            {found.own ? t`Yes, it is mine` : t`Yes, that was me`}
          </Button>
          {!found.own && (
            <Button variant="secondary" onClick={onDoubt}>
              <Trans>It wasn’t me</Trans>
            </Button>
          )}
        </>
      }
    >
      {found.own ? (
        <p>
          <Trans>
            You are signed in here with <Address>{found.email}</Address>. One tap, and it is
            confirmed.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Somebody – you? – started an Elefam account with the address{' '}
            <Address>{found.email}</Address>. Say yes only if it was you: whoever started it knows
            its password.
          </Trans>
        </p>
      )}
    </Step>
  )
}

/** It takes a second tap: whoever missed the button would lose their family's weeks. */
function NotMe({ found, busy, problem, onAnswer, onBack }: AskingProps & { onBack: () => void }) {
  return (
    <Step
      picture="looking"
      title={t`It wasn’t you?`}
      problem={problem}
      action={
        <>
          <Button variant="danger" busy={busy} onClick={() => onAnswer('disowned')}>
            <Trans>Delete that account</Trans>
          </Button>
          <Button variant="secondary" onClick={onBack}>
            <Trans>Go back</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Then we delete the account with the address <Address>{found.email}</Address> and what
          belongs to it, for good. Nobody can sign in with it any more.
        </Trans>
      </p>
    </Step>
  )
}

function NewAddress({ found, busy, problem, onAnswer }: AskingProps) {
  return (
    <Step
      picture="waiting"
      title={t`Your new address?`}
      problem={problem}
      action={
        <Button busy={busy} onClick={() => onAnswer('confirmed')}>
          <Trans>Yes, use this address</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Somebody – you? – wants an Elefam account to have the address{' '}
          <Address>{found.email}</Address> from now on, for signing in and for our mails. If it
          wasn’t you, just close this page: nothing changes.
        </Trans>
      </p>
    </Step>
  )
}

/** The end of a mailed link: what has come of it, and where to go from here. */
function AnsweredLink({ how, found }: Answered) {
  if (how === 'disowned') return <Disowned />
  return (
    <Step
      picture="celebrating"
      title={t`Your address is confirmed`}
      action={
        found.own ? (
          <ButtonLink to={appPaths.dashboard}>
            <Trans>Go on to Elefam</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={onLanding('signIn')}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        )
      }
    >
      {found.what === 'new-address' ? (
        <p>
          <Trans>Thank you. From now on you sign in with</Trans> <Address>{found.email}</Address>.
        </p>
      ) : found.own ? (
        <p>
          <Trans>Thank you. Now we can help when a password gets lost.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Thank you. The device on which you started goes on by itself; on this one, sign in
            first.
          </Trans>
        </p>
      )}
    </Step>
  )
}

function Disowned() {
  return (
    <Step
      picture="waiting"
      title={t`Thank you for telling us`}
      action={
        <ButtonLink variant="secondary" to={publicPaths.landing}>
          <Trans>See what Elefam is</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          The account is deleted, and nobody can sign in with it. You need not do anything else, and
          we write to you no more.
        </Trans>
      </p>
    </Step>
  )
}

/** A link that is used, too old, replaced or never was: what to do next depends on who is there. */
function DeadLink() {
  const user = useVisitor()
  return (
    <Step
      picture="looking"
      title={t`This link is no longer valid`}
      action={<NextStep user={user} />}
    >
      <p>
        <Trans>A link works once, for one hour, and only until we send the next one.</Trans>
      </p>
      {user?.emailVerified ? (
        <p>
          <Trans>
            Your address is <Address>{user.profile.email}</Address>, and it is confirmed. You can
            ask for another change in the settings.
          </Trans>
        </p>
      ) : user ? (
        <p>
          <Trans>We gladly send you another one.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            If you used it, all is well. If not, sign in, and we gladly send you another one.
          </Trans>
        </p>
      )}
    </Step>
  )
}

function NextStep({ user }: { user: User | null | undefined }) {
  if (user === undefined) return null
  if (user === null)
    return (
      <ButtonLink to={onLanding('signIn')}>
        <Trans>Sign in</Trans>
      </ButtonLink>
    )
  return user.emailVerified ? (
    <ButtonLink to={settingsPaths.signIn}>
      <Trans>Go to the settings</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to={appPaths.verifyEmail}>
      <Trans>Ask for another link</Trans>
    </ButtonLink>
  )
}

const pictures = {
  waiting: <WaitingElephant alive />,
  looking: <LookingElephants alive />,
  celebrating: <CelebratingElephants alive />,
}

interface StepProps {
  picture: keyof typeof pictures
  title: string
  action?: ReactNode
  problem?: string | null
  children?: ReactNode
}

const readFromHere = (step: HTMLDivElement | null) => step?.focus({ preventScroll: true })

/** One page of a mailed link; each takes the other's place, and the reading position goes there. */
function Step({ picture, title, action, problem = null, children }: StepProps) {
  return (
    <div key={title} tabIndex={-1} ref={readFromHere} className="outline-none">
      <title>{`${title} · Elefam`}</title>
      <EmptyState as="h1" picture={pictures[picture]} title={title} action={action}>
        <div className="grid gap-3">
          {children}
          <div className="text-ink text-start">
            <ProblemBox text={problem} />
          </div>
        </div>
      </EmptyState>
    </div>
  )
}

const Address = ({ children }: { children: string }) => (
  <strong className="text-ink">{children}</strong>
)
