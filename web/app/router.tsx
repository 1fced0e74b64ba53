import { Suspense, type ReactElement, type ComponentType } from 'react'
import {
  appPaths,
  familyAddresses,
  isArticle,
  isInvitation,
  publicPaths,
  signUpPage,
} from '#core/paths.ts'
import { lazyPart, lazyScreen } from '#web/lib/lazy.tsx'
import { Addresses, useHash, useLocation } from '#web/lib/navigation.tsx'
import { OpeningTour, TourContext, type TourProps } from '#web/shared/public/use-tour.tsx'
import { ErrorBoundary, LoadingScreen } from './plain-screens.tsx'

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
const elements = new Map<string, ReactElement>()

function publicScreen(pathname: string): ReactElement {
  const load = publicScreenAt(pathname)
  const known = elements.get(pathname)
  if (known || !load) return known ?? <NothingHere />
  const Screen = lazyScreen(load)
  Screen.preload().catch(() => undefined) // together with the layout, which says so
  const screen = <Screen />
  elements.set(pathname, screen)
  return screen
}

type Load = () => Promise<ComponentType>

const landing: Load = async () =>
  (await import('#web/features/front-door/landing-screen.tsx')).landingScreen()

const mailedLink: Load = async () =>
  (await import('#web/features/verify-email/mailed-link-screen.tsx')).MailedLinkScreen

/** The screens that anybody sees. They are prerendered when the product is built. */
const publicScreens: Record<string, Load> = {
  [publicPaths.landing]: landing,
  [publicPaths.resetPassword]: async () =>
    (await import('#web/features/front-door/reset-password-screen.tsx')).ResetPasswordScreen,
  [publicPaths.notMe]: async () =>
    (await import('#web/features/front-door/not-me-screen.tsx')).NotMeScreen,
  [publicPaths.blog]: async () => (await import('#web/features/blog/blog-screen.tsx')).BlogScreen,
  [publicPaths.about]: async () =>
    (await import('#web/features/about/about-screen.tsx')).AboutScreen,
  [publicPaths.terms]: async () =>
    (await import('#web/features/legal/terms-screen.tsx')).TermsScreen,
  [publicPaths.privacy]: async () =>
    (await import('#web/features/legal/privacy-screen.tsx')).PrivacyScreen,
  [publicPaths.imprint]: async () =>
    (await import('#web/features/legal/imprint-screen.tsx')).imprintScreen() ??
    (await import('./nothing-here.tsx')).NothingHere,
  [publicPaths.contact]: async () =>
    (await import('#web/features/contact/contact-screen.tsx')).ContactScreen,
  [publicPaths.fun]: async () => (await import('#web/features/fun/fun-screen.tsx')).FunScreen,
}

/** How to fetch the public screen at an address; undefined where there is none. */
function publicScreenAt(pathname: string): Load | undefined {
  if (isInvitation(pathname) || pathname === signUpPage) return landing
  if (pathname === appPaths.verifyEmail) return mailedLink
  return isArticle(pathname) ? () => articleAt(pathname) : publicScreens[pathname]
}

/** Which articles there are is known where they are; the blog's screens load it. */
async function articleAt(pathname: string): Promise<ComponentType> {
  const { articleScreens } = await import('#web/features/blog/article-screen.tsx')
  const load = articleScreens[pathname]
  return load ? load() : (await import('./nothing-here.tsx')).NothingHere
}

/** The addresses to prerender, but for the articles'. */
export const publicAddresses = Object.keys(publicScreens)
