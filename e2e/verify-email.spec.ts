// Confirming the e-mail address, with the link that the server prints while no mail server is set up.
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, email, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter } from './support/entrance.ts'
import { expectFitsTwiceAsLarge } from './support/fits.ts'
import type { Server } from './support/server.ts'
import { expect, test, withOwnServer } from './support/test.ts'

function linksOf(server: Server): string[] {
  return server.output().match(/http\S+verify-email#\S+/g) ?? []
}

/** The newest link, once so many mails have been sent. */
async function linkOf(server: Server, count: number): Promise<string> {
  await expect.poll(() => linksOf(server)).toHaveLength(count)
  return linksOf(server).at(-1)!
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const dead = 'This link is no longer valid'

test.use(withOwnServer)

test.describe('verifying the e-mail address', { tag: '@phone' }, () => {
  test('the link confirms the address on any device, and the waiting screen moves on by itself [S1.7]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilySetUp(api, email)
    await page.goto(appPaths.dashboard)
    await page.getByRole('link', { name: 'Confirm it' }).tap()
    await expect(heading(page)).toHaveText('Please confirm your e-mail address')
    const elsewhere = await (await anotherBrowser()).newPage()
    const link = await linkOf(server, 1)
    const [, token] = link.split('#')
    const asked: string[] = []
    elsewhere.on('request', (request) =>
      asked.push(request.url(), request.headers()['referer'] ?? ''),
    )
    await elsewhere.goto(link)
    await expect(heading(elsewhere)).toHaveText('Was that you?')
    await expect(elsewhere.getByText(email)).toBeVisible()
    expect(elsewhere.url(), 'the token is in no history').not.toContain(token)
    expect(asked.join(), 'the token is in no address that a server sees').not.toContain(token)
    await expectAccessible(elsewhere)
    await expectFitsTwiceAsLarge(elsewhere)
    await elsewhere.reload()
    await expect(button(elsewhere, 'Yes, that was me')).toBeVisible()
    expect((await api.bootstrap()).user.emailVerified, 'looking confirms nothing').toBe(false)
    await button(elsewhere, 'Yes, that was me').tap()
    await expect(heading(elsewhere)).toHaveText('Your address is confirmed')
    await expectAccessible(elsewhere)
    await elsewhere.reload()
    await expect(heading(elsewhere)).toHaveText('Your address is confirmed')
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await page.getByRole('link', { name: 'Go to today' }).tap()
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByText('not confirmed yet')).toBeHidden()
  })

  test('another mail can be asked for, once a minute, and a broken link says what to do [S1.7]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilySetUp(apiFor(context, server.url), email)
    await page.clock.install()
    await page.goto(appPaths.verifyEmail)
    await page.getByRole('button', { name: 'Send the mail again' }).tap()
    await expect(page.getByText('A new mail is on its way.')).toBeVisible()
    const wait = page.getByRole('button', { name: /^Send again in \d+ s$/ })
    await expect(wait).toBeDisabled()
    const again = page.getByRole('button', { name: 'Send the mail again' })
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(again).toBeEnabled({ timeout: 1 })
    }).toPass({ intervals: [1] })

    const link = await linkOf(server, 2)
    await page.goto(linksOf(server)[0]!)
    await expect(heading(page)).toHaveText(dead)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask for another link' }).tap()
    await expect(heading(page)).toHaveText('Please confirm your e-mail address')
    await page.goto(link)
    await button(page, 'Yes, it is mine').tap()
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await page.getByRole('link', { name: 'Go on to Elefam' }).tap()
    await expect(page).toHaveURL(appPaths.dashboard)
  })

  test('a mistyped address is mended with the password, and only the newest mail counts', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    await api.signUp('maya@exmaple.org')
    const first = await linkOf(server, 1)
    await page.goto(appPaths.verifyEmail)
    await hands.press(page.getByText('This is not my address'))
    const address = page.getByRole('textbox', { name: 'New e-mail address' })
    const secret = page.getByLabel('Your password', { exact: true })
    const change = page.getByRole('button', { name: 'Change the address' })
    await hands.press(change)
    await expect(page.getByText('Please enter your e-mail address.')).toBeVisible()
    await expect(address).toBeFocused()
    await hands.write(address, email)
    await hands.write(secret, 'not my password')
    await hands.press(change)
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await hands.write(secret, password)
    await hands.press(change)
    await expect(page.getByRole('alert')).toContainText(`We wrote to ${email}.`)
    await expect(page.getByText(`We sent a mail to ${email}.`)).toBeVisible()
    await expectAccessible(page)

    const second = await linkOf(server, 2)
    await page.goto(first)
    await expect(heading(page)).toHaveText(dead)
    await page.goto(second)
    await button(page, 'Yes, it is mine').tap()
    await expect(heading(page)).toHaveText('Your address is confirmed')
  })

  test('a confirmed address is changed in the settings, and stays until the new one is confirmed', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await aFamilySetUp(apiFor(context, server.url), email)
    await page.goto(await linkOf(server, 1))
    await hands.press(button(page, 'Yes, it is mine'))
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await page.goto(appPaths.settings)
    await expect(page.getByText('It is confirmed.')).toBeVisible()
    await hands.press(page.getByText('Change the address').first())
    await hands.write(page.getByRole('textbox', { name: 'New e-mail address' }), 'new@example.org')
    await hands.write(page.getByLabel('Your password', { exact: true }), password)
    await hands.press(page.getByRole('button', { name: 'Change the address' }))
    await expect(page.getByRole('alert')).toContainText('until then your address stays as it is')
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await expectAccessible(page)

    const link = await linkOf(server, 2)
    await page.goto(`${link}x`)
    await expect(heading(page)).toHaveText(dead)
    await expect(page.getByText(email)).toBeVisible()
    await page.goto(link)
    await expect(heading(page)).toHaveText('Your new address?')
    await expectAccessible(page)
    await hands.press(button(page, 'Yes, use this address'))
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await page.goto(appPaths.settings)
    await expect(page.getByText('new@example.org', { exact: true })).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Mail me a link' }))
    await expect(page.getByRole('alert')).toHaveText('A password reset email has been sent.')
  })

  test('somebody whose address another used has the account deleted, and a slip of the finger does not [A26]', async ({
    page,
    context,
    server,
    hands,
    anotherBrowser,
  }) => {
    await apiFor(context, server.url).signUp(email)
    const elsewhere = await (await anotherBrowser()).newPage()
    const link = await linkOf(server, 1)
    await elsewhere.goto(link)
    await hands.press(button(elsewhere, 'It wasn’t me'))
    await expect(heading(elsewhere)).toHaveText('It wasn’t you?')
    await expectAccessible(elsewhere)
    await expectFitsTwiceAsLarge(elsewhere)
    await hands.press(button(elsewhere, 'Go back'))
    await expect(heading(elsewhere)).toHaveText('Was that you?')
    await hands.press(button(elsewhere, 'It wasn’t me'))
    await hands.press(button(elsewhere, 'Delete that account'))
    await expect(heading(elsewhere)).toHaveText('Thank you for telling us')
    await expectAccessible(elsewhere)

    await page.goto(appPaths.dashboard)
    await expect(page).toHaveURL(publicPaths.landing)
    await enter(page, 'Sign In', email, password)
    await expect(page.getByText('Invalid email/password', { exact: true })).toBeVisible()
    await page.goto(link)
    await expect(heading(page)).toHaveText(dead)
    await hands.press(page.getByRole('link', { name: 'Sign in' }))
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  })

  test('a link that could not be looked at for want of a connection is looked at again', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await apiFor(context, server.url).signUp(email)
    await page.route(`**${apiPaths.confirmation}`, (route) => route.abort())
    await page.goto(await linkOf(server, 1))
    await expect(heading(page)).toHaveText('That did not work')
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
    await expectAccessible(page)
    await page.unroute(`**${apiPaths.confirmation}`)
    await hands.press(button(page, 'Try again'))
    await expect(heading(page)).toHaveText('Is this your address?')
  })
})
