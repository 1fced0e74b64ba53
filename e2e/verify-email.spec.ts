// Confirming the e-mail address, with the link of the mail.
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, settingsPaths, confirmationLink, publicPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, password, planAWeek } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter } from './support/sign-in-form.ts'
import { expectFitsTwiceAsLarge } from './support/fits.ts'
import type { Hands } from './support/hands.ts'
import { linkTo, linksTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const newAddress = (page: Page) => page.getByRole('textbox', { name: 'New e-mail address' })
const link = confirmationLink('')
const dead = 'This link is no longer valid'
const confirmed = 'Your address is confirmed'
/** Where the browser’s family lives. */
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date())

async function changeTo(page: Page, hands: Hands, address: string, secret: string) {
  await hands.write(newAddress(page), address)
  await hands.write(page.getByLabel('Your password', { exact: true }), secret)
  await hands.press(button(page, 'Change the address'))
}

test.describe('verifying the e-mail address', { tag: '@phone' }, () => {
  test('a mistyped address is changed, and the newest link confirms it on any device [S1.7]', async ({
    page,
    context,
    server,
    hands,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    const mistyped = api.emailOf('mya')
    // On the day that a week begins on Today says it, and on no other.
    await planAWeek(api, await aFamilySetUp(api, mistyped), [], today)
    await page.clock.install()

    await test.step('another mail, once a minute', async () => {
      await page.goto(appPaths.dashboard)
      await page.getByRole('link', { name: 'Confirm it' }).tap()
      await expect(heading(page)).toHaveText('Please confirm your e-mail address')
      await linkTo(server, mistyped, link)
      const again = button(page, 'Make a new link')
      await again.tap()
      await expect(page.getByText('Only the newest link works.')).toBeVisible()
      await expect(button(page, /^Again in \d+ s$/)).toBeDisabled()
      await expect(async () => {
        await page.clock.runFor(10_000)
        expect(await again.isVisible()).toBe(true)
      }).toPass({ intervals: [1] })
      await expect(again).toBeEnabled()
      await linkTo(server, mistyped, link, 2)
    })

    await test.step('the right address', async () => {
      await hands.press(page.getByText('This is not my address'))
      await hands.press(button(page, 'Change the address'))
      await expect(page.getByText('Please enter your e-mail address.')).toBeVisible()
      await expect(newAddress(page)).toBeFocused()
      await changeTo(page, hands, api.email, 'not my password')
      await expect(page.getByText('This is not your current password.')).toBeVisible()
      await expectAccessible(page)
      await changeTo(page, hands, api.email, password)
      await expect(page.getByRole('alert')).toContainText(`We wrote to ${api.email}.`)
      await expect(page.getByText(`whoever runs it has yours to ${api.email}.`)).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a link of before says what to do', async () => {
      for (const old of await linksTo(server, mistyped, link)) {
        await page.goto(old)
        await expect(heading(page)).toHaveText(dead)
      }
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Ask for another link' }).tap()
      await expect(heading(page)).toHaveText('Please confirm your e-mail address')
    })

    const elsewhere = await (await anotherBrowser()).newPage()
    const asked: string[] = []
    elsewhere.on('request', (request) =>
      asked.push(request.url(), request.headers()['referer'] ?? ''),
    )
    const newest = await linkTo(server, api.email, link)
    const [, token] = newest.split('#')

    await test.step('without a connection the newest one is looked at again', async () => {
      await elsewhere.route(`**${apiPaths.confirmation}`, (route) => route.abort())
      await elsewhere.goto(newest)
      await expect(heading(elsewhere)).toHaveText('That did not work')
      await expect(elsewhere.getByRole('alert')).toContainText('The server could not be reached.')
      await expectAccessible(elsewhere)
      await elsewhere.unroute(`**${apiPaths.confirmation}`)
      await hands.press(button(elsewhere, 'Try again'))
      await expect(heading(elsewhere)).toHaveText('Was that you?')
    })

    await test.step('it confirms on any device, by a press', async () => {
      await expect(elsewhere.getByText(api.email)).toBeVisible()
      expect(elsewhere.url(), 'the token is in no history').not.toContain(token)
      await expectAccessible(elsewhere)
      await expectFitsTwiceAsLarge(elsewhere)
      await elsewhere.reload()
      await expect(button(elsewhere, 'Yes, that was me')).toBeVisible()
      expect((await api.bootstrap()).user.emailVerified, 'looking confirms nothing').toBe(false)
      await button(elsewhere, 'Yes, that was me').tap()
      await expect(heading(elsewhere)).toHaveText(confirmed)
      await expectAccessible(elsewhere)
      await elsewhere.reload()
      await expect(heading(elsewhere)).toHaveText(confirmed)
      expect(asked.join(), 'the token is in no address that a server sees').not.toContain(token)
    })

    await test.step('the first device goes on', async () => {
      await expect(heading(page)).toHaveText(confirmed)
      await page.getByRole('link', { name: 'Go to today' }).tap()
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByText('not confirmed yet')).toBeHidden()
    })
  })

  test('a confirmed address is changed in the settings once the new one is confirmed', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    const other = api.emailOf('new')
    await aFamilySetUp(api)

    await test.step('confirmed', async () => {
      await page.goto(await linkTo(server, api.email, link))
      await expect(heading(page)).toHaveText('Is this your address?')
      await hands.press(button(page, 'Yes, it is mine'))
      await expect(heading(page)).toHaveText(confirmed)
      await hands.press(page.getByRole('link', { name: 'Go on to Elefam' }))
      await expect(page).toHaveURL(appPaths.dashboard)
    })

    await test.step('another one is asked for', async () => {
      await page.goto(settingsPaths.signIn)
      await expect(page.getByText('It is confirmed.')).toBeVisible()
      await hands.press(page.getByText('Change the address').first())
      await changeTo(page, hands, other, password)
      await expect(page.getByRole('alert')).toContainText('until then your address stays as it is')
      await expect(
        page.getByText(api.email, { exact: true }).filter({ visible: true }),
      ).toBeVisible()
    })

    await test.step('it counts once it is confirmed, by a whole link', async () => {
      const newest = await linkTo(server, other, link)
      await page.goto(`${newest}x`)
      await expect(heading(page)).toHaveText(dead)
      await expect(page.getByText(api.email)).toBeVisible()
      await page.goto(newest)
      await expect(heading(page)).toHaveText('Your new address?')
      await expectAccessible(page)
      await hands.press(button(page, 'Yes, use this address'))
      await expect(heading(page)).toHaveText(confirmed)
      await page.goto(settingsPaths.signIn)
      await expect(page.getByText(other, { exact: true }).filter({ visible: true })).toBeVisible()
      await hands.press(button(page, 'Mail me a link'))
      await expect(page.getByRole('alert')).toHaveText('A password reset email has been sent.')
    })
  })

  test('somebody whose address another used has the account deleted, and a slip of the finger does not [A26]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    const session = await api.cookies()
    await context.clearCookies()
    const mailed = await linkTo(server, api.email, link)
    await page.goto(mailed)
    await hands.press(button(page, 'It wasn’t me'))
    await expect(heading(page)).toHaveText('It wasn’t you?')
    await expectAccessible(page)
    await expectFitsTwiceAsLarge(page)
    await hands.press(button(page, 'Go back'))
    await expect(heading(page)).toHaveText('Was that you?')
    await hands.press(button(page, 'It wasn’t me'))
    await hands.press(button(page, 'Delete that account'))
    await expect(heading(page)).toHaveText('Thank you for telling us')
    await expectAccessible(page)

    // Neither the session of whoever signed up opens anything any more, nor the password or the link.
    await context.addCookies(session)
    await page.goto(appPaths.dashboard)
    await expect(page).toHaveURL(publicPaths.landing)
    await enter(page, 'Sign In', api.email, password)
    await expect(page.getByText('Invalid email/password', { exact: true })).toBeVisible()
    await page.goto(mailed)
    await expect(heading(page)).toHaveText(dead)
    await hands.press(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  })
})
