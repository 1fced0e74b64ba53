// Confirming the e-mail address, with the link that the server prints while no mail server is set up.
import { appPaths, publicPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, email, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import type { Server } from './support/server.ts'
import { expect, test } from './support/test.ts'

function linksOf(server: Server): string[] {
  return server.output().match(/http\S+verify-email\?token=\S+/g) ?? []
}

/** The newest link, once so many mails have been sent. */
async function linkOf(server: Server, count: number): Promise<string> {
  await expect.poll(() => linksOf(server)).toHaveLength(count)
  return linksOf(server).at(-1)!
}

test.describe('verifying the e-mail address', { tag: '@phone' }, () => {
  test('the link confirms the address on any device, and the waiting screen moves on by itself [S1.7]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    await aFamilySetUp(apiFor(context, server.url))
    await page.goto(appPaths.dashboard)
    await page.getByRole('link', { name: 'Confirm it' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Please confirm your e-mail address',
    )
    const elsewhere = await (await anotherBrowser()).newPage()
    await elsewhere.goto(await linkOf(server, 1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
    await page.getByRole('link', { name: 'Go to today' }).tap()
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByText('not confirmed yet')).toBeHidden()
  })

  test('another mail can be asked for, once a minute, and a broken link says what to do [S1.7]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilySetUp(apiFor(context, server.url))
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
    await page.goto(link.replace('token=', 'token=x'))
    await expect(page).toHaveURL(`${appPaths.verifyEmail}?failed=yes`)
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
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
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.goto(second)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  })

  test('a confirmed address is changed in the settings, and stays until the new one is confirmed', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await aFamilySetUp(apiFor(context, server.url))
    await page.goto(await linkOf(server, 1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
    await expect(page.getByText(email)).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
    await page.goto(appPaths.settings)
    await expect(page.getByText('new@example.org', { exact: true })).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Mail me a link' }))
    await expect(page.getByRole('alert')).toHaveText('A password reset email has been sent.')
  })

  test('whoever is signed in nowhere reads on the landing page how it went', async ({
    page,
    context,
    server,
  }) => {
    await apiFor(context, server.url).signUp(email)
    const link = await linkOf(server, 1)
    await context.clearCookies()
    await page.goto(link.replace('token=', 'token=x'))
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.goto(link)
    await expect(page.getByRole('alert')).toHaveText('Your address is confirmed. Sign in to go on.')
    await expect(page).toHaveURL(publicPaths.landing)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
