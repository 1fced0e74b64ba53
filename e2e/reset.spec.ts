// A forgotten password: asking for the mail, and its link's screen.
import type { Page } from '@playwright/test'
import { errors } from '#core/errors.ts'
import { apiPaths, appPaths, publicPaths, resetLink } from '#core/paths.ts'
import { aFamilySetUp, apiFor, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, untilAwake } from './support/sign-in-form.ts'
import { keys } from './support/keys.ts'
import { linksTo, linkTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'

const newPassword = 'three blue elephants'
const sent = 'A password reset email has been sent.'
const link = resetLink('')

const forgot = (page: Page) => page.getByRole('button', { name: 'Forgot your password?' })
const ask = (page: Page) => page.getByRole('button', { name: 'Send me a link' })
const address = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a forgotten password is replaced with the mail’s link, once [S2.9, S5.4, S8.14, S8.15, S8.16, K11]',
  { tag: '@phone' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const elsewhere = await anotherBrowser()
    const api = apiFor(elsewhere, server.url)
    const { email } = api
    const nobody = api.emailOf('nobody')
    await aFamilySetUp(api)

    await test.step('the screen without a link offers one, and says the same of an address that nobody has', async () => {
      await page.goto(publicPaths.resetPassword)
      await expect(heading(page)).toHaveText('Forgot your password?')
      await ask(page).tap()
      await expect(page.getByText('Please enter your e-mail address.')).toBeVisible()
      await address(page).fill(nobody)
      await ask(page).tap()
      await expect(page.getByRole('alert')).toHaveText(sent)
    })

    await test.step('asked for on the sign-in form alone', async () => {
      await page.goto(publicPaths.landing)
      await untilAwake(page)
      await hands.press(page.getByRole('tab', { name: 'Create Account' }))
      await expect(page.getByRole('heading', { name: 'New Account' })).toBeVisible()
      await expect(forgot(page)).toBeHidden()
      await hands.press(page.getByRole('tab', { name: 'Sign In' }))

      await keys(page).press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText('Please enter your email above first.')
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
        'Please enter your email above first.',
      )
      await expect(address(page)).toBeFocused()
      await expectAccessible(page)

      await hands.write(address(page), 'not-an-email')
      await hands.press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText(
        'Please enter a full e-mail address, like anna@example.org.',
      )
      await expect(address(page)).toBeFocused()

      await hands.write(address(page), email)
      await page.route(`**${apiPaths.requestPasswordReset}`, (route) => route.abort())
      await hands.press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText('Something went wrong. Try again.')
      await page.unroute(`**${apiPaths.requestPasswordReset}`)

      await hands.press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText(sent)
      await expectAccessible(page)
    })

    const mailed = await linkTo(server, email, link)
    expect(await linksTo(server, nobody, link)).toEqual([])
    const field = page.getByLabel('New password', { exact: true })
    const save = page.getByRole('button', { name: 'Save the new password' })

    await test.step('by a link of the form that earlier mails have', async () => {
      await page.goto(mailed.replace('#', '?token='))
      await expect(field).toBeVisible()
      await expect(page, 'the token is in no history').toHaveURL(publicPaths.resetPassword)
    })

    await test.step('chosen anew, and no other', async () => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''))
      await page.goto(mailed)
      await expect(heading(page)).toHaveText('Choose a new password')
      await expect(page, 'the token is in no history').toHaveURL(publicPaths.resetPassword)
      const [, token] = mailed.split('#')
      expect(asked.join(), 'nor in an address that a server sees').not.toContain(token)
      await expect(page.getByText('At least 8 characters')).toBeVisible()
      await page.reload()
      await untilAwake(page)
      await hands.write(field, 'short')
      await hands.press(save)
      await expect(page.getByText('This is a little short: at least 8 characters')).toBeVisible()
      await expect(field).toBeFocused()
      await hands.write(field, 'password1')
      await hands.press(save)
      await expect(page.getByRole('alert')).toContainText('Many people use this password')
      await expectAccessible(page)
      await hands.write(field, newPassword)
      await hands.press(save)
      await expect(page.getByRole('alert')).toContainText('Your new password is saved.')
      await expect(page).toHaveURL(publicPaths.landing)
    })

    await test.step('the old one and the other sessions open nothing', async () => {
      await enter(page, 'Sign In', email, password)
      await expect(page.getByText('Invalid email/password', { exact: true })).toBeVisible()
      await enter(page, 'Sign In', email, newPassword)
      await expect(page).toHaveURL(appPaths.dashboard)
      const other = await elsewhere.request.get(server.url + apiPaths.bootstrap)
      expect(other.status()).toBe(errors.unauthenticated.status)
    })

    await test.step('a used link says so, and sends another', async () => {
      await context.clearCookies()
      await page.goto(mailed)
      await expect(heading(page)).toHaveText('This link is no longer valid')
      await expect(field).toBeHidden()
      await expect(heading(page)).toBeFocused()
      await expectAccessible(page)
      await hands.write(address(page), email)
      await hands.press(ask(page))
      await expect(page.getByRole('alert')).toHaveText(sent)
      expect(await linkTo(server, email, link, 2)).not.toBe(mailed)
    })
  },
)
