import { useRef } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { credentialsFrom } from '#web/shared/account/credentials.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { useFieldProblems } from '#web/shared/account/use-field-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { focusField } from './focus-field.ts'
import { ForgotPassword } from './forgot-password.tsx'
import type { FormProps } from './form-props.ts'

/** E-mail and password (S5.1). `method="post"` keeps a password out of the address, come what may. */
export function SignInForm({ entering, email, onEmail }: FormProps) {
  const { problems, check, form } = useFieldProblems()
  const fields = useRef<HTMLDivElement>(null)
  useEarlyInput<HTMLInputElement>(fields, '[name="email"]', ({ value }) => onEmail(value))

  const signIn = async (place: HTMLFormElement) => {
    const problem = await entering.enter('form', async () => {
      await request(apiPaths.signIn, { method: 'POST', body: credentialsFrom(place) })
      return true
    })
    if (problem) focusField(place, problem)
  }

  return (
    <form
      {...form}
      method="post"
      action={apiPaths.signIn}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (check(event.currentTarget)) void signIn(event.currentTarget)
      }}
    >
      <div ref={fields}>
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
        />
      </div>
      <div className="grid gap-1">
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          error={problems['password']}
        />
        <ForgotPassword entering={entering} />
      </div>
      <ProblemBox text={entering.problem?.message ?? null} />
      <Button type="submit" wide busy={entering.busy === 'form'}>
        Sign in
      </Button>
    </form>
  )
}
