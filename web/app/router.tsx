import { lazy, Suspense, type ReactNode } from 'react'
import { appPaths } from '#core/paths.ts'
import { partsInPlace } from '#web/lib/later.tsx'
import { Addresses, useHash, useLocation } from '#web/lib/navigation.tsx'
import { patiently } from '#web/lib/network.ts'
import { TourContext, type TourProps } from '#web/shared/public/use-tour.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { publicScreenAt } from './public-screens.ts'

/** What is behind the sign-in is one part of its own: visitors never load it. */
const familyApp = lazyScreen(async () => {
  const { FamilyApp, firstScreen } = await import('./family-app.tsx')
  // One picture with the screen in it, rather than one after the other.
  await firstScreen?.catch(() => undefined)
  return FamilyApp
})
const PublicLayout = lazy(async () => ({
  default: (await import('./public-layout.tsx')).PublicLayout,
}))
const nothingHere = lazyScreen(async () => (await import('./nothing-here.tsx')).NothingHere).element
const Tour = lazy(patiently(async () => ({ default: (await import('./tour.tsx')).Tour })))
const showTour = (props: TourProps) => <Tour {...props} />
const familyPaths = new Set<string>(Object.values(appPaths))

/** Whether what an address shows is behind the sign-in; a mailed link opens on any device. */
const isForFamily = ({ pathname, hash }: { pathname: string; hash: string }) =>
  familyPaths.has(pathname) && !(pathname === appPaths.verifyEmail && hash !== '')

/** The code behind an address where the page holds nothing yet: what stands there stays until then. */
export async function codeFor(address: Location): Promise<void> {
  // That it does not come is said on the screen.
  if (isForFamily(address)) await familyApp.fetch().catch(() => undefined)
}

/** The product: the address decides what is shown; `path` names it where there is no browser. */
export function Product({ path }: { path?: string }) {
  return (
    <Addresses {...(path && { ssrPath: path })}>
      <ErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <Address />
        </Suspense>
      </ErrorBoundary>
    </Addresses>
  )
}

function Address() {
  const { pathname } = useLocation()
  const hash = useHash()
  if (isForFamily({ pathname, hash })) return familyApp.element
  return (
    <TourContext value={showTour}>
      <PublicLayout>{publicScreen(pathname)}</PublicLayout>
    </TourContext>
  )
}

/** By address: the same element each time. */
const shownScreens = new Map<string, ReactNode>()

function publicScreen(pathname: string): ReactNode {
  const load = publicScreenAt(pathname)
  const shown = shownScreens.get(pathname)
  if (shown || !load) return shown ?? nothingHere
  const screen = lazyScreen(async () => {
    const Screen = await load()
    await partsInPlace()
    return Screen
  }).element
  void load() // together with the layout, not after it
  shownScreens.set(pathname, screen)
  return screen
}
