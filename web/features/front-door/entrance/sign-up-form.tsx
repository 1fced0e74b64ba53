import { defaultName } from '#core/domain/user.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { credentialsFrom } from './credentials.ts'
import { useEntrance } from './use-entrance.ts'

/** A new account; the name begins as the part of the e-mail before the @ (S3.1). */
export function SignUpForm() {
  const { busy, error, enter } = useEntrance(apiPaths.signUp)
  return (
    <form
      method="post"
      action={apiPaths.signUp}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const credentials = credentialsFrom(event.currentTarget)
        if (!busy) void enter({ ...credentials, name: defaultName(credentials.email) })
      }}
    >
      {error && (
        <Notice tone="care" alert>
          {error}
        </Notice>
      )}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="username"
        maxLength={limits.email}
        hint="We send one mail to confirm it. No newsletters."
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        minLength={limits.passwordMin}
        hint={`At least ${limits.passwordMin} characters.`}
      />
      <Button type="submit" wide busy={busy}>
        Create account
      </Button>
    </form>
  )
}
