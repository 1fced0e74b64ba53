import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useStore } from '#web/data/use-family.tsx'
import { ChangeEmailForm } from '#web/shared/account/change-email-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Address } from './step.tsx'
import { useCountdown } from './use-countdown.ts'

const lookAgainAfter = 4_000
const waitBetweenMails = 60

/** A mail is on its way: send another, mend the address, or wait until it is confirmed anywhere. */
export function WaitingForConfirmation({ email }: { email: string }) {
  const [wait, startWaiting] = useCountdown(waitBetweenMails)
  const resend = useMutation({
    mutationFn: () => request(apiPaths.sendVerification, { method: 'POST', body: {} }),
    onSuccess: startWaiting,
  })
  useLookingAgain()
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4">
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
        <div className="grid gap-4">
          {resend.error && (
            <div className="text-ink text-start">
              <Notice tone="care" alert>
                {resend.error.message}
              </Notice>
            </div>
          )}
          <p>
            We sent a mail to <Address>{email}</Address>. Open the link in it, on any device, and
            say that it was you. You can use everything else meanwhile.
          </p>
          {resend.isSuccess && (
            <p role="status">A new mail is on its way. Only its link works now.</p>
          )}
        </div>
      </EmptyState>
      <Card>
        <Disclosure summary="This is not my address">
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
