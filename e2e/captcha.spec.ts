// The captcha of signing up: the built-in one, and Google's with a stand-in for its script.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { email, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, fillIn, humanBox, send, untilAwake } from './support/entrance.ts'
import { test as base, expect, withOwnServer } from './support/test.ts'

const missing = 'Please complete the reCAPTCHA verification'
const expired = 'reCAPTCHA verification expired. Please try again.'
const unauthorized = 'Domain not authorized for reCAPTCHA. Please contact support.'
const failed = 'reCAPTCHA verification failed. Please try again.'

const redBox = (page: Page) => page.getByRole('alert')

base.describe('the built-in captcha', () => {
  base(
    'signing up without it is refused in a red box, with it the account is there [S5.2, S8.10]',
    { tag: '@desktop' },
    async ({ page, hands }) => {
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      await page.goto(publicPaths.landing)
      await page.waitForLoadState('networkidle')
      await untilAwake(page)
      const before = asked.length
      await hands.press(page.getByRole('tab', { name: 'Create Account' }))
      await expect(humanBox(page)).toBeAttached()
      await hands.write(page.getByRole('textbox', { name: 'E-mail' }), email)
      await hands.write(page.getByLabel('Password', { exact: true }), password)
      await hands.press(page.getByRole('button', { name: 'Create account', exact: true }))
      await expect(redBox(page)).toHaveText(missing)
      await expect(humanBox(page)).toBeFocused()
      await expectAccessible(page)
      expect(asked.slice(before).filter((url) => url.includes('/api/auth/'))).toEqual([])

      await hands.choose(humanBox(page))
      await expect(redBox(page)).toBeHidden()
      await expect(page.getByText('Thank you')).toBeVisible()
      await expectAccessible(page)
      await hands.press(page.getByRole('button', { name: 'Create account', exact: true }))
      await expect(page).toHaveURL(appPaths.onboarding)
      const captchas = asked.slice(0, before).filter((url) => /altcha|challenge|worker/.test(url))
      expect(captchas, 'nobody who only looks loads a captcha').toEqual([])
    },
  )

  base(
    'a form that is sent at once waits for it, and a refused one gets another by itself',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(publicPaths.landing)
      await fillIn(page, 'Create Account', email)
      const challenges: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith(apiPaths.captchaChallenge)) challenges.push(request.url())
      })
      await page.getByText('I am a human').click()
      await send(page, 'Create Account')
      await expect(page).toHaveURL(appPaths.onboarding)
      expect(challenges).toHaveLength(1)

      await page.context().clearCookies()
      await page.goto(publicPaths.landing)
      await enter(page, 'Create Account', email)
      await expect(redBox(page)).toContainText('already an account with this e-mail address')
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
      await expect(humanBox(page)).toBeChecked()
      await page.getByRole('textbox', { name: 'E-mail' }).fill('nora@example.org')
      await send(page, 'Create Account')
      await expect(page).toHaveURL(appPaths.onboarding)
      expect(challenges).toHaveLength(3)
    },
  )

  base(
    'an answer that waited too long has expired, and one more tick makes another [S8.11]',
    { tag: '@phone' },
    async ({ page }) => {
      await page.clock.install()
      await page.goto(publicPaths.landing)
      await fillIn(page, 'Create Account', email)
      await page.getByText('I am a human').click()
      await expect(page.getByText('Thank you')).toBeVisible()
      await page.clock.fastForward('11:00')
      await expect(redBox(page)).toHaveText(expired)
      await expect(humanBox(page)).not.toBeChecked()
      await page.getByText('I am a human').click()
      await expect(page.getByText('Thank you')).toBeVisible()
      await expect(redBox(page)).toBeHidden()
    },
  )

  base(
    'a failure with 401 names the domain, any other asks to try again [S8.12, S8.13]',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(publicPaths.landing)
      await fillIn(page, 'Create Account', email)
      for (const [status, words] of [
        [401, unauthorized],
        [503, failed],
      ] as const) {
        await page.route(`**${apiPaths.captchaChallenge}`, (route) =>
          route.fulfill({ status, json: { code: 'unavailable', message: 'No' } }),
        )
        await page.getByText('I am a human').click()
        await expect(redBox(page)).toHaveText(words)
        await expect(humanBox(page)).not.toBeChecked()
        await page.unroute(`**${apiPaths.captchaChallenge}`)
      }
      await page.getByText('I am a human').click()
      await send(page, 'Create Account')
      await expect(page).toHaveURL(appPaths.onboarding)
    },
  )
})

/** In Google's place: the script's few functions, with the widget's callbacks in reach of the test. */
const googlesScript = `
  window.widgets = []
  window.grecaptcha = {
    ready: (then) => setTimeout(then),
    reset: () => { window.resets = (window.resets ?? 0) + 1 },
    render: (place, options) => {
      place.textContent = 'The widget of ' + options.sitekey
      return window.widgets.push(options) - 1
    },
  }
`

type Widget = Record<string, unknown> & { callback: (answer: string) => void }
type WindowWithWidgets = { widgets: Widget[]; resets?: number }

/** Calls one of the widget's callbacks, as Google's frame does. */
const say = (page: Page, name: string, word?: string) =>
  page.evaluate(
    ([callback, value]) => {
      const [widget] = (globalThis as unknown as WindowWithWidgets).widgets.slice(-1)
      const call = widget?.[callback!] as (answer?: string) => void
      call(value)
    },
    [name, word],
  )

const test = base.extend<{ verified: string[] }>({
  /** What Google was asked to verify; any answer but "good" fails as from a wrong domain. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  verified: async ({}, use) => use([]),
  serverEnv: async ({ verified }, use) => {
    const google = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += String(part)))
      request.on('end', () => {
        const answer = new URLSearchParams(body).get('response') ?? ''
        verified.push(answer)
        const reply =
          answer === 'good' ? { success: true } : { success: false, 'error-codes': [answer] }
        response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
      })
    })
    await new Promise<void>((done) => google.listen(0, '127.0.0.1', done))
    const { port } = google.address() as AddressInfo
    await use({
      RECAPTCHA_SITE_KEY: 'site-key-of-a-host',
      RECAPTCHA_SECRET: 'secret-of-a-host',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    })
    google.close()
  },
  foreignHosts: ['https://www.google.com'],
})

test.use(withOwnServer)

test.describe('Google’s captcha', { tag: '@phone' }, () => {
  test('is loaded on the sign-up tab alone, of normal size and light, and its words are ours [S5.2, S8.10, S8.11, S8.12, S8.13, S9.5]', async ({
    page,
    verified,
  }) => {
    const scripts: string[] = []
    await page.route('https://www.google.com/**', (route) => {
      scripts.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: googlesScript })
    })
    await page.goto(publicPaths.landing)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await fillIn(page, 'Create Account', email)
    await expect(page.getByText('The widget of site-key-of-a-host')).toBeVisible()
    expect(scripts).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api/)])
    const shown = await page.evaluate(
      () => (globalThis as unknown as WindowWithWidgets).widgets.at(-1) as object,
    )
    expect(shown).toMatchObject({ size: 'normal', theme: 'light', sitekey: 'site-key-of-a-host' })

    await send(page, 'Create Account')
    await expect(redBox(page)).toHaveText(missing)
    await say(page, 'callback', 'good')
    await expect(redBox(page)).toBeHidden()
    await say(page, 'expired-callback')
    await expect(redBox(page)).toHaveText(expired)
    await say(page, 'error-callback', 'Request failed with status 401')
    await expect(redBox(page)).toHaveText(unauthorized)
    await say(page, 'error-callback')
    await expect(redBox(page)).toHaveText(failed)
    await expectAccessible(page)

    for (const [answer, words] of [
      ['timeout-or-duplicate', expired],
      ['invalid-input-secret', unauthorized],
      ['bad-request', failed],
    ] as const) {
      await say(page, 'callback', answer)
      await send(page, 'Create Account')
      await expect(redBox(page)).toHaveText(words)
    }
    await say(page, 'callback', 'good')
    await send(page, 'Create Account')
    await expect(page).toHaveURL(appPaths.onboarding)
    expect(verified).toEqual([
      'timeout-or-duplicate',
      'invalid-input-secret',
      'bad-request',
      'good',
    ])
  })

  test('that does not load says so, and can be loaded again [S8.13]', async ({ page }) => {
    await page.route('https://www.google.com/**', (route) => route.abort())
    await page.goto(publicPaths.landing)
    await fillIn(page, 'Create Account', email)
    await expect(redBox(page)).toHaveText(failed)
    await page.unroute('https://www.google.com/**')
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: googlesScript }),
    )
    await page.getByRole('button', { name: 'Load the check again' }).tap()
    await expect(page.getByText('The widget of site-key-of-a-host')).toBeVisible()
    await expect(redBox(page)).toBeHidden()
  })
})
