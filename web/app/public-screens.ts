import type { ComponentType } from 'react'
import { appPaths, isArticle, isInvitation, publicPaths } from '#core/paths.ts'

type Load = () => Promise<ComponentType>

const landing: Load = async () =>
  (await import('#web/features/front-door/landing-screen.tsx')).LandingScreen

const mailedLink: Load = async () =>
  (await import('#web/features/verify-email/mailed-link-screen.tsx')).MailedLinkScreen

/** The screens that anybody sees. They are prerendered when the product is built. */
const publicScreens: Record<string, Load> = {
  [publicPaths.landing]: landing,
  [publicPaths.resetPassword]: async () =>
    (await import('#web/features/front-door/reset-password-screen.tsx')).ResetPasswordScreen,
  [publicPaths.blog]: async () => (await import('#web/features/blog/blog-screen.tsx')).BlogScreen,
  [publicPaths.about]: async () =>
    (await import('#web/features/about/about-screen.tsx')).AboutScreen,
  [publicPaths.terms]: async () =>
    (await import('#web/features/legal/terms-screen.tsx')).TermsScreen,
  [publicPaths.privacy]: async () =>
    (await import('#web/features/legal/privacy-screen.tsx')).PrivacyScreen,
  [publicPaths.contact]: async () =>
    (await import('#web/features/contact/contact-screen.tsx')).ContactScreen,
  [publicPaths.fun]: async () => (await import('#web/features/fun/fun-screen.tsx')).FunScreen,
}

/** How to fetch the public screen at an address; undefined where there is none. */
export function publicScreenAt(pathname: string): Load | undefined {
  if (isInvitation(pathname)) return landing
  if (pathname === appPaths.verifyEmail) return mailedLink
  return isArticle(pathname) ? () => articleAt(pathname) : publicScreens[pathname]
}

/** Which articles there are is known where they are; the blog's screens load it. */
async function articleAt(pathname: string): Promise<ComponentType> {
  const { articleScreens } = await import('#web/features/blog/article-screens.ts')
  const load = articleScreens[pathname]
  return load ? load() : (await import('./nothing-here.tsx')).NothingHere
}

/** The addresses to prerender, but for the articles'. */
export const publicAddresses = Object.keys(publicScreens)
