import { useId } from 'react'
import { defaultName } from '#core/domain/user.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { accountAddress, newPassword } from '#web/lib/form-rules.ts'
import { ProblemBox } from '#web/ui/notice.tsx'
import { usePasswordMin } from '#web/shared/account/sign-in.ts'
import { isCaptchaCode } from '#web/shared/captcha/captcha-control.ts'
import { Captcha, useCaptcha } from '#web/shared/captcha/captcha.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { EmailField, PasswordField } from '#web/shared/account/sign-in-fields.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { fieldOf, focusField, type FormProps } from './use-entering.ts'

interface SignUpFormProps extends FormProps {
  /** To the other form, for an address that has an account already. */
  onSignIn: () => void
}

/** A new account; the name begins as the part of the e-mail before the @ (S3.1). */
export function SignUpForm({ entering, email, onEmail, onSignIn }: SignUpFormProps) {
  const captcha = useCaptcha()
  const boxId = useId()
  const passwordMin = usePasswordMin()

  const form = useForm({
    rules: { email: accountAddress, password: newPassword(passwordMin) },
    send: async (typed, place) => {
      const problem = await entering.enter('form', async () => {
        const name = defaultName(typed.email)
        const body = { ...typed, name, captcha: await captcha.control.take() }
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
  return (
    <Form form={form} action={apiPaths.signUp} className="grid gap-5">
      <EmailField
        defaultValue={email}
        problemId={about === 'email' && boxId}
        onChange={(event) => onEmail(event.target.value)}
        hint="We send one mail to confirm it."
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
        problemId={about === 'password' && boxId}
        hint={`At least ${passwordMin} characters; a few words are easy to keep.`}
      />
      <Captcha control={captcha.control} missing={code === 'captcha-missing'} problemId={boxId} />
      <Consent />
      <ProblemBox
        id={boxId}
        text={captcha.problem ?? (settled ? null : message)}
        actions={
          code === 'email-in-use' && (
            <Button variant="secondary" size="small" onClick={onSignIn}>
              Sign in with it
            </Button>
          )
        }
      />
      <Button type="submit" wide busy={entering.busy === 'form'}>
        Create account
      </Button>
    </Form>
  )
}

/** What an account means, before there is one. */
function Consent() {
  return (
    <p className="text-small text-quiet">
      By creating an account you confirm that you are a parent or guardian, and you agree to the{' '}
      <TextLink to={publicPaths.terms}>Terms of Use</TextLink> and the{' '}
      <TextLink to={publicPaths.privacy}>Privacy Policy</TextLink>.
    </p>
  )
}
