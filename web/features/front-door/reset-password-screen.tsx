import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isFields } from '#core/lib/typed-objects.ts'
import { apiPaths, publicPaths, arrivals } from '#core/paths.ts'
import { somethingWrong } from '#core/refusal.ts'
import { request, ApiError } from '#web/data/api.ts'
import { accountAddress, newPassword } from '#web/lib/form-rules.ts'
import { navigate, useHash, useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import { EmailField, PasswordField } from '#web/shared/account/sign-in-fields.tsx'
import { usePasswordMin } from '#web/shared/account/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { Card } from '#web/ui/layout.tsx'
import { ProblemBox, Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Where the mail for a forgotten password leads: a new one, or another mail for a dead link. */
export function ResetPasswordScreen() {
  const link = useResetLink()
  return (
    <div className="mx-auto max-w-form px-4 pt-4 sm:px-6 sm:pt-10">
      <title>{t`Choose a new password · Elefam`}</title>
      <meta
        name="description"
        content={t`A new password for your account, with the link we mailed.`}
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
      <AskForLink title={t`This link is no longer valid`} isNews>
        <Trans>
          A link works once, for one hour, and only until we send the next one. Here is the way to
          another:
        </Trans>
      </AskForLink>
    )
  }
  if (state === 'none') {
    return (
      <AskForLink title={t`Forgot your password?`}>
        <Trans>Tell us your e-mail address, and we send you a link for a new one.</Trans>
      </AskForLink>
    )
  }
  return <NewPasswordForm token={token} onDead={die} />
}

function Looking() {
  return (
    <>
      <h1 className="text-heading">
        <Trans>Choose a new password</Trans>
      </h1>
      <p role="status" className="text-quiet">
        <Trans>One moment, we look whether your link still works.</Trans>
      </p>
      <noscript>
        <p>
          <Trans>Choosing a new password needs JavaScript.</Trans>
        </p>
      </noscript>
    </>
  )
}

interface AskForLinkProps {
  title: string
  /** It replaces what was just being filled in: the reading position goes there. */
  isNews?: boolean
  children: ReactNode
}

const readFromHere = (heading: HTMLElement | null) => heading?.focus()

/** For a link that is dead or missing: asks for another mail. */
function AskForLink({ title, isNews, children }: AskForLinkProps) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    rules: { email: accountAddress },
    send: async (body) => {
      setSent(false)
      await request(apiPaths.requestPasswordReset, { method: 'POST', body })
      setSent(true)
    },
  })

  return (
    <Form form={form} action={apiPaths.requestPasswordReset} className="grid gap-5">
      <h1
        className="text-heading outline-none"
        {...(isNews && { tabIndex: -1, ref: readFromHere })}
      >
        {title}
      </h1>
      <p className="text-quiet">{children}</p>
      <ProblemBox text={form.failure && somethingWrong} />
      {sent && (
        <Notice tone="good" alert>
          <Trans>A password reset email has been sent.</Trans>
        </Notice>
      )}
      <EmailField />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Send me a link</Trans>
      </Button>
      <p className="text-small text-quiet">
        <Trans>
          You remember it after all?{' '}
          <TextLink to={publicPaths.landing}>
            <Trans>Sign in</Trans>
          </TextLink>
        </Trans>
      </p>
    </Form>
  )
}

interface NewPasswordFormProps {
  token: string | null
  onDead: () => void
}

function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const passwordMin = usePasswordMin()

  const form = useForm({
    rules: { password: newPassword(passwordMin) },
    send: async ({ password }, place) => {
      try {
        const body = { token: token ?? '', newPassword: password } // none: a dead link
        await request(apiPaths.resetPassword, { method: 'POST', body })
        navigate(arrivals.passwordReset, { replace: true })
      } catch (reason) {
        if (reason instanceof ApiError && reason.problem.code === 'invalid-token') return onDead()
        place.querySelector<HTMLInputElement>('[name="password"]')?.select()
        throw reason
      }
    },
  })

  return (
    <Form form={form} action={apiPaths.resetPassword} className="grid gap-5">
      <h1 className="text-heading">
        <Trans>Choose a new password</Trans>
      </h1>
      <p className="text-quiet">
        <Trans>
          Every device where you are signed in will ask for it: the old one no longer counts.
        </Trans>
      </p>
      <ProblemBox text={form.failure?.message ?? null} />
      <PasswordField
        label={t`New password`}
        name="password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
        hint={t`At least ${passwordMin} characters; a few words are easy to keep.`}
      />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Save the new password</Trans>
      </Button>
    </Form>
  )
}

/**
 * The mail's link: `none` for somebody who came without one, `unknown` while that is not known, or
 * the server is being asked. Where it cannot be asked, the form stands there and says so when sent.
 */
type ResetLink = {
  token: string | null
  state: 'unknown' | 'none' | 'good' | 'dead'
  /** The link turned out to be used up, or too old. */
  die: () => void
}

type Looked = { token: string; state: 'good' | 'dead' }

/** Whether the mail's link still gives a new password, asked as the page opens. */
function useResetLink(): ResetLink {
  const [token, known] = useLinkToken(publicPaths.resetPassword)
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => {
    if (token === null) return
    const asked = request(apiPaths.resetLink, { method: 'POST', body: { token } })
    asked.then(
      () => setLooked({ token, state: 'good' }),
      (failure: unknown) => {
        const dead = failure instanceof ApiError && failure.problem.code === 'invalid-token'
        setLooked({ token, state: dead ? 'dead' : 'good' })
      },
    )
  }, [token])
  const die = () => token !== null && setLooked({ token, state: 'dead' })
  if (token === null) return { token, state: known ? 'none' : 'unknown', die }
  return { token, state: looked?.token === token ? looked.state : 'unknown', die }
}

/**
 * The token of the mail's link, and whether that is known: a prerendered page knows no address. It
 * leaves the address at once, so that it is in no history and no screenshot, and survives a reload.
 */
export function useLinkToken(path: string): [string | null, boolean] {
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const known = useSyncExternalStore(never, yes, no)
  const behindHash = useHash().slice(1)
  // Mails of earlier versions have it in the query.
  const inAddress = behindHash || parameters.get('token')
  useEffect(() => {
    if (!inAddress) return
    navigate(path, { replace: true, state: { token: inAddress } })
  }, [path, inAddress])
  const kept = isFields(state) && typeof state['token'] === 'string' ? state['token'] : null
  return [inAddress || kept, known]
}

const never = () => () => undefined
const yes = () => true
const no = () => false
