import { limits } from '#core/limits.ts'
import { apiPaths, arrivals } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useEntranceOffer } from '#web/shared/account/sign-in-settings.ts'
import { navigate } from '#web/lib/navigation.tsx'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { newPassword } from '#web/lib/account-rules.ts'
import { Form, useForm } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

interface NewPasswordFormProps {
  token: string | null
  /** The link does not work any more. */
  onDead: () => void
}

export function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const passwordMin = useEntranceOffer()?.passwordMin ?? limits.passwordMinUsual

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
      <h1 className="text-heading">Choose a new password</h1>
      <p className="text-quiet">
        Every device where you are signed in will ask for it: the old one no longer counts.
      </p>
      <ProblemBox text={form.failure?.message ?? null} />
      <PasswordField
        label="New password"
        name="password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
        hint={`At least ${passwordMin} characters; a few words are easy to keep.`}
      />
      <Button type="submit" wide busy={form.busy}>
        Save the new password
      </Button>
    </Form>
  )
}
