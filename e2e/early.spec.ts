// Visitors who are faster than the page's scripts, or have none.
import { wheelQuestions } from '#content/wheel/questions.ts'
import { acceptInvite, apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { password } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { asked } from './support/wheel.ts'

test.describe('before the scripts are there', { tag: '@phone' }, () => {
  test('the way in can be read, and a form sent too early leads back without its password', async ({
    page,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => void addresses.push(request.url()))
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(publicPaths.landing)
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@example.org')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
    await expect(page).toHaveURL('/?early=yes')
    expect(addresses.join(' ')).toContain(apiPaths.signIn)
    expect(addresses.join(' ')).not.toMatch(/quiet|password=|maya/)

    await page.unroute('**/*.js')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('That was faster than this page.')
    await expect(page).toHaveURL(publicPaths.landing)
  })

  test('“Create Account” pressed before they are opens, with the address typed [S4.3]', async ({
    page,
  }) => {
    const onTheirWay = Promise.withResolvers<void>()
    await page.route(/assets\/(?!theme).*[.]js/, async (route) => {
      await onTheirWay.promise
      await route.continue()
    })
    await page.goto(publicPaths.landing, { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'E-mail' }).fill('maya@example.org')
    await page.getByRole('tab', { name: 'Create Account' }).tap()
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    onTheirWay.resolve()
    await expect(page.getByRole('heading', { name: 'New Account' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maya@example.org')
    // A tab that is awake is nothing but pressed.
    await page.getByRole('tab', { name: 'Sign In' }).tap()
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.locator('[data-pressed-early]')).toHaveCount(0)
  })

  test('what is chosen counts once they are', async ({ page }) => {
    const onTheirWay = Promise.withResolvers<void>()
    await page.route(/assets\/(?!theme).*[.]js/, async (route) => {
      await onTheirWay.promise
      await route.continue()
    })
    await page.goto(publicPaths.fun, { waitUntil: 'commit' })
    const adults = page.getByRole('radio', { name: 'Adults' })
    await page.getByText('For which ages?').click()
    await adults.check({ force: true })
    onTheirWay.resolve()
    await page.waitForLoadState('networkidle')
    await expect(adults).toBeChecked()
    await page.getByRole('button', { name: 'Turn the wheel' }).tap()
    await expect.poll(() => asked(page)).toHaveLength(1)
    const [first] = await asked(page)
    expect(wheelQuestions.find(({ text }) => text === first)?.for).toContain('adult')
  })
})

test(
  'without JavaScript every page that needs it says so, and nothing is set up for ever [K6]',
  { tag: '@phone' },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of [acceptInvite('some-invite'), appPaths.verifyEmail, appPaths.dashboard]) {
      await page.goto(path)
      // Playwright finds no words in a noscript.
      await expect(page.locator('.loading noscript p'), path).toBeInViewport()
      await expect(page.getByText('Setting up...'), path).toBeHidden()
    }
    await page.goto(publicPaths.resetPassword)
    await expect(page.locator('main noscript').first()).toBeInViewport()
    await context.close()
  },
)
