// Signing in with an account of another site, in a popup and without one.
import { expect, type Page } from '@playwright/test'
import type { Invite } from '#core/invites/schema.ts'
import { errors } from '#core/errors.ts'
import {
  acceptInvite,
  apiPaths,
  appPaths,
  confirmationLink,
  publicPaths,
  resetLink,
} from '#core/paths.ts'
import { apiFor, password } from './support/api.ts'
import { enter } from './support/sign-in-form.ts'
import { agree, chooseWithoutPopup, maya, popupOf, test } from './support/other-sites.ts'
import type { Server } from './support/server.ts'

type Api = ReturnType<typeof apiFor>

const otherSite = (page: Page) => page.getByRole('heading', { name: 'The other site' })

/** Nobody is signed in any more, and the front door is open. */
async function startAnew(page: Page, path: string = publicPaths.landing) {
  await page.context().clearCookies()
  await page.goto(path)
}

/** What the window hears from others is kept in it. */
const listen = () => {
  const heard: unknown[] = []
  Object.assign(window, { heard })
  window.addEventListener('message', ({ data, origin }) => heard.push({ data, origin }))
}
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

/** Somebody new at the front door, with this address by now. */
async function expectAtTheStart(page: Page, api: Api, email: string, emailVerified: boolean) {
  await expect(page).toHaveURL(appPaths.onboarding)
  const { user } = await api.bootstrap()
  expect(user).toMatchObject({ profile: { email }, emailVerified })
}

/** Whoever is in has joined that family. */
async function expectJoined(page: Page, api: Api, familyId: string) {
  await expect(page).toHaveURL(appPaths.dashboard)
  const { user, family } = await api.bootstrap()
  expect(user).toMatchObject({ role: 'coParent', onboardingComplete: true })
  expect(family.id).toBe(familyId)
}

const mailsToConfirm = (server: Server) => server.output().split(confirmationLink('')).length - 1

test(
  'an account of Google signs in by a popup, which tells our own page alone [S4.5, A30]',
  { tag: '@desktop' },
  async ({ page, context, server, sites }) => {
    const api = apiFor(context, server.url)
    sites.google.person = maya
    await context.addInitScript(listen)

    await test.step('a popup that is closed leaves the page as it is', async () => {
      await page.goto(publicPaths.landing)
      const popup = await popupOf(page, 'Google')
      await expect(otherSite(popup)).toBeVisible()
      await expect(page).toHaveURL(publicPaths.landing)
      await popup.close()
    })

    await test.step('one that ends tells our own page alone, which goes on', async () => {
      // The page must stay to be asked what it heard.
      const heard = Promise.withResolvers<void>()
      await page.route(`**${apiPaths.bootstrap}`, async (route) => {
        await heard.promise
        await route.continue()
      })
      const popup = await popupOf(page, 'Google')
      await agree(popup)
      const end = { data: { type: 'elefam:signed-in', ok: true }, origin: server.url }
      await expect.poll(() => heardBy(page)).toEqual([end])
      heard.resolve()
      await expectAtTheStart(page, api, maya.email, true)
      expect(popup.isClosed()).toBe(true)
      const { user } = await api.bootstrap()
      expect(user.profile.name).toBe('Maya Lind')
    })

    await test.step('also where the other site cuts the tie between the windows', async () => {
      await api.toFamily((await api.bootstrap()).family.id, { type: 'complete-onboarding' })
      await startAnew(page)
      // As a site does that wants a group of windows to itself.
      const interaction = `${sites.google.url}/interaction/**`
      await context.route(interaction, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
        await route.fulfill({ response, headers })
      })
      await agree(await popupOf(page, 'Google'))
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
      )
      await context.unroute(interaction)
    })

    await test.step('a page of another site that opens the popup’s last page hears nothing', async () => {
      await page.goto(`${sites.google.url}/nowhere`)
      const opening = page.waitForEvent('popup')
      await page.evaluate((address) => void window.open(address), `${server.url}/signed-in`)
      const popup = await opening
      await expect.poll(() => popup.isClosed()).toBe(true)
      expect(await heardBy(page)).toEqual([])
    })
  },
)

test(
  'Google, Facebook, or an e-mail and a password: three ways in [S1.6, S1.7, S2.9, S7.2, S8.17, H16]',
  { tag: '@phone' },
  async ({ page, context, server, sites }) => {
    const api = apiFor(context, server.url)

    await test.step('with the host’s keys both are offered, on either tab', async () => {
      await page.goto(publicPaths.landing)
      for (const tab of ['Create Account', 'Sign In']) {
        await page.getByRole('tab', { name: tab }).click()
        for (const name of ['Google', 'Facebook'])
          await expect(page.getByRole('button', { name: `Continue with ${name}` })).toBeVisible()
      }
    })

    await test.step('Google without a popup, after “no” as well', async () => {
      sites.google.person = maya
      await page.goto(publicPaths.landing)
      await chooseWithoutPopup(page, 'Google')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(errors['provider-cancelled'].message)).toBeVisible()
      await chooseWithoutPopup(page, 'Google')
      await agree(page)
      await expectAtTheStart(page, api, maya.email, true)
      expect(context.pages()).toHaveLength(1)
      expect(mailsToConfirm(server)).toBe(0)
    })

    await test.step('Facebook, which says of no address that it is confirmed: that is asked by mail', async () => {
      sites.facebook.person = { sub: 'f1', email: 'ben@example.org', name: 'Ben Lind' }
      await startAnew(page)
      await agree(await popupOf(page, 'Facebook'), 'Ben Lind')
      await expectAtTheStart(page, api, 'ben@example.org', false)
      await expect.poll(() => mailsToConfirm(server)).toBe(1)
    })

    const nora = 'nora@example.org'
    await test.step('an e-mail and a password', async () => {
      await startAnew(page)
      await enter(page, 'Create Account', nora)
      await expectAtTheStart(page, api, nora, false)
      await expect.poll(() => mailsToConfirm(server)).toBe(2)
    })
    const { family } = await api.bootstrap()
    const invite = (name: string) =>
      api.post<Invite>(apiPaths.invites(family.id), { toEmail: `${name}@example.org`, name })
    const invites = { ola: await invite('ola'), ivo: await invite('ivo') }

    await test.step('what goes wrong in the popup, and a forgotten password', async () => {
      await startAnew(page)
      sites.facebook.person = { sub: 'f2', email: nora, name: 'Nora Lind' }
      const popup = await popupOf(page, 'Facebook')
      await agree(popup, 'Nora Lind')
      await expect(page.getByRole('alert')).toHaveText(errors['provider-unconfirmed'].message)
      expect(popup.isClosed()).toBe(true)

      sites.google.trouble = 'answers 500'
      await agree(await popupOf(page, 'Google'))
      await expect(page.getByRole('alert')).toHaveText(errors['provider-failed'].message)
      sites.google.trouble = 'none'

      await page.getByRole('textbox', { name: 'E-mail' }).fill(nora)
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await expect.poll(() => server.output()).toContain(resetLink(''))
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expectAtTheStart(page, api, nora, false)
    })

    for (const [name, how] of [
      ['ola', 'in a popup'],
      ['ivo', 'with the whole page'],
    ] as const) {
      await test.step(`an invitation comes along ${how}`, async () => {
        sites.google.person = { ...maya, sub: name, email: `${name}@example.org`, name }
        await startAnew(page, acceptInvite(invites[name].inviteId))
        // The banner comes above the form and moves it down: nobody presses before.
        await expect(page.getByRole('region', { name: /invites you/ })).toBeVisible()
        if (how === 'in a popup') await agree(await popupOf(page, 'Google'), name)
        else {
          await chooseWithoutPopup(page, 'Google')
          await agree(page, name)
        }
        await expectJoined(page, api, family.id)
      })
    }
  },
)

test(
  'while another site’s window is open its own button waits, and its error stays on its own tab',
  { tag: '@desktop' },
  async ({ page, server, sites }) => {
    const api = apiFor(page.context(), server.url)
    const ben = 'ben@example.org'
    await page.goto(publicPaths.landing)
    await enter(page, 'Create Account', ben)
    await expectAtTheStart(page, api, ben, false)
    await startAnew(page)
    sites.facebook.person = { sub: 'f3', email: ben, name: 'Ben Lind' }

    const popup = await popupOf(page, 'Facebook')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(button('Continue with Facebook')).toHaveAttribute('aria-busy', 'true')
    await expect(button('Sign in')).not.toHaveAttribute('aria-busy', 'true')
    await agree(popup, 'Ben Lind')
    const sentence = page.getByText(errors['provider-unconfirmed'].message)
    await expect(sentence).toBeVisible()
    await page.getByRole('tab', { name: 'Create Account' }).click()
    await expect(sentence).toHaveCount(0)

    // The other site knows him by now and asks nothing.
    await chooseWithoutPopup(page, 'Facebook')
    await expect(sentence).toBeVisible()
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await expect(sentence).toHaveCount(0)
  },
)
