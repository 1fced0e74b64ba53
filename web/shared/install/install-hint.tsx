import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Smartphone } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useInstall } from '#web/lib/install.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { Button } from '#web/ui/button.tsx'

/** Remembers on this device that somebody does not want to be asked again. */
const refusal = 'elefam-install-hint'

/**
 * A quiet offer to put Elefam on the home screen; nothing where it is there already, or cannot be.
 * `canRefuse`: it came unasked, and goes for good when somebody says so.
 */
export function InstallHint({ canRefuse = false }: { canRefuse?: boolean }) {
  const install = useInstall()
  const [isRefused, setRefused] = useState(
    () => canRefuse && deviceStorage().getItem(refusal) !== null,
  )
  if (install === null || isRefused) return null
  const refuse = () => {
    deviceStorage().setItem(refusal, 'no')
    setRefused(true)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex items-center gap-3">
        <Smartphone className="text-elephant-ink size-6 shrink-0" />
        <span>
          <Trans>On the home screen Elefam is one press away, also without a network.</Trans>
          {install === 'by-hand' && t` Press Share, then “Add to Home Screen”.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {install !== 'by-hand' && (
          <Button variant="secondary" size="small" onClick={() => void install()}>
            <Trans>Put it there</Trans>
          </Button>
        )}
        {canRefuse && (
          <Button variant="quiet" size="small" onClick={refuse}>
            <Trans>Not on this device</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
