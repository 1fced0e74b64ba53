import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths, arrivals } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useSignInSettings } from '#web/shared/account/sign-in-settings.ts'
import { navigate } from '#web/lib/navigation.tsx'
import { credentialsFrom } from '#web/shared/account/credentials.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import { useFieldProblems } from '#web/shared/account/use-field-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

interface NewPasswordFormProps {
  token: string | null
  /** The link does not work any more. */
  onDead: () => void
}

export function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const { problems, check, form } = useFieldProblems()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const passwordMin = useSignInSettings()?.passwordMin ?? limits.passwordMinUsual

  const save = async (place: HTMLFormElement) => {
    setBusy(true)
    setProblem(null)
    try {
      const { password } = credentialsFrom(place)
      const body = { token: token ?? '', newPassword: password } // none: a dead link
      await request(apiPaths.resetPassword, { method: 'POST', body })
      navigate(arrivals.passwordReset, { replace: true })
    } catch (failure) {
      setBusy(false)
      if (failure instanceof ApiError && failure.problem.code === 'invalid-token') return onDead()
      setProblem(failure instanceof Error ? failure.message : String(failure))
      place.querySelector<HTMLInputElement>('[name="password"]')?.select()
    }
  }

  return (
    <form
      {...form}
      method="post"
      action={apiPaths.resetPassword}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && check(event.currentTarget)) void save(event.currentTarget)
      }}
    >
      <h1 className="text-heading">Choose a new password</h1>
      <p className="text-quiet">
        Every device where you are signed in will ask for it: the old one no longer counts.
      </p>
      <ProblemBox text={problem} />
      <PasswordField
        label="New password"
        name="password"
        required
        autoComplete="new-password"
        minLength={passwordMin}
        error={problems['password']}
        hint={`At least ${passwordMin} characters; a few words are easy to keep.`}
      />
      <Button type="submit" wide busy={busy}>
        Save the new password
      </Button>
    </form>
  )
}
