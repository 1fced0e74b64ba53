import { defaultName } from '#core/domain/user.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useSignInSettings } from '#web/shared/account/sign-in-settings.ts'
import { credentialsFrom } from '#web/shared/account/credentials.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { useFieldProblems } from '#web/shared/account/use-field-problems.ts'
import { isCaptchaCode } from '#web/shared/captcha/captcha-code.ts'
import { Captcha } from '#web/shared/captcha/captcha.tsx'
import { useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Consent } from './consent.tsx'
import { focusField } from './focus-field.ts'
import type { FormProps } from './form-props.ts'

interface SignUpFormProps extends FormProps {
  /** To the other form, for an address that has an account already. */
  onSignIn: () => void
}

/** A new account; the name begins as the part of the e-mail before the @ (S3.1). */
export function SignUpForm({ entering, email, onEmail, onSignIn }: SignUpFormProps) {
  const { problems, check, form } = useFieldProblems()
  const captcha = useCaptcha()
  const passwordMin = useSignInSettings()?.passwordMin ?? limits.passwordMinUsual

  const signUp = async (place: HTMLFormElement) => {
    const problem = await entering.enter('form', async () => {
      const credentials = credentialsFrom(place)
      const body = {
        ...credentials,
        name: defaultName(credentials.email),
        captcha: await captcha.control.take(),
      }
      await request(apiPaths.signUp, { method: 'POST', body })
      return true
    })
    if (!problem) return
    captcha.control.renew()
    if (problem.code && isCaptchaCode(problem.code)) captcha.control.focus()
    else focusField(place, problem)
  }

  const { code, message } = entering.problem ?? { code: null, message: null }
  const settled = code !== null && isCaptchaCode(code) && captcha.underWay
  return (
    <form
      {...form}
      method="post"
      action={apiPaths.signUp}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (check(event.currentTarget)) void signUp(event.currentTarget)
      }}
    >
      <TextField
        unkept="public"
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="username"
        maxLength={limits.email}
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        error={problems['email']}
        hint="We send one mail to confirm it."
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
        error={problems['password']}
        hint={`At least ${passwordMin} characters; a few words are easy to keep.`}
      />
      <Captcha control={captcha.control} missing={code === 'captcha-missing'} />
      <Consent />
      <ProblemBox
        text={captcha.problem ?? (settled ? null : message)}
        actions={
          code === 'email-in-use' && (
            <Button look="secondary" size="small" onClick={onSignIn}>
              Sign in with it
            </Button>
          )
        }
      />
      <Button type="submit" wide busy={entering.busy === 'form'}>
        Create account
      </Button>
    </form>
  )
}
