import { Suspense } from 'react'
import { TourDialog } from '#web/features/tour/tour-dialog.tsx'
import type { TourProps } from '#web/parts/tour.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { screens } from './screens.ts'

const tourScreens = Object.fromEntries(
  Object.entries(screens).map(([path, load]) => [
    path,
    <Suspense key={path} fallback={<ScreenSkeleton />}>
      {lazyScreen(load)}
    </Suspense>,
  ]),
)

/** The interactive tour: the product's screens with a sample family. */
export function Tour(props: TourProps) {
  return <TourDialog {...props} screens={tourScreens} navigation={<BottomNavigation />} />
}
