import { CloudOff } from 'lucide-react'
import { useSaving } from '#web/data/use-family.tsx'
import { useStorageRefused } from '#web/lib/safe-storage.ts'
import { useOnline } from '#web/lib/use-online.ts'

/** Without a network everything goes on; this says so. */
export function OfflineNotice() {
  const { failing } = useSaving()
  const online = useOnline()
  const isRefused = useStorageRefused()
  return (
    <div role="status" className="contents">
      {(failing || !online) && (
        <p className="bg-elephant-soft rounded-card flex items-center gap-3 px-4 py-3">
          <CloudOff aria-hidden="true" className="text-elephant-ink size-6 shrink-0" />
          {isRefused
            ? 'You are offline, and this browser keeps nothing: stay on this page until it is sent.'
            : 'You are offline. Tick and write as always: it is kept here and sent later.'}
        </p>
      )}
    </div>
  )
}
