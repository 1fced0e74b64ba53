import { useMutation } from '@tanstack/react-query'
import { errors } from '#core/errors.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ChangeEmailForm } from '#web/parts/account/change-email-form.tsx'
import { ProblemBox } from '#web/parts/account/problem-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** With what somebody signs in: the address, and a new password by mail. */
export function SignInSection() {
  const { user } = useFamily()
  const { email } = user.profile
  const ask = useMutation({
    mutationFn: () => request(apiPaths.requestPasswordReset, { method: 'POST', body: { email } }),
  })
  return (
    <Section title="Signing in">
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <p className="font-semibold">Your e-mail address</p>
          <p className="break-words">{email}</p>
          <p className="text-small text-quiet">
            {user.emailVerified ? (
              'It is confirmed.'
            ) : (
              <>
                It is not confirmed yet. <TextLink to={appPaths.verifyEmail}>Confirm it</TextLink>
              </>
            )}
          </p>
        </div>
        <Disclosure summary="Change the address">
          <ChangeEmailForm />
        </Disclosure>
        <div className="border-line grid justify-items-start gap-3 border-t pt-5">
          <div className="grid gap-1">
            <p className="font-semibold">Your password</p>
            <p className="text-small text-quiet">
              For a new one we mail you a link. Once it is chosen, every device asks for it.
            </p>
          </div>
          <ProblemBox text={ask.error ? errors.internal.message : null} />
          {ask.isSuccess && (
            <Notice tone="good" alert>
              A password reset email has been sent.
            </Notice>
          )}
          <Button look="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
            Mail me a link
          </Button>
        </div>
      </Card>
    </Section>
  )
}
