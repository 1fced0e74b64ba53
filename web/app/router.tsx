import { Suspense, type ReactElement } from 'react'
import { appPaths, familyAddresses } from '#core/paths.ts'
import { lazyPart, lazyScreen } from '#web/lib/lazy.tsx'
import { Addresses, useHash, useLocation } from '#web/lib/navigation.tsx'
import { OpeningTour, TourContext, type TourProps } from '#web/shared/public/use-tour.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { publicScreenAt } from './public-screens.ts'

/** What is behind the sign-in is one part of its own: visitors never load it. */
const FamilyApp = lazyScreen(async () => {
  const family = await import('./family-app.tsx')
  // One picture with the screen in it, rather than one after the other.
  await family.firstScreen?.catch(() => undefined)
  return family.FamilyApp
})
const PublicLayout = lazyScreen(async () => (await import('./public-layout.tsx')).PublicLayout)
const NothingHere = lazyScreen(async () => (await import('./nothing-here.tsx')).NothingHere)
const Tour = lazyPart(async () => (await import('./tour.tsx')).Tour, OpeningTour)
const showTour = (props: TourProps) => <Tour {...props} />

/** Whether what an address shows is behind the sign-in; a mailed link opens on any device. */
const isForFamily = ({ pathname, hash }: { pathname: string; hash: string }) =>
  familyAddresses.includes(pathname) && !(pathname === appPaths.verifyEmail && hash !== '')

/** The code behind an address where the page holds nothing yet: what stands there stays until then. */
export async function codeFor(address: Location): Promise<void> {
  // That it does not come is said on the screen.
  if (isForFamily(address)) await FamilyApp.preload().catch(() => undefined)
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
  if (isForFamily({ pathname, hash })) return <FamilyApp />
  return (
    <TourContext value={showTour}>
      <PublicLayout>{publicScreen(pathname)}</PublicLayout>
    </TourContext>
  )
}

/** By address: the same element each time. */
const publicScreens = new Map<string, ReactElement>()

function publicScreen(pathname: string): ReactElement {
  const load = publicScreenAt(pathname)
  const known = publicScreens.get(pathname)
  if (known || !load) return known ?? <NothingHere />
  const Screen = lazyScreen(load)
  void Screen.preload() // together with the layout, not after it
  const screen = <Screen />
  publicScreens.set(pathname, screen)
  return screen
}
