import { apiPaths } from '#core/paths.ts'
import { limits } from '#core/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { credentialsFrom } from './credentials.ts'
import { useEntrance } from './use-entrance.ts'

/** E-mail and password (S5.1). `method="post"` keeps a password out of the address, come what may. */
export function SignInForm() {
  const { busy, error, enter } = useEntrance(apiPaths.signIn)
  return (
    <form
      method="post"
      action={apiPaths.signIn}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void enter(credentialsFrom(event.currentTarget))
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
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        maxLength={limits.passwordMax}
      />
      <Button type="submit" wide busy={busy}>
        Sign in
      </Button>
    </form>
  )
}
