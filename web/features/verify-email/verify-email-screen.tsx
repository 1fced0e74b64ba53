import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isReady } from '#core/account/access.ts'
import { appPaths, apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useStore, useUser } from '#web/data/use-home.tsx'
import { useSignInSettings } from '#web/shared/account/sign-in.ts'
import { ChangeEmailForm } from '#web/shared/account/account-forms.tsx'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { Card, Disclosure, EmptyState } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

/** The state of the address; moves on by itself once it is confirmed. */
export function VerifyEmailScreen() {
  const user = useUser()
  return user.emailVerified ? <Confirmed /> : <WaitingForConfirmation email={user.profile.email} />
}

function Confirmed() {
  const user = useUser()
  const ready = isReady(user)
  return (
    <EmptyScreen
      page={t`Address confirmed · Elefam`}
      picture={<CelebratingElephants alive />}
      title={t`Your address is confirmed`}
      action={
        <ButtonLink to={ready ? appPaths.dashboard : appPaths.onboarding}>
          {ready ? t`Go to today` : t`Set up your family`}
        </ButtonLink>
      }
    >
      <Trans>Thank you. Now we can help when a password gets lost.</Trans>
    </EmptyScreen>
  )
}

const lookAgainAfter = 4_000
const waitBetweenMails = 60

/**
 * A mail is on its way, or lies with whoever runs a server that sends none: ask for another, mend the address,
 * or wait until it is confirmed anywhere.
 */
function WaitingForConfirmation({ email }: { email: string }) {
  const [wait, startWaiting] = useCountdown(waitBetweenMails)
  const resend = useMutation({
    mutationFn: () => request(apiPaths.sendVerification, { method: 'POST', body: {} }),
    onSuccess: startWaiting,
  })
  useLookingAgain()
  const mails = useSignInSettings()?.mails ?? true
  const again = mails ? t`Send the mail again` : t`Make a new link`
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <EmptyState
        as="h1"
        picture={<WaitingElephant alive />}
        title={t`Please confirm your e-mail address`}
        action={
          <Button
            variant="secondary"
            busy={resend.isPending}
            disabled={wait > 0}
            onClick={() => resend.mutate()}
          >
            {wait > 0 ? t`Again in ${wait} s` : again}
          </Button>
        }
      >
        <title>{t`Confirm your address · Elefam`}</title>
        <div className="grid gap-4">
          <div className="text-ink text-start">
            <ProblemBox text={resend.error?.message ?? null} />
          </div>
          <p>
            {mails ? (
              <Trans>
                We sent a mail to <strong className="text-ink">{email}</strong>. Open the link in
                it, on any device, and say that it was you. You can use everything else meanwhile.
              </Trans>
            ) : (
              <Trans>
                This server sends no mail: whoever runs it has yours to{' '}
                <strong className="text-ink">{email}</strong>. Open the link in it, on any device,
                and say that it was you. You can use everything else meanwhile.
              </Trans>
            )}
          </p>
          {resend.isSuccess && (
            <p role="status">
              {mails && <Trans>A new mail is on its way.</Trans>}{' '}
              <Trans>Only the newest link works.</Trans>
            </p>
          )}
        </div>
      </EmptyState>
      <Card>
        <Disclosure summary={t`This is not my address`}>
          <ChangeEmailForm />
        </Disclosure>
      </Card>
    </div>
  )
}

/** The link is often opened on another device: this one notices by asking now and then. */
function useLookingAgain() {
  const { refresh } = useStore()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh().catch(() => undefined)
    }
    const timer = setInterval(look, lookAgainAfter)
    return () => clearInterval(timer)
  }, [refresh])
}

/** Seconds left of a wait, and what starts it. */
function useCountdown(from: number): [number, () => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, () => setSeconds(from)]
}
