import { Info } from 'lucide-react'
import { useOnline } from '#web/lib/use-online.ts'

/** Says on a public page that there is no network; the page and what is typed into it stay. */
export function WithoutNetwork() {
  const online = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-0 z-20 flex justify-center px-4"
    >
      {!online && (
        <p className="bg-elephant-soft rounded-card shadow-soft text-small mb-3 flex items-center gap-2 px-4 py-2">
          <Info aria-hidden="true" className="text-elephant-ink size-5 shrink-0" />
          You are offline. What you typed stays.
        </p>
      )}
    </div>
  )
}
