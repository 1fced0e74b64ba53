import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { defaultName } from '#core/account/user.ts'
import { frontDoorErrors } from '#core/front-door-errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { somethingWrong } from '#core/refusal.ts'
import { request } from '#web/data/api.ts'
import { accountAddress, appCode, line, password, newPassword } from '#web/lib/form-rules.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { PasswordField, EmailField } from '#web/shared/account/sign-in-fields.tsx'
import { usePasswordMin } from '#web/shared/account/sign-in.ts'
import { isCaptchaCode } from '#web/shared/captcha/captcha-control.ts'
import { Captcha, useCaptcha } from '#web/shared/captcha/captcha.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox, Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import {
  fieldOf,
  focusField,
  problemFrom,
  type Entering,
  type FormProps,
  type Problem,
} from './use-entering.ts'

const rules = { email: accountAddress, password, code: appCode }

/** E-mail and password (S5.1). */
export function SignInForm({ entering, email, onEmail }: FormProps) {
  const boxId = useId()
  const about = entering.problem && fieldOf(entering.problem)
  const fields = useRef<HTMLDivElement>(null)
  useEarlyInput<HTMLInputElement>(fields, '[name="email"]', ({ value }) => onEmail(value))

  const [asksCode, setAsksCode] = useState(false)
  const isAsked = entering.problem?.code === 'second-factor-needed'
  if (isAsked && !asksCode) setAsksCode(true)
  const form = useForm({
    rules,
    send: async (body, place) => {
      const problem = await entering.enter('form', async () => {
        await request(apiPaths.signIn, { method: 'POST', body })
        return true
      })
      if (problem) focusField(place, problem)
    },
  })

  return (
    <Form form={form} action={apiPaths.signIn} className="grid gap-5">
      <div ref={fields}>
        <EmailField
          defaultValue={email}
          problemId={about === 'email' && boxId}
          onChange={(event) => onEmail(event.target.value)}
        />
      </div>
      <div className="grid gap-1">
        <PasswordField
          label={t`Password`}
          name="password"
          required
          autoComplete="current-password"
          problemId={about === 'password' && boxId}
        />
        <ForgotPassword entering={entering} />
      </div>
      {asksCode && <AppCodeField problemId={about === 'code' && boxId} />}
      <ProblemBox id={boxId} text={isAsked ? null : (entering.problem?.message ?? null)} />
      <Button type="submit" wide busy={entering.busy === 'form'}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}

function AppCodeField({ problemId }: { problemId: string | false | null }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field}>
      <TextField
        unkept="secret"
        label={t`The code from your app`}
        name="code"
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={limits.codeLength}
        hint={t`Or one of your recovery codes.`}
        problemId={problemId ?? false}
      />
    </div>
  )
}

/** What is wrong with the address above; null: it can be sent (S8.14). */
function addressProblem(email: string): Problem | null {
  if (email === '')
    return { code: 'email-needed', message: frontDoorErrors['email-needed'].message }
  const message = accountAddress.problem(email)
  return message ? { code: 'invalid-input', field: 'email', message } : null
}

/** Asks for the mail with which a forgotten password is replaced, for the address above (S5.4). */
function ForgotPassword({ entering }: { entering: Entering }) {
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState(false)

  const ask = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const form = currentTarget.form!
    const typed = new FormData(form).get('email')
    const email = accountAddress.tidy(typeof typed === 'string' ? typed : '')
    setSent(false)
    const wrong = addressProblem(email)
    if (wrong) {
      entering.setProblem(wrong)
      return focusField(form, wrong)
    }
    entering.setProblem(null)
    setAsking(true)
    try {
      await request(apiPaths.requestPasswordReset, { method: 'POST', body: { email } })
      setSent(true)
    } catch (reason) {
      const problem = problemFrom(reason)
      // What can be done about it now; else one sentence whatever it was (S8.15).
      const canBeHelped = problem.code === 'too-many-requests' || problem.field === 'email'
      const message = canBeHelped ? problem.message : somethingWrong
      entering.setProblem({ ...problem, message })
    }
    setAsking(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ms-4 justify-self-start"
        busy={asking}
        onClick={(event) => void ask(event)}
      >
        <Trans>Forgot your password?</Trans>
      </Button>
      {sent && (
        <Notice tone="good" alert onDismiss={() => setSent(false)}>
          <Trans>A password reset email has been sent.</Trans>
        </Notice>
      )}
    </>
  )
}

interface SignUpFormProps extends FormProps {
  /** The invite that somebody comes with: where strangers may not come in, it lets them (A76). */
  inviteId: string | undefined
  /** What this server asks for before anything else. */
  first: ReactNode
  /** To the other form, for an address that has an account already. */
  onSignIn: () => void
}

/** A new account; the name begins as the part of the e-mail before the @ (S3.1). */
export function SignUpForm(props: SignUpFormProps) {
  const { entering, email, onEmail, inviteId, first, onSignIn } = props
  const captcha = useCaptcha()
  const boxId = useId()
  const passwordMin = usePasswordMin()

  const form = useForm({
    rules: {
      email: accountAddress,
      password: newPassword(passwordMin),
      code: line(t`Please enter your code.`),
    },
    check: captcha.missing,
    send: async (typed, place) => {
      const problem = await entering.enter('form', async () => {
        const name = defaultName(typed.email)
        const invite = inviteId === undefined ? {} : { invite: inviteId }
        const body = { ...typed, ...invite, name, captcha: await captcha.control.take() }
        await request(apiPaths.signUp, { method: 'POST', body })
        return true
      })
      if (!problem) return
      captcha.control.renew()
      if (problem.code && isCaptchaCode(problem.code)) captcha.control.focus()
      else focusField(place, problem)
    },
  })

  const { code, message } = entering.problem ?? { code: null, message: null }
  const about = entering.problem && fieldOf(entering.problem)
  const settled = code !== null && isCaptchaCode(code) && captcha.underWay
  const missing = captcha.underWay ? undefined : form.problems['captcha']
  return (
    <Form form={form} action={apiPaths.signUp} className="grid gap-5">
      {first}
      <EmailField
        defaultValue={email}
        problemId={about === 'email' && boxId}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
        problemId={about === 'password' && boxId}
        hint={t`At least ${passwordMin} characters; a few words are easy to keep.`}
      />
      <Captcha control={captcha.control} missing={missing !== undefined} problemId={boxId} />
      <Consent />
      <ProblemBox
        id={boxId}
        text={captcha.problem ?? missing ?? (settled ? null : message)}
        actions={
          code === 'email-in-use' && (
            <Button variant="secondary" size="small" onClick={onSignIn}>
              <Trans>Sign in with it</Trans>
            </Button>
          )
        }
      />
      <Button type="submit" wide busy={entering.busy === 'form'}>
        <Trans>Create account</Trans>
      </Button>
    </Form>
  )
}

function Consent() {
  return (
    <p className="text-small text-quiet">
      <Trans>
        By creating an account you confirm that you are a parent or guardian, and you agree to the{' '}
        <TextLink to={publicPaths.terms}>
          <Trans>Terms of Use</Trans>
        </TextLink>{' '}
        and the{' '}
        <TextLink to={publicPaths.privacy}>
          <Trans>Privacy Policy</Trans>
        </TextLink>
        .
      </Trans>
    </p>
  )
}
