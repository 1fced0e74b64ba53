import { useEffect, useState, useSyncExternalStore } from 'react'
import { publicPaths } from '#core/paths.ts'
import { navigate, useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import { Card } from '#web/ui/card.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where the mail for a forgotten password leads: a new one, or another mail for a dead link. */
export function ResetPasswordScreen() {
  const [token, known] = useToken()
  const [dead, setDead] = useState(false)
  return (
    <div className="mx-auto max-w-form px-4 pt-4 sm:px-6 sm:pt-10">
      <title>Choose a new password · Elefam</title>
      <meta
        name="description"
        content="A new password for your account, with the link we mailed."
      />
      <Card tone="raised" className="grid gap-5">
        {dead ? (
          <AskForLink title="This link is no longer valid" isNews>
            A link works once, for one hour, and only until you ask for another one. Here is the way
            to the next:
          </AskForLink>
        ) : known && token === null ? (
          <AskForLink title="Forgot your password?">
            Tell us your e-mail address, and we send you a link for a new one.
          </AskForLink>
        ) : (
          <NewPasswordForm token={token} onDead={() => setDead(true)} />
        )}
      </Card>
    </div>
  )
}

/**
 * The token of the mail's link, and whether that is known: a prerendered page knows no parameters.
 * It leaves the address at once, so that it is in no history and no screenshot, and survives a reload.
 */
function useToken(): [string | null, boolean] {
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const known = useSyncExternalStore(never, yes, no)
  const inAddress = parameters.get('token')
  useEffect(() => {
    if (inAddress === null) return
    navigate(publicPaths.resetPassword, { replace: true, state: { token: inAddress } })
  }, [inAddress])
  const kept = (state as { token?: string } | null)?.token
  return [inAddress ?? kept ?? null, known]
}

const never = () => () => undefined
const yes = () => true
const no = () => false
