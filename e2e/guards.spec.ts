// Who may be where: every address with its guard.
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { apiFor } from './support/api.ts'
import { expect, test } from './support/test.ts'

const guarded = Object.values(appPaths)

test.describe('addresses', { tag: '@desktop' }, () => {
  test('a signed-out visitor is led from every application screen to the landing page [S2.4, S6.3]', async ({
    page,
  }) => {
    for (const path of guarded) {
      await page.goto(path)
      await expect(page.getByRole('tab', { name: 'Sign In' }), path).toBeVisible()
      await expect(page, path).toHaveURL(publicPaths.landing)
    }
  })

  test('before onboarding is finished the dashboard leads to it, and afterwards it leads to the dashboard [S2.5, S6.1]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    await page.goto(appPaths.dashboard)
    await expect(page).toHaveURL(appPaths.onboarding)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Elefam' })).toBeVisible()

    const { family } = await api.bootstrap()
    await api.toFamily(family.id, { type: 'complete-onboarding' })
    await page.goto(appPaths.onboarding)
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, maya$/i)
  })

  test('until the session is known an elephant says “Setting up...” [S2.7]', async ({ page }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**${apiPaths.bootstrap}`, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(appPaths.dashboard)
    const loading = page.getByRole('status')
    await expect(loading).toContainText('Setting up...')
    await expect(loading.getByRole('img', { name: 'Elephant' })).toHaveText('🐘')
    await expect(loading.getByText('Setting up...')).toBeInViewport()

    answer()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    await expect(loading).toBeHidden()
  })

  test('an address that does not exist says so and leads back', async ({ page }) => {
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'There is nothing at this address',
    )
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL(publicPaths.landing)
  })
})
