// Real OpenID providers on this machine in the place of Google and Facebook, and a hand for their pages.
import type { Page } from '@playwright/test'
import {
  startOidcProvider,
  type OidcProvider,
} from '#server/testing/oidc-provider/oidc-provider.ts'
import { untilAwake } from './sign-in-form.ts'
import { test as base } from './test.ts'

type Sites = { google: OidcProvider; facebook: OidcProvider }

export const test = base.extend<{ sites: Sites }>({
  // oxlint-disable-next-line no-empty-pattern
  sites: async ({}, use) => {
    const google = await startOidcProvider('openid')
    const facebook = await startOidcProvider('facebook')
    await use({ google, facebook })
    await google.stop()
    await facebook.stop()
  },
  serverEnv: async ({ sites: { google, facebook } }, use) =>
    use({
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.url,
      FACEBOOK_CLIENT_ID: facebook.clientId,
      FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
      FACEBOOK_URL: facebook.url,
    }),
  foreignHosts: async ({ sites: { google, facebook } }, use) => use([google.url, facebook.url]),
})

export const maya = { sub: 'm1', email: 'maya@example.org', emailVerified: true, name: 'Maya Lind' }
export const agree = (page: Page, name = 'Maya Lind') =>
  page.getByRole('button', { name: `Continue as ${name}` }).click()
export async function choose(page: Page, site: string) {
  await untilAwake(page)
  await page.getByRole('button', { name: `Continue with ${site}` }).click()
}

/** Presses the site's button; gives the popup that opens. */
export async function popupOf(page: Page, site: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await choose(page, site)
  return opening
}

/** The same in a browser that lets no page open a window. */
export async function chooseWithoutPopup(page: Page, site: string) {
  await page.evaluate(() => {
    window.open = () => null
  })
  await choose(page, site)
}
