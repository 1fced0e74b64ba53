import { useRef } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { accountAddress, password } from '#web/lib/account-rules.ts'
import { Form, useForm } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { focusField } from './focus-field.ts'
import { ForgotPassword } from './forgot-password.tsx'
import type { FormProps } from './form-props.ts'

const rules = { email: accountAddress, password }

/** E-mail and password (S5.1). */
export function SignInForm({ entering, email, onEmail }: FormProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEarlyInput<HTMLInputElement>(fields, '[name="email"]', ({ value }) => onEmail(value))

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
        />
      </div>
      <div className="grid gap-1">
        <PasswordField label="Password" name="password" required autoComplete="current-password" />
        <ForgotPassword entering={entering} />
      </div>
      <ProblemBox text={entering.problem?.message ?? null} />
      <Button type="submit" wide busy={entering.busy === 'form'}>
        Sign in
      </Button>
    </Form>
  )
}
