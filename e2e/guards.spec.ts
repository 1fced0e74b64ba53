// Who may be where: every address with its guard.
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, familyAddresses, publicPaths } from '#core/paths.ts'
import { apiFor } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

/** What a family does once it is set up. */
const openAfterwards = [
  appPaths.planMeeting,
  appPaths.standUp,
  appPaths.retrospective,
  appPaths.insights,
  appPaths.editSprint,
  appPaths.openSprints,
  appPaths.mission,
  appPaths.ourStory,
  appPaths.storyBook,
  appPaths.letters,
  appPaths.recommendations,
  appPaths.printablePlan,
  appPaths.bringPaperBack,
  appPaths.activity,
]

test.describe('addresses', { tag: '@desktop' }, () => {
  test('lead everybody to where they may be [S2.4, S2.5, S2.7, S6.1, S6.3]', async ({
    page,
    context,
    server,
  }) => {
    await test.step('until the session is known an elephant says “Setting up...”', async () => {
      const answer = await answerLater(page)
      await page.goto(appPaths.dashboard)
      const loading = page.getByRole('status')
      await expect(loading).toContainText('Setting up...')
      await expect(loading.getByRole('img', { name: 'Elephant' })).toHaveText('🐘')
      await expect(loading.getByText('Setting up...')).toBeInViewport()

      answer()
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
      await expect(loading).toBeHidden()
      await expect(page).toHaveURL(publicPaths.landing)
    })

    await test.step('every screen is served, and leads to the landing page', async () => {
      for (const path of familyAddresses) {
        expect((await context.request.get(path)).status(), path).toBe(200)
        await goWithin(page, path)
        await expect(page, path).toHaveURL(publicPaths.landing)
        await expect(page.getByRole('tab', { name: 'Sign In' }), path).toBeVisible()
      }
    })

    await test.step('an address that does not exist says so and leads back', async () => {
      const response = await page.goto('/nowhere')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'There is nothing at this address',
      )
      await page.getByRole('link', { name: 'Go to the start page' }).click()
      await expect(page).toHaveURL(publicPaths.landing)
    })

    await test.step('signed up: before onboarding is finished the dashboard leads to it', async () => {
      const api = apiFor(context, server.url)
      await api.signUp()
      await page.goto(appPaths.dashboard)
      await expect(page).toHaveURL(appPaths.onboarding)
      for (const path of openAfterwards) {
        await goWithin(page, path)
        await expect(page, path).toHaveURL(appPaths.onboarding)
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Elefam' })).toBeVisible()
      const { family } = await api.bootstrap()
      await api.toFamily(family.id, { type: 'complete-onboarding' })
    })

    await test.step('afterwards it leads to the dashboard', async () => {
      await page.goto(appPaths.onboarding)
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
      )
    })
  })
})

/** Holds back who is signed in; gives what lets it through. */
async function answerLater(page: Page): Promise<() => void> {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${apiPaths.bootstrap}`, async (route) => {
    await asked
    await route.continue()
  })
  return () => answer()
}
