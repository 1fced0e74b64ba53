import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './field.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'draft' | 'unkept'>,
) {
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
          label={shown ? 'Hide the password' : 'Show the password'}
          aria-pressed={shown}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
