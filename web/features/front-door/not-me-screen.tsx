import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths, onLanding, publicPaths, resetLink } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useLinkToken } from './reset-password-screen.tsx'

/** Where a mail about a sign-in or a change leads whoever did not do that: one press ends it all. */
export function NotMeScreen() {
  const [token, known] = useLinkToken(publicPaths.notMe)
  const [isDead, setDead] = useState(false)
  const isOver = isDead || (known && token === null)
  return (
    <div className="mx-auto max-w-form px-4 pt-4 sm:px-6 sm:pt-10">
      <title>{t`Was that not you? · Elefam`}</title>
      <meta name="description" content={t`Ends whatever somebody else may have of your account.`} />
      <Card tone="raised" className="grid gap-5">
        {isOver ? <DeadLink /> : <Question token={token} onDead={() => setDead(true)} />}
      </Card>
    </div>
  )
}

function Question({ token, onDead }: { token: string | null; onDead: () => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const say = async (mailed: string) => {
    setBusy(true)
    setProblem(null)
    try {
      const body = { token: mailed }
      const answer = await request(apiPaths.notMe, { method: 'POST', body })
      // A page of its own: whoever was signed in on this one is not any more.
      location.replace(resetLink(answer.token))
    } catch (reason) {
      if (reason instanceof ApiError && reason.problem.code === 'invalid-token') return onDead()
      setProblem(reason instanceof Error ? reason.message : String(reason))
      setBusy(false)
    }
  }
  return (
    <>
      <h1 className="text-heading">
        <Trans>Was that not you?</Trans>
      </h1>
      <p>
        <Trans>Then press the button, and nobody else keeps a way into your account:</Trans>
      </p>
      <ul className="text-quiet grid list-disc gap-2 ps-5">
        <li>
          <Trans>Every device is signed out, this one too.</Trans>
        </li>
        <li>
          <Trans>
            Your password ends, and so does whatever was added since what the mail tells of.
          </Trans>
        </li>
        <li>
          <Trans>You choose a new password, here and now.</Trans>
        </li>
      </ul>
      <ProblemBox text={problem} />
      <div className="grid gap-2">
        <Button wide busy={busy} onClick={() => token !== null && void say(token)}>
          <Trans>This was not me</Trans>
        </Button>
        <ButtonLink wide variant="quiet" to={publicPaths.landing}>
          <Trans>It was me after all</Trans>
        </ButtonLink>
      </div>
      <noscript>
        <p>
          <Trans>
            This needs JavaScript. “Forgot your password?” by mail signs out every device, too.
          </Trans>
        </p>
      </noscript>
    </>
  )
}

const readFromHere = (heading: HTMLElement | null) => heading?.focus()

function DeadLink() {
  return (
    <>
      <h1 tabIndex={-1} ref={readFromHere} className="text-heading outline-none">
        <Trans>This link is no longer valid</Trans>
      </h1>
      <p className="text-quiet">
        <Trans>
          It works once, for {limits.notMeDays} days, and not after a new password by mail. To be
          sure, choose a new password: that signs out every device, and its mail says what opens
          your account.
        </Trans>
      </p>
      <div className="grid gap-2">
        <ButtonLink wide to={publicPaths.resetPassword}>
          <Trans>Choose a new password</Trans>
        </ButtonLink>
        <ButtonLink wide variant="quiet" to={onLanding('signIn')}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
