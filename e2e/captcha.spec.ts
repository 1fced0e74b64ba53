// The captcha of signing up: the built-in one, and Google's with a stand-in for its script.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { apiFor, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, fillIn, humanBox, send, untilAwake } from './support/sign-in-form.ts'
import { test as base, expect } from './support/test.ts'

const missing = 'Please complete the reCAPTCHA verification'
const expired = 'reCAPTCHA verification expired. Please try again.'
const unauthorized = 'Domain not authorized for reCAPTCHA. Please contact support.'
const failed = 'reCAPTCHA verification failed. Please try again.'

const redBox = (page: Page) => page.getByRole('alert')

base(
  'signing up asks for the built-in captcha and tells why [S5.2, S8.10, S8.11, S8.12, S8.13, K19]',
  { tag: '@desktop' },
  async ({ page, context, server, hands }) => {
    const { email, emailOf } = apiFor(context, server.url)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    const challenges = () => asked.filter((url) => url.endsWith(apiPaths.captchaChallenge)).length
    const create = page.getByRole('button', { name: 'Create account', exact: true })
    await page.clock.install()

    await base.step('nobody who only looks loads a captcha', async () => {
      await page.goto(publicPaths.landing)
      await page.waitForLoadState('networkidle')
      await untilAwake(page)
      expect(asked.filter((url) => /altcha|challenge|worker/.test(url))).toEqual([])
    })

    await base.step('a form without it is sent nowhere', async () => {
      const before = asked.length
      await hands.press(page.getByRole('tab', { name: 'Create Account' }))
      await expect(humanBox(page)).toBeAttached()
      await hands.press(create)
      for (const empty of [page.getByRole('textbox', { name: 'E-mail' }), humanBox(page)])
        await expect(empty, 'what is empty is marked').toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
      await hands.write(page.getByRole('textbox', { name: 'E-mail' }), email)
      await hands.write(page.getByLabel('Password', { exact: true }), password)
      await hands.press(create)
      await expect(redBox(page)).toHaveText(missing)
      await expect(humanBox(page)).toBeFocused()
      await expectAccessible(page)
      expect(asked.slice(before).filter((url) => url.includes('/api/auth/'))).toEqual([])
    })

    await base.step(
      'a failure with 401 names the domain, any other asks to try again',
      async () => {
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
          await expect(humanBox(page)).toHaveAccessibleDescription(new RegExp(`^${words}`))
          await page.unroute(`**${apiPaths.captchaChallenge}`)
        }
      },
    )

    await base.step(
      'an answer that waited too long has expired, and one more tick makes another',
      async () => {
        await hands.choose(humanBox(page))
        await expect(redBox(page)).toBeHidden()
        await expect(page.getByText('Thank you')).toBeVisible()
        await expectAccessible(page)
        await page.clock.fastForward('11:00')
        await expect(redBox(page)).toHaveText(expired)
        await expect(humanBox(page)).not.toBeChecked()
        await hands.choose(humanBox(page))
        await expect(redBox(page)).toBeHidden()
        await expect(page.getByText('Thank you')).toBeVisible()
        await hands.press(create)
        await expect(page).toHaveURL(appPaths.onboarding)
      },
    )

    await base.step(
      'a form sent at once waits for it, and a refused one gets another',
      async () => {
        const before = challenges()
        await context.clearCookies()
        await page.goto(publicPaths.landing)
        await enter(page, 'Create Account', email)
        await expect(redBox(page)).toContainText('already an account with this e-mail address')
        await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
        await expect(humanBox(page)).toBeChecked()
        await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf('nora'))
        await send(page, 'Create Account')
        await expect(page).toHaveURL(appPaths.onboarding)
        expect(challenges()).toBe(before + 2)
      },
    )
  },
)

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

test(
  'signing up with Google’s captcha tells all in our words [S5.2, S8.10, S8.11, S8.12, S8.13, S9.5]',
  { tag: '@phone' },
  async ({ page, context, server, verified }) => {
    const { email } = apiFor(context, server.url)
    const scripts: string[] = []
    let isReached = false
    await page.route('https://www.google.com/**', (route) => {
      scripts.push(route.request().url())
      if (!isReached) return route.abort()
      return route.fulfill({ contentType: 'text/javascript', body: googlesScript })
    })
    const shown = page.getByText('The widget of site-key-of-a-host')

    await test.step('nobody who only looks loads it', async () => {
      await page.goto(publicPaths.landing)
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])
    })

    await test.step('what does not load says so, and can be loaded again', async () => {
      await fillIn(page, 'Create Account', email)
      await expect(redBox(page)).toHaveText(failed)
      isReached = true
      await page.getByRole('button', { name: 'Load the check again' }).tap()
      await expect(shown).toBeVisible()
      await expect(redBox(page)).toBeHidden()
      const ofGoogle = expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api/)
      expect(scripts).toEqual([ofGoogle, ofGoogle])
      const options = await page.evaluate(
        () => (globalThis as unknown as WindowWithWidgets).widgets.at(-1) as object,
      )
      expect(options).toMatchObject({
        size: 'normal',
        theme: 'light',
        sitekey: 'site-key-of-a-host',
      })
    })

    await test.step('what its frame says is told in our words', async () => {
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
    })

    await test.step('so is what Google answers our server', async () => {
      const refused = [
        ['timeout-or-duplicate', expired],
        ['invalid-input-secret', unauthorized],
        ['bad-request', failed],
      ] as const
      for (const [answer, words] of refused) {
        await say(page, 'callback', answer)
        await send(page, 'Create Account')
        await expect(redBox(page)).toHaveText(words)
      }
      await say(page, 'callback', 'good')
      await send(page, 'Create Account')
      await expect(page).toHaveURL(appPaths.onboarding)
      expect(verified).toEqual([...refused.map(([answer]) => answer), 'good'])
    })
  },
)

test(
  'Google’s captcha is loaded on the contact page once somebody begins to write [S5.2]',
  { tag: '@desktop' },
  async ({ page }) => {
    const scripts: string[] = []
    await page.route('https://www.google.com/**', (route) => {
      scripts.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: googlesScript })
    })
    await page.goto(publicPaths.contact)
    await untilAwake(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Please say how we may call you.')).toBeVisible()
    await page.waitForTimeout(500)
    expect(scripts).toEqual([])
    await page.getByLabel('Your name').pressSequentially('N')
    await expect(page.getByText('The widget of site-key-of-a-host')).toBeVisible()
    expect(scripts).toHaveLength(1)
  },
)
