import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { onLanding, together } from '#core/paths.ts'
import { useStore } from '#web/data/use-home.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'

/** Says in a sample family that it is one, and how to begin one’s own. */
export function SampleRibbon() {
  const store = useStore()
  const { pathname } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  if (together.includes(pathname)) return null
  const beginOwn = async () => {
    setLeaving(true)
    // Whatever becomes of it: the sample is erased by itself.
    await store.signOut().catch(() => undefined)
    window.location.assign(onLanding('start'))
  }
  return (
    <aside
      aria-label={t`Sample family`}
      className="bg-marigold-soft rounded-card text-small mt-1 flex flex-wrap items-center justify-between gap-x-2 py-1 ps-4 pe-1"
    >
      <p className="flex-1 basis-40 py-1">
        <Trans>A sample family for two hours. Nothing stays.</Trans>
      </p>
      <Button variant="quiet" size="small" busy={isLeaving} onClick={() => void beginOwn()}>
        <Trans>Begin your own</Trans>
      </Button>
    </aside>
  )
}
