// A forgotten password: asking for the mail, and its link's screen.
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, email, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, untilAwake } from './support/entrance.ts'
import type { Server } from './support/server.ts'
import { expect, test, withOwnServer } from './support/test.ts'

const newPassword = 'three blue elephants'
const dead = 'This link is no longer valid'

const forgot = (page: Page) => page.getByRole('button', { name: 'Forgot your password?' })
const address = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const linksOf = (server: Server) => server.output().match(/http\S+reset-password\?token=\S+/g) ?? []

async function linkOf(server: Server, count = 1): Promise<string> {
  await expect.poll(() => linksOf(server)).toHaveLength(count)
  return linksOf(server).at(-1)!
}

test.use(withOwnServer)

test.describe('a forgotten password', () => {
  test(
    'is asked for below the e-mail of the sign-in form, and nowhere else [S2.9, S5.4, S8.14, S8.15, S8.16]',
    { tag: '@desktop' },
    async ({ page, context, server, hands }) => {
      await aFamilySetUp(apiFor(context, server.url), email)
      await context.clearCookies()
      await page.goto(publicPaths.landing)
      await untilAwake(page)
      await hands.press(page.getByRole('tab', { name: 'Create Account' }))
      await expect(page.getByRole('heading', { name: 'New Account' })).toBeVisible()
      for (const name of ['Google', 'Facebook']) {
        await expect(page.getByRole('button', { name: `Continue with ${name}` })).toBeVisible()
      }
      await expect(forgot(page)).toBeHidden()
      await hands.press(page.getByRole('tab', { name: 'Sign In' }))

      await hands.press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText('Please enter your email above first.')
      await expect(address(page)).toBeFocused()
      await expectAccessible(page)

      await hands.write(address(page), email)
      await page.route(`**${apiPaths.requestPasswordReset}`, (route) => route.abort())
      await hands.press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText('Something went wrong. Try again.')
      await page.unroute(`**${apiPaths.requestPasswordReset}`)

      await hands.press(forgot(page))
      await expect(page.getByRole('alert')).toHaveText('A password reset email has been sent.')
      await expectAccessible(page)
      expect(await linkOf(server)).toContain(server.url + publicPaths.resetPassword)
    },
  )

  test(
    'is replaced with the mail’s link, once; every other session ends',
    { tag: '@phone' },
    async ({ page, context, server, hands, anotherBrowser }) => {
      const elsewhere = await anotherBrowser()
      await aFamilySetUp(apiFor(elsewhere, server.url), email)
      await page.goto(publicPaths.landing)
      await untilAwake(page)
      await hands.write(address(page), email)
      await hands.press(forgot(page))
      const link = await linkOf(server)

      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
      await expect(page, 'the token is in no history').toHaveURL(publicPaths.resetPassword)
      await expect(page.getByText('At least 8 characters')).toBeVisible()
      await page.reload()
      await untilAwake(page)
      const field = page.getByLabel('New password', { exact: true })
      const save = page.getByRole('button', { name: 'Save the new password' })
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

      await enter(page, 'Sign In', email, password)
      await expect(page.getByText('Invalid email/password', { exact: true })).toBeVisible()
      await enter(page, 'Sign In', email, newPassword)
      await expect(page).toHaveURL(appPaths.dashboard)
      const other = await elsewhere.newPage()
      await other.goto(appPaths.dashboard)
      await expect(other).toHaveURL(publicPaths.landing)

      await context.clearCookies()
      await page.goto(link)
      await untilAwake(page)
      await hands.write(field, 'another one altogether')
      await hands.press(save)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dead)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectAccessible(page)
      await hands.write(address(page), email)
      await hands.press(page.getByRole('button', { name: 'Send me a link' }))
      await expect(page.getByRole('alert')).toHaveText('A password reset email has been sent.')
      expect(await linkOf(server, 2)).not.toBe(link)
    },
  )

  test(
    'of an address that nobody has is answered the same, and the screen without a link offers one',
    {
      tag: '@phone',
    },
    async ({ page, server }) => {
      await page.goto(publicPaths.resetPassword)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
      await page.getByRole('button', { name: 'Send me a link' }).tap()
      await expect(page.getByText('Please enter your e-mail address.')).toBeVisible()
      await address(page).fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send me a link' }).tap()
      await expect(page.getByRole('alert')).toHaveText('A password reset email has been sent.')
      expect(linksOf(server)).toEqual([])
    },
  )
})
