// What opens an account beside its password, and what closes it again.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import {
  apiPaths,
  appPaths,
  confirmationLink,
  notMeLink,
  publicPaths,
  settingsPaths,
} from '#core/paths.ts'
import { aFamilySetUp, apiFor, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import { linkTo } from './support/mails.ts'
import type { Server } from './support/server.ts'
import { enter, fillIn, send, untilAwake } from './support/sign-in-form.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const inDialog = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const another = 'three blue elephants'

/** Maya, her family and her address are known here. */
async function aProvenFamily(context: BrowserContext, server: Server) {
  const api = apiFor(context, server.url)
  await aFamilySetUp(api)
  const link = await linkTo(server, api.email, confirmationLink(''))
  await api.post(apiPaths.confirmEmail, { token: new URL(link).hash.slice(1) })
  return api
}

async function signOut(page: Page) {
  await page.goto(appPaths.settings)
  await button(page, 'Sign out').click()
  await expect(page).toHaveURL(publicPaths.landing)
  await untilAwake(page)
}

/** What stands there fits and is accessible on the phone and at the desk. */
const expectGood = (page: Page, part: Locator) =>
  expectGoodOnBothScreens(page, () => expect(part).toBeVisible())

/** A phone that asks for a finger and always gets it. */
async function withFingerprint(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test(
  'a passkey is added, signs in, shows who it is, and opens nothing once it is removed [A60]',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    await aProvenFamily(context, server)
    await withFingerprint(page)

    await test.step('added in the settings', async () => {
      await page.goto(settingsPaths.signIn)
      await hands.press(button(page, 'Add a passkey'))
      await hands.write(field(page, 'What you call it'), 'My phone')
      await expectAccessible(page)
      await hands.write(inDialog(page, 'Your password'), password)
      await hands.press(dialog(page).getByRole('button', { name: 'Add a passkey' }))
      await expect(page.getByText('This passkey opens your account now')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My phone')
      await expectGood(page, page.getByRole('list', { name: 'Passkeys' }))
    })

    await test.step('signs in', async () => {
      await signOut(page)
      await hands.press(page.getByRole('tab', { name: 'Sign In' }))
      await hands.press(button(page, 'Sign in with a passkey'))
      await expect(page).toHaveURL(appPaths.dashboard)
      await page.goto(settingsPaths.signIn)
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('last used on')
    })

    await test.step('shows who it is instead of the password, and goes', async () => {
      await hands.press(button(page, 'Remove My phone'))
      await hands.press(dialog(page).getByRole('button', { name: 'Use a passkey instead' }))
      await expect(page.getByText('Your passkey shows that it is you.')).toBeVisible()
      await hands.press(dialog(page).getByRole('button', { name: 'Remove', exact: true }))
      await expect(page.getByText('This passkey no longer opens your account')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Passkeys' })).toBeHidden()
    })

    await test.step('opens nothing any more', async () => {
      await signOut(page)
      await hands.press(page.getByRole('tab', { name: 'Sign In' }))
      await hands.press(button(page, 'Sign in with a passkey'))
      await expect(page.getByRole('alert')).toContainText('This passkey opens no account here.')
    })
  },
)

test(
  'a code is asked for after the password, and one on paper stands in for the app',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    const { email } = await aProvenFamily(context, server)
    let totp: TOTP
    /** Of the half minute that comes: the present one may have been used. */
    const next = () => totp.generate({ timestamp: Date.now() + 30_000 })

    const paper = await test.step('turned on in the settings', async () => {
      await page.goto(settingsPaths.signIn)
      await hands.press(button(page, 'Ask for a code, too'))
      await hands.write(inDialog(page, 'Your password'), password)
      await hands.press(dialog(page).getByRole('button', { name: 'Go on' }))
      const secret = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()
      totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
      await expect(page.getByRole('img', { name: /teaches your app/ })).toBeVisible()
      await hands.write(field(page, 'The code that it shows'), 'abcdef')
      await hands.press(button(page, 'Turn it on'))
      await expect(page.getByText('This code is not right')).toBeVisible()
      await expectGood(page, page.getByText('This code is not right'))
      await hands.write(field(page, 'The code that it shows'), totp.generate())
      await hands.press(button(page, 'Turn it on'))
      const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      await expectGood(page, codes.first())
      const first = await codes.first().innerText()
      await hands.press(button(page, 'I have kept them'))
      await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
      return first
    })

    await test.step('asked for at the next sign-in', async () => {
      await signOut(page)
      await enter(page, 'Sign In', email)
      const code = field(page, 'The code from your app')
      await expect(code).toBeFocused()
      await expectGood(page, code)
      await code.fill('000000')
      await send(page, 'Sign In')
      await expect(page.getByRole('alert')).toContainText('This code is not right')
      await expect(code).toBeFocused()
      await code.fill(next())
      await send(page, 'Sign In')
      await expect(page).toHaveURL(appPaths.dashboard)
    })

    await test.step('from paper', async () => {
      await signOut(page)
      await fillIn(page, 'Sign In', email)
      await send(page, 'Sign In')
      await field(page, 'The code from your app').fill(paper.toLowerCase())
      await send(page, 'Sign In')
      await expect(page).toHaveURL(appPaths.dashboard)
    })

    await test.step('turned off', async () => {
      await page.goto(settingsPaths.signIn)
      await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
      await hands.press(button(page, 'Turn it off'))
      await hands.write(inDialog(page, 'Your password'), password)
      await hands.press(dialog(page).getByRole('button', { name: 'Turn it off' }))
      await expect(page.getByText('Your password is enough again')).toBeVisible()
    })
  },
)

test(
  'a mail tells of a new device, and one press puts a stranger out [A36, A60, A75]',
  { tag: '@phone' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const { email } = await aProvenFamily(context, server)
    const stranger = await (await anotherBrowser()).newPage()
    await stranger.goto(publicPaths.landing)
    await enter(stranger, 'Sign In', email)
    await expect(stranger).toHaveURL(appPaths.dashboard)
    const link = await linkTo(server, email, notMeLink(''))

    await test.step('the link alone changes nothing', async () => {
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was that not you?')
      await expect(page).toHaveURL(publicPaths.notMe)
      await expectGood(page, button(page, 'This was not me'))
      await stranger.reload()
      await expect(stranger).toHaveURL(appPaths.dashboard)
    })

    await test.step('one press ends it and leads to a new password', async () => {
      await hands.press(button(page, 'This was not me'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
      await expect(stranger).toHaveURL(`${server.url}/`, { timeout: 5_000 })
      await hands.write(field(page, 'New password'), another)
      await hands.press(button(page, 'Save the new password'))
      await expect(page.getByRole('alert')).toContainText('Your new password is saved.')
      await enter(page, 'Sign In', email, another)
      await expect(page).toHaveURL(appPaths.dashboard)
    })

    await test.step('the link is used up', async () => {
      await page.goto(link)
      await hands.press(button(page, 'This was not me'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This link is no longer valid',
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectAccessible(page)
    })
  },
)
