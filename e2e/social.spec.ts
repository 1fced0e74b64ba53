// Signing in with an account of another site, in a popup and without one. Real OpenID providers on
// this machine stand in for Google and Facebook.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { errors } from '#core/errors.ts'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { startStandIn, type StandIn } from '#server/testing/stand-in/stand-in.ts'
import { apiFor, password } from './support/api.ts'
import { enter, untilAwake } from './support/entrance.ts'
import { test as base } from './support/test.ts'

type Sites = { google: StandIn; facebook: StandIn }

const test = base.extend<{ sites: Sites }>({
  // oxlint-disable-next-line no-empty-pattern
  sites: async ({}, use) => {
    const google = await startStandIn('openid')
    const facebook = await startStandIn('facebook')
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

const maya = { sub: 'm1', email: 'maya@example.org', emailVerified: true, name: 'Maya Lind' }
const agree = (page: Page, name = 'Maya Lind') =>
  page.getByRole('button', { name: `Continue as ${name}` }).click()
async function choose(page: Page, site: string) {
  await untilAwake(page)
  await page.getByRole('button', { name: `Continue with ${site}` }).click()
}

/** Presses the site's button; gives the popup that opens. */
async function popupOf(page: Page, site: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await choose(page, site)
  return opening
}

/** As browsers do that let no page open a window. */
const blockPopups = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.open = () => null
  })

test.describe('another account', () => {
  test('of Google opens the product in a popup: onboarding first, the dashboard later [S4.5]', async ({
    page,
    context,
    server,
    sites,
  }) => {
    sites.google.person = maya
    await page.goto(publicPaths.landing)
    const popup = await popupOf(page, 'Google')
    await expect(popup.getByRole('heading', { name: 'The other site' })).toBeVisible()
    await expect(page).toHaveURL(publicPaths.landing)
    await agree(popup)
    await expect(page).toHaveURL(appPaths.onboarding)
    expect(popup.isClosed()).toBe(true)
    const api = apiFor(context, server.url)
    const { user, family } = await api.bootstrap()
    expect(user).toMatchObject({ profile: { name: 'Maya Lind', email: maya.email } })
    expect(user.emailVerified).toBe(true)

    await api.toFamily(family.id, { type: 'complete-onboarding' })
    await context.clearCookies()
    await page.goto(publicPaths.landing)
    await agree(await popupOf(page, 'Google'))
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Maya Lind$/)
  })

  test('of Google, of Facebook, or an e-mail and a password: three ways in, and mails to confirm and to reset [S1.6, S1.7, S7.2]', async ({
    page,
    context,
    server,
    sites,
  }) => {
    const api = apiFor(context, server.url)
    const isNow = async (email: string, emailVerified: boolean) => {
      await expect(page).toHaveURL(appPaths.onboarding)
      const { user } = await api.bootstrap()
      expect(user).toMatchObject({ profile: { email }, emailVerified })
      await context.clearCookies()
      await page.goto(publicPaths.landing)
    }
    sites.google.person = maya
    await page.goto(publicPaths.landing)
    await agree(await popupOf(page, 'Google'))
    await isNow(maya.email, true)
    expect(server.output()).not.toContain(apiPaths.verifyEmail)

    // Facebook says of no address that it is confirmed: that is asked by mail.
    sites.facebook.person = { sub: 'f1', email: 'ben@example.org', name: 'Ben Lind' }
    await agree(await popupOf(page, 'Facebook'), 'Ben Lind')
    await isNow('ben@example.org', false)
    const mailsToConfirm = () => server.output().split(apiPaths.verifyEmail).length - 1
    await expect.poll(mailsToConfirm).toBe(1)

    await enter(page, 'Create Account', 'nora@example.org')
    await isNow('nora@example.org', false)
    await expect.poll(mailsToConfirm).toBe(2)
    await enter(page, 'Sign In', 'nora@example.org')
    await isNow('nora@example.org', false)

    await untilAwake(page)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nora@example.org')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect.poll(() => server.output()).toContain(`${publicPaths.resetPassword}?token=`)
  })

  test('comes in without a popup where the browser blocks them', async ({
    page,
    context,
    sites,
  }) => {
    sites.google.person = maya
    await blockPopups(context)
    await page.goto(publicPaths.landing)
    await choose(page, 'Google')
    await agree(page)
    await expect(page).toHaveURL(appPaths.onboarding)
    expect(context.pages()).toHaveLength(1)
  })

  test(
    'that says no without a popup brings the sentence back to the start',
    { tag: '@desktop' },
    async ({ page, context, sites }) => {
      sites.google.person = maya
      await blockPopups(context)
      await page.goto(publicPaths.landing)
      await choose(page, 'Google')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(errors['provider-cancelled'].message)).toBeVisible()
      await choose(page, 'Google')
      await agree(page)
      await expect(page).toHaveURL(appPaths.onboarding)
    },
  )

  test(
    'leaves the page as it is when the popup is closed',
    { tag: '@desktop' },
    async ({ page, context, sites }) => {
      sites.google.person = maya
      await page.goto(publicPaths.landing)
      const popup = await popupOf(page, 'Google')
      await expect(popup.getByRole('heading', { name: 'The other site' })).toBeVisible()
      await popup.close()
      await expect(async () => {
        await choose(page, 'Google')
        expect(context.pages()).toHaveLength(2)
      }).toPass()
      await agree(context.pages()[1]!)
      await expect(page).toHaveURL(appPaths.onboarding)
    },
  )

  test(
    'that goes wrong in the popup is told on the page, in its red box [S8.17]',
    { tag: '@desktop' },
    async ({ page, context, server, sites }) => {
      await apiFor(context, server.url).signUp(maya.email)
      await context.clearCookies()
      sites.facebook.person = { sub: 'f2', email: maya.email, name: 'Maya Lind' }
      await page.goto(publicPaths.landing)
      const popup = await popupOf(page, 'Facebook')
      await agree(popup)
      await expect(page.getByRole('alert')).toHaveText(errors['provider-unconfirmed'].message)
      expect(popup.isClosed()).toBe(true)

      sites.google.trouble = 'answers 500'
      sites.google.person = maya
      await agree(await popupOf(page, 'Google'))
      await expect(page.getByRole('alert')).toHaveText(errors['provider-failed'].message)
      await page.getByRole('textbox', { name: 'E-mail' }).fill(maya.email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(appPaths.onboarding)
    },
  )

  test(
    'signs in also where the other site cuts the tie between the windows',
    { tag: '@desktop' },
    async ({ page, context, sites }) => {
      sites.google.person = maya
      await page.goto(publicPaths.landing)
      // As a site does that wants a group of windows to itself.
      await context.route(`${sites.google.url}/interaction/**`, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
        await route.fulfill({ response, headers })
      })
      const popup = await popupOf(page, 'Google')
      await agree(popup)
      await expect(page).toHaveURL(appPaths.onboarding)
    },
  )
})

test(
  'a popup tells nothing but that it is over, to our own origin alone [A30]',
  { tag: '@desktop' },
  async ({ page, context, server, sites }) => {
    sites.google.person = maya
    await context.addInitScript(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data, origin }) => heard.push({ data, origin }))
    })
    await page.goto(publicPaths.landing)
    // The page must stay to be asked what it heard.
    await page.route(`**${apiPaths.bootstrap}`, () => {})
    const popup = await popupOf(page, 'Google')
    await agree(popup)
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    await expect
      .poll(heard)
      .toEqual([{ data: { type: 'elefam:signed-in', ok: true }, origin: server.url }])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'a page of another site that opens the popup’s last page hears nothing [A30]',
  { tag: '@desktop' },
  async ({ page, context, server, sites }) => {
    await page.goto(`${sites.google.url}/nowhere`)
    await page.evaluate((address) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data }) => heard.push(data))
      window.open(address)
    }, `${server.url}/signed-in`)
    await expect.poll(() => context.pages().length).toBe(1)
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
  },
)
