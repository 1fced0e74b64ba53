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
          On the home screen Elefam is one press away, also without a network.
          {install === 'by-hand' && ' Press Share, then “Add to Home Screen”.'}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {install !== 'by-hand' && (
          <Button variant="secondary" size="small" onClick={() => void install()}>
            Put it there
          </Button>
        )}
        {canRefuse && (
          <Button variant="quiet" size="small" onClick={refuse}>
            Not on this device
          </Button>
        )}
      </div>
    </div>
  )
}
