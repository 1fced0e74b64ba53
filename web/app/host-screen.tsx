import { Suspense } from 'react'
import { useUser } from '#web/data/use-home.tsx'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { NothingHere } from './nothing-here.tsx'

/** Its code comes to those in charge alone, and only here. */
const HostPage = lazyScreen(async () => (await import('#web/features/host/host-page.tsx')).HostPage)

/** The page of those in charge; for everybody else there is nothing at its address. */
export function HostScreen() {
  const user = useUser()
  if (!user.host) return <NothingHere />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <HostPage />
    </Suspense>
  )
}
