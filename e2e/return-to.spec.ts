// Signing in with an account of another site leads to where one wanted to go, as a password does.
import { expect } from '@playwright/test'
import { appPaths, publicPaths } from '#core/paths.ts'
import { apiFor } from './support/api.ts'
import { agree, chooseWithoutPopup, maya, popupOf, test } from './support/other-sites.ts'

test(
  'signing in with Google leads back as well, with a popup or without one [P8, P16]',
  { tag: '@phone' },
  async ({ page, context, server, sites }) => {
    const api = apiFor(context, server.url)
    sites.google.person = maya
    await page.goto(publicPaths.landing)
    await agree(await popupOf(page, 'Google'))
    await expect(page).toHaveURL(appPaths.onboarding)
    await api.toFamily((await api.bootstrap()).family.id, { type: 'complete-onboarding' })
    await expect(page, 'has heard of it').toHaveURL(appPaths.dashboard)

    await test.step('in a popup, after a session that ended', async () => {
      await page.goto(appPaths.activity)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await context.clearCookies()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByText('Your session has ended.')).toBeVisible()
      await agree(await popupOf(page, 'Google'))
      await expect(page).toHaveURL(appPaths.activity)
    })

    await test.step('on the whole page, for whoever wanted to see the insights', async () => {
      await context.clearCookies()
      await page.goto(appPaths.insights)
      await expect(page).toHaveURL(publicPaths.landing)
      await chooseWithoutPopup(page, 'Google')
      await agree(page)
      await expect(page).toHaveURL(appPaths.insights)
    })
  },
)
