import type { ComponentType } from 'react'
import { isInvitation, publicPaths } from '#core/paths.ts'
import { articleScreens } from '#web/features/blog/article-screens.ts'

type Load = () => Promise<ComponentType>

const landing: Load = async () =>
  (await import('#web/features/front-door/landing-screen.tsx')).LandingScreen

/** The screens that anybody sees. They are prerendered when the product is built. */
const publicScreens: Record<string, Load> = {
  [publicPaths.landing]: landing,
  [publicPaths.resetPassword]: async () =>
    (await import('#web/features/front-door/reset-password/reset-password-screen.tsx'))
      .ResetPasswordScreen,
  [publicPaths.blog]: async () => (await import('#web/features/blog/blog-screen.tsx')).BlogScreen,
  ...articleScreens,
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
  return publicScreens[pathname]
}

/** The addresses to prerender. */
export const prerenderedPaths = Object.keys(publicScreens)
