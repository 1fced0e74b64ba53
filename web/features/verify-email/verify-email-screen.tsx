import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { isReady } from '#core/domain/access.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'

const lookAgainAfter = 4_000
const waitBetweenMails = 60

/** The state of the address; moves on by itself once it is confirmed. */
export function VerifyEmailScreen() {
  const { user } = useFamily()
  return user.emailVerified ? <Confirmed /> : <Waiting email={user.profile.email} />
}

function Confirmed() {
  const { user } = useFamily()
  const ready = isReady(user)
  return (
    <EmptyState
      as="h1"
      picture={<CelebratingElephants alive />}
      title="Your address is confirmed"
      action={
        <ButtonLink to={ready ? appPaths.dashboard : appPaths.onboarding}>
          {ready ? 'Go to today' : 'Set up your family'}
        </ButtonLink>
      }
    >
      <title>Address confirmed · Elefam</title>
      <p>Thank you. Now we can help when a password gets lost.</p>
    </EmptyState>
  )
}

function Waiting({ email }: { email: string }) {
  const { refresh } = useStore()
  const [parameters] = useSearchParams()
  const [wait, startWaiting] = useCountdown()
  const resend = useMutation({
    mutationFn: () => request(apiPaths.sendVerification, { method: 'POST', body: {} }),
    onSuccess: startWaiting,
  })
  useEffect(() => {
    // The link is often opened on another device: this one notices by asking now and then.
    const timer = setInterval(() => void refresh().catch(() => undefined), lookAgainAfter)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <EmptyState
      as="h1"
      picture={<WaitingElephant alive />}
      title="Please confirm your e-mail address"
      action={
        <Button
          look="secondary"
          busy={resend.isPending}
          disabled={wait > 0}
          onClick={() => resend.mutate()}
        >
          {wait > 0 ? `Send again in ${wait} s` : 'Send the mail again'}
        </Button>
      }
    >
      <title>Confirm your address · Elefam</title>
      {parameters.has('failed') && (
        <Notice tone="care" alert>
          This link is no longer valid. Ask for a new one and use the newest mail.
        </Notice>
      )}
      {resend.error && (
        <Notice tone="care" alert>
          {resend.error.message}
        </Notice>
      )}
      <p>
        We sent a mail to <strong className="text-ink">{email}</strong>. Open the link in it, on any
        device. You can use everything else meanwhile.
      </p>
      {resend.isSuccess && <p role="status">A new mail is on its way.</p>}
    </EmptyState>
  )
}

/** Seconds until the next mail may be asked for, and what starts them. */
function useCountdown(): [number, () => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, () => setSeconds(waitBetweenMails)]
}
