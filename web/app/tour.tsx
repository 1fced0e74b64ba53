import '#web/styles/family.css'
import { Suspense, useEffect, type ReactNode } from 'react'
import { stops } from '#web/features/tour/stops.ts'
import { TourDialog } from '#web/features/tour/tour-dialog.tsx'
import { lazyScreen } from '#web/lib/lazy.tsx'
import type { TourProps } from '#web/shared/public/use-tour.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { ErrorBoundary } from './plain-screens.tsx'
import { screens } from './screens.ts'

const stopScreens = stops.map(({ path }) => ({ path, Screen: lazyScreen(screens[path]!) }))
const tourScreens = new Map<string, ReactNode>(
  stopScreens.map(({ path, Screen }) => [
    path,
    <ErrorBoundary key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  ]),
)

/** The interactive tour: the product's screens with a sample family. */
export function Tour(props: TourProps) {
  useEffect(() => {
    void preloadScreens()
  }, [])
  return <TourDialog {...props} screens={tourScreens} navigation={<BottomNavigation />} />
}

/** Gets the screens one after the other, so that the next one is there when somebody goes on. */
async function preloadScreens() {
  try {
    for (const { Screen } of stopScreens) await Screen.preload()
  } catch {
    // Without a connection the screen says so when somebody gets to it.
  }
}
