import { t } from '#core/say.ts'
import { Eye, EyeOff } from '#web/ui/icons.ts'
import { useState, type ComponentProps } from 'react'
import { limits } from '#core/limits.ts'
import { TextField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/button.tsx'

type FieldProps = ComponentProps<typeof TextField>

/** The address of an account, where a visitor says it. */
export function EmailField(props: Pick<FieldProps, 'defaultValue' | 'problemId' | 'onChange'>) {
  return (
    <TextField
      unkept="public"
      label={t`E-mail`}
      name="email"
      type="email"
      required
      autoComplete="username"
      maxLength={limits.email}
      {...props}
    />
  )
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end' | 'draft' | 'unkept'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      unkept="secret"
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t`Hide the password` : t`Show the password`}
          aria-pressed={shown}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
