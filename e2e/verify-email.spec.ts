// Confirming the e-mail address, with the link that the server prints while no mail server is set up.
import { appPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor } from './support/api.ts'
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
})
