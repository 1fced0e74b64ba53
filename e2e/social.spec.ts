// Signing in with an account of another site, in a popup and without one.
import { expect } from '@playwright/test'
import type { Invite } from '#core/contract/invite.ts'
import { errors } from '#core/errors.ts'
import { acceptInvite, apiPaths, appPaths, confirmationLink, publicPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, password } from './support/api.ts'
import { enter, untilAwake } from './support/entrance.ts'
import { agree, blockPopups, choose, maya, popupOf, test } from './support/other-sites.ts'

test.describe('another account', () => {
  test(
    'of Google opens the product in a popup: onboarding first, the dashboard later [S4.5]',
    { tag: '@desktop' },
    async ({ page, context, server, sites }) => {
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
    },
  )

  test(
    'of Google, of Facebook, or an e-mail and a password: three ways in, and mails to confirm and to reset [S1.6, S1.7, S7.2]',
    { tag: '@phone' },
    async ({ page, context, server, sites }) => {
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
      expect(server.output()).not.toContain(confirmationLink(''))

      // Facebook says of no address that it is confirmed: that is asked by mail.
      sites.facebook.person = { sub: 'f1', email: 'ben@example.org', name: 'Ben Lind' }
      await agree(await popupOf(page, 'Facebook'), 'Ben Lind')
      await isNow('ben@example.org', false)
      const mailsToConfirm = () => server.output().split(confirmationLink('')).length - 1
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
    },
  )

  test(
    'comes in without a popup where the browser blocks them',
    { tag: '@phone' },
    async ({ page, context, sites }) => {
      sites.google.person = maya
      await blockPopups(context)
      await page.goto(publicPaths.landing)
      await choose(page, 'Google')
      await agree(page)
      await expect(page).toHaveURL(appPaths.onboarding)
      expect(context.pages()).toHaveLength(1)
    },
  )

  for (const blocked of [false, true]) {
    const how = blocked ? 'with the whole page' : 'in a popup'
    test(
      `takes an invitation along ${how}, and joins that family`,
      { tag: '@desktop' },
      async ({ page, context, server, sites, anotherBrowser }) => {
        const inviter = apiFor(await anotherBrowser(), server.url)
        const familyId = await aFamilySetUp(inviter)
        const asked = { toEmail: 'ben@example.org', name: 'Ben' }
        const { inviteId } = await inviter.post<Invite>(apiPaths.invites(familyId), asked)

        sites.google.person = { ...maya, email: 'ben@example.org', name: 'Ben Lind' }
        if (blocked) await blockPopups(context)
        await page.goto(acceptInvite(inviteId))
        // The banner comes above the form and moves it down: nobody presses before.
        await expect(page.getByRole('region', { name: /invites you/ })).toBeVisible()
        const site = blocked
          ? await choose(page, 'Google').then(() => page)
          : await popupOf(page, 'Google')
        await agree(site, 'Ben Lind')
        await expect(page).toHaveURL(appPaths.dashboard)
        const { user, family } = await apiFor(context, server.url).bootstrap()
        expect(user).toMatchObject({ role: 'coParent', onboardingComplete: true })
        expect(family.id).toBe(familyId)
      },
    )
  }

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
