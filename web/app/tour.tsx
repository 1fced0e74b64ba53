import '#web/styles/family.css'
import { Suspense, useEffect, type ReactNode } from 'react'
import { stops } from '#web/features/tour/stops.ts'
import { TourDialog } from '#web/features/tour/tour-dialog.tsx'
import type { TourProps } from '#web/shared/public/use-tour.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { screens } from './screens.ts'

const tourScreens = new Map<string, ReactNode>(
  stops.map(({ path }) => [
    path,
    <ErrorBoundary key={path}>
      <Suspense fallback={<ScreenSkeleton />}>{lazyScreen(screens[path]!).element}</Suspense>
    </ErrorBoundary>,
  ]),
)

/** The interactive tour: the product's screens with a sample family. */
export function Tour(props: TourProps) {
  useEffect(() => {
    void fetchAhead()
  }, [])
  return <TourDialog {...props} screens={tourScreens} navigation={<BottomNavigation />} />
}

/** Gets the screens one after the other, so that the next one is there when somebody goes on. */
async function fetchAhead() {
  try {
    for (const { path } of stops) await screens[path]!()
  } catch {
    // Without a connection the screen says so when somebody gets to it.
  }
}
