import { Suspense } from 'react'
import { appPaths, publicPaths } from '#core/paths.ts'
import { Addresses, useLocation } from '#web/lib/navigation.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { PublicLayout } from './public-layout.tsx'

/** What is behind the sign-in is one part of its own: visitors never load it. */
const familyApp = lazyScreen(async () => (await import('./family-app.tsx')).FamilyApp)
const nothingHere = lazyScreen(async () => (await import('./nothing-here.tsx')).NothingHere)
const familyPaths = new Set<string>(Object.values(appPaths))

const publicScreens = new Map([
  [
    publicPaths.landing as string,
    lazyScreen(
      async () => (await import('#web/features/front-door/landing-screen.tsx')).LandingScreen,
    ),
  ],
])
if (import.meta.env.DEV) {
  publicScreens.set(
    '/ui-kit',
    lazyScreen(async () => (await import('#web/features/ui-kit/ui-kit-screen.tsx')).UiKitScreen),
  )
}

/** The product: the address decides what is shown. */
export function Product() {
  return (
    <Addresses>
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
  if (familyPaths.has(pathname)) return familyApp
  return <PublicLayout>{publicScreens.get(pathname) ?? nothingHere}</PublicLayout>
}
