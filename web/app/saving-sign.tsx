import { CircleCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSaving } from '#web/data/use-family.tsx'
import { useStorageRefused } from '#web/lib/safe-storage.ts'
import { lazyPart } from '#web/lib/lazy.tsx'

// Hardly ever needed.
const RefusedCommands = lazyPart(
  async () => (await import('./refused-commands.tsx')).RefusedCommands,
)

const shownAfterSaving = 2_500

/**
 * Says quietly whether everything the family did is on the server: saving… / saved / offline, will send.
 * Only what is not as it should be is spoken: a tick says itself that it is made (K8).
 */
export function SavingSign() {
  const { entries, failing } = useSaving()
  const isRefused = useStorageRefused()
  const waiting = entries.filter((entry) => !entry.refused).length
  const justSaved = useJustSaved(waiting)
  return (
    <>
      <p role="status" className="text-small text-quiet flex min-h-11 items-center gap-1.5">
        {waiting > 0 && failing && (
          <>
            <CloudOff aria-hidden="true" className="size-4.5" />
            {isRefused ? 'Not sent yet: stay on this page' : 'Offline, will send'}
          </>
        )}
        {waiting > 0 && !failing && (
          <span data-fleeting aria-hidden="true" className="contents">
            <CloudUpload className="size-4.5" />
            Saving…
          </span>
        )}
        {waiting === 0 && justSaved && entries.length === 0 && (
          <span data-fleeting aria-hidden="true" className="contents">
            <CircleCheck className="text-leaf size-4.5" />
            Saved
          </span>
        )}
      </p>
      {entries.length > waiting && <RefusedCommands />}
    </>
  )
}

/** True for a moment after the last waiting command has been acknowledged. */
function useJustSaved(waiting: number): boolean {
  const [before, setBefore] = useState(waiting)
  const [saved, setSaved] = useState(false)
  if (waiting !== before) {
    setBefore(waiting)
    setSaved(before > 0 && waiting === 0)
  }
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), shownAfterSaving)
    return () => clearTimeout(timer)
  }, [saved])
  return saved
}
