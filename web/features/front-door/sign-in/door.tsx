import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useState } from 'react'
import type { SignUpDoor } from '#core/words.ts'
import { limits } from '#core/limits.ts'
import { navigate } from '#web/lib/navigation.tsx'
import { TextField } from '#web/ui/field.tsx'

interface DoorProps {
  door: SignUpDoor
  /** What is typed as the code, also for those who come in with another site's account. */
  onCode: (code: string) => void
}

/** What stands at the door where it is not open to everybody: a field for a code, or a word (A76). */
export function Door({ door, onCode }: DoorProps) {
  return door === 'code' ? <CodeField onCode={onCode} /> : <ClosedDoor />
}

/** From the link of whoever runs this server the code stands there already. */
function CodeField({ onCode }: Pick<DoorProps, 'onCode'>) {
  const [given] = useState(() => /^#code=([\w-]{1,60})$/.exec(window.location.hash)?.[1] ?? '')
  useEffect(() => {
    if (!given) return
    onCode(given)
    // What lets somebody in does not stay in the address (A75).
    navigate(window.location.pathname, { replace: true })
  }, [given, onCode])
  return (
    <TextField
      unkept="secret"
      label={t`Sign-up code`}
      hint={t`Accounts are by code here. Whoever runs this server gave you one, or will.`}
      name="code"
      required
      defaultValue={given}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={limits.signUpCode}
      onChange={(event) => onCode(event.target.value)}
    />
  )
}

/** Where the host lets nobody in whom no family here knows. */
function ClosedDoor() {
  return (
    <p>
      <Trans>
        On this server accounts are for people whom a family here has invited. Ask a parent for an
        invite, and open the link in its mail.
      </Trans>
    </p>
  )
}
