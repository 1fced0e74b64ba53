import { CloudOff } from '#web/ui/icons.ts'
import { limits } from '#core/limits.ts'
import { isWaiting } from '#web/data/outbox.ts'
import { useStorageRefused } from '#web/lib/safe-storage.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { usePairedSaving, usePairedStore } from './use-paired.tsx'

/** One quiet line where something is not as it should be; nothing otherwise. */
export function DeviceLine() {
  const words = useDeviceWords()
  const { outbox } = usePairedStore()
  const { entries } = usePairedSaving()
  const refused = entries.find((entry) => entry.refused)
  return (
    <div role="status" className="contents">
      {refused ? (
        <p className="bg-elephant-soft rounded-field flex flex-wrap items-center gap-x-3 px-4 py-2">
          <span className="min-w-0 flex-1 basis-48">
            One thing could not be kept. {refused.refused?.message}
          </span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void outbox.discard(refused.command.id)}
          >
            All right
          </Button>
        </p>
      ) : (
        words && (
          <p className="text-small text-quiet flex items-center gap-2">
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
            {words}
          </p>
        )
      )}
    </div>
  )
}

function useDeviceWords(): string | null {
  const { entries, failing } = usePairedSaving()
  const online = useOnline()
  const isRefused = useStorageRefused()
  const waiting = entries.filter(isWaiting).length
  if (waiting >= limits.pairedOutbox) return 'So much waits here that no more can be kept.'
  if (waiting > 0 && isRefused) return 'Not sent yet: stay on this page.'
  if (waiting > 0 && (failing || !online)) return 'Offline. It is kept here and sent later.'
  if (!online) return 'Offline.'
  // Over plain http a browser keeps no program.
  return window.isSecureContext ? null : 'This address needs the network each time it opens.'
}
