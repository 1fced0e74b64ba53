import { Card } from '#web/ui/card.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useResetLink, type ResetLink } from './use-reset-link.ts'

/** Where the mail for a forgotten password leads: a new one, or another mail for a dead link. */
export function ResetPasswordScreen() {
  const link = useResetLink()
  return (
    <div className="mx-auto max-w-form px-4 pt-4 sm:px-6 sm:pt-10">
      <title>Choose a new password · Elefam</title>
      <meta
        name="description"
        content="A new password for your account, with the link we mailed."
      />
      <Card tone="raised" className="grid gap-5">
        <Step {...link} />
      </Card>
    </div>
  )
}

function Step({ token, state, die }: ResetLink) {
  if (state === 'unknown') return <Looking />
  if (state === 'dead') {
    return (
      <AskForLink title="This link is no longer valid" isNews>
        A link works once, for one hour, and only until we send the next one. Here is the way to
        another:
      </AskForLink>
    )
  }
  if (state === 'none') {
    return (
      <AskForLink title="Forgot your password?">
        Tell us your e-mail address, and we send you a link for a new one.
      </AskForLink>
    )
  }
  return <NewPasswordForm token={token} onDead={die} />
}

function Looking() {
  return (
    <>
      <h1 className="text-heading">Choose a new password</h1>
      <p role="status" className="text-quiet">
        One moment, we look whether your link still works.
      </p>
      <noscript>
        <p>Choosing a new password needs JavaScript.</p>
      </noscript>
    </>
  )
}
