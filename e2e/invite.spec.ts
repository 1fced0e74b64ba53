// Invitations by link: what their page says, and the ways in from there.
import type { Page } from '@playwright/test'
import type { Invite } from '#core/invites/schema.ts'
import { errors } from '#core/errors.ts'
import { acceptInvite, apiPaths, appPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, humanBox } from './support/sign-in-form.ts'
import { linkTo } from './support/mails.ts'
import { expect, test as base } from './support/test.ts'

type Inviter = ReturnType<typeof apiFor> & {
  familyId: string
  /** Sends a mail to this person's address. */
  invite: (name: string) => Promise<Invite>
  withdraw: (invite: Invite) => Promise<unknown>
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Invite' })
const hasTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
const goalOf = (page: Page) => page.getByText('Read twenty stories together', { exact: true })

const test = base.extend<{ inviter: Inviter }>({
  /** Maya, whose family is set up, in a browser of her own. */
  inviter: async ({ anotherBrowser, server }, use) => {
    const maya = apiFor(await anotherBrowser(), server.url)
    const familyId = await aFamilySetUp(maya)
    await use({
      ...maya,
      familyId,
      invite: (name) =>
        maya.post(apiPaths.invites(familyId), { toEmail: maya.emailOf(name), name }),
      withdraw: ({ inviteId }) => maya.remove(apiPaths.invite(familyId, inviteId)),
    })
  },
})

test(
  'an invitation leads a co-parent into the family [S2.2, S4.4, S4.5, S6.2, S6.4, S7.8, S8.20, K11]',
  { tag: '@desktop' },
  async ({ page, context, server, hands, inviter }) => {
    const joining = apiFor(context, server.url)

    await test.step('by mail, with a new account', async () => {
      const { inviteId } = await inviter.invite('ben')
      const link = await linkTo(server, inviter.emailOf('ben'), acceptInvite(''))
      expect(link).toContain(acceptInvite(inviteId))
      await page.goto(link)
      await hasTitle(page, 'Maya invites you to join their family')
      await expect(page).toHaveTitle('Your invitation · Elefam')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Maya invites you/)
      await expect(page.getByText('Hello ben! In Maya’s family')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expectAccessible(page)

      await hands.press(accept(page))
      await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      const address = page.getByRole('textbox', { name: 'E-mail' })
      await expect(address).toBeFocused()
      await expect(address).toBeInViewport()
      await hands.write(address, inviter.emailOf('ben'))
      await hands.write(page.getByLabel('Password', { exact: true }), password)
      await hands.choose(humanBox(page))
      const loaded = page.waitForEvent('load')
      await hands.press(page.getByRole('button', { name: 'Create account', exact: true }))
      await loaded
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(goalOf(page)).toBeVisible()
      const { user, family } = await joining.bootstrap()
      expect(user).toMatchObject({ role: 'coParent', onboardingComplete: true })
      const mayas = (await inviter.bootstrap()).family
      expect(family.id).toBe(mayas.id)
      expect(mayas.coParents).toEqual([user.id])
    })

    await test.step('by whoever signs in', async () => {
      const someoneElse = joining.emailOf('someone')
      await context.clearCookies()
      await joining.signUp(someoneElse)
      await context.clearCookies()
      await page.goto(acceptInvite((await inviter.invite('ola')).inviteId))
      await enter(page, 'Sign In', someoneElse)
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(goalOf(page)).toBeVisible()
      expect((await joining.bootstrap()).family.id).toBe(inviter.familyId)
    })

    await test.step('taken back meanwhile', async () => {
      const said: string[] = []
      page.on(
        'console',
        (message) => void (message.type() === 'error' && said.push(message.text())),
      )
      const printed = server.output().length
      await context.clearCookies()
      const invite = await inviter.invite('ivo')
      await page.goto(acceptInvite(invite.inviteId))
      await accept(page).click()
      await inviter.withdraw(invite)
      await enter(page, 'Create Account', inviter.emailOf('ivo'))
      await expect(page).toHaveURL(appPaths.onboarding)
      await expect(page.getByRole('alert')).toHaveText(
        'You are signed in, but the invite was not accepted: Invite is no longer valid',
      )
      await expectAccessible(page)
      const { user } = await joining.bootstrap()
      expect(user).toMatchObject({ role: 'primary', onboardingComplete: false })
      expect(said.join('\n')).toContain('The invite could not be accepted.')
      expect(said.join('\n')).not.toContain(invite.inviteId)
      expect(server.output().slice(printed)).toContain(
        '"event":"invite.refused","code":"invite-closed"',
      )
    })
  },
)

test(
  'an invitation asks before a family of one’s own is left [S6.4]',
  { tag: '@phone' },
  async ({ page, context, server, hands, inviter }) => {
    const api = apiFor(context, server.url)
    const cleo = api.emailOf('cleo')
    await api.signUp(cleo)
    const { family } = await api.bootstrap()
    await api.toFamily(family.id, { type: 'complete-onboarding' })
    await context.clearCookies()
    const dialog = page.getByRole('dialog', { name: 'Leave your own family here?' })

    await test.step('it asks whoever signs in on its page', async () => {
      await page.goto(acceptInvite((await inviter.invite('ben')).inviteId))
      await enter(page, 'Sign In', cleo)
      await expect(dialog).toBeVisible()
      expect((await api.bootstrap()).family.id).toBe(family.id)
    })

    await test.step('opened later, it moves nobody, says who joins, and asks anew', async () => {
      await page.reload()
      await expect(accept(page)).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByText(`You will join as ${cleo}.`)).toBeVisible()
      await expect(page.getByText('The invite was sent to another address.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('whoever stays keeps their own', async () => {
      await hands.press(accept(page))
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await hands.press(dialog.getByRole('button', { name: 'Stay in mine' }))
      await expect(dialog).toBeHidden()
      expect((await api.bootstrap()).family.id).toBe(family.id)
    })

    await test.step('whoever says yes joins', async () => {
      await hands.press(accept(page))
      await hands.press(dialog.getByRole('button', { name: 'Join Maya’s family' }))
      await expect(page).toHaveURL(appPaths.dashboard)
      expect((await api.bootstrap()).family.id).toBe(inviter.familyId)
    })
  },
)

test(
  'a co-parent goes over to another family in one step [P7]',
  { tag: '@phone' },
  async ({ page, context, server, hands, inviter, anotherBrowser }) => {
    const ben = apiFor(await anotherBrowser(), server.url)
    const bens = await aFamilySetUp(ben)
    const ola = apiFor(context, server.url)
    await ola.signUp()
    const invite = { toEmail: ola.email, name: 'Ola' }
    const { inviteId } = await ben.post<Invite>(apiPaths.invites(bens), invite)
    await ola.post(apiPaths.acceptInvite(inviteId), {})
    const addressed = await inviter.post<Invite>(apiPaths.invites(inviter.familyId), invite)

    const dialog = page.getByRole('dialog', { name: 'Leave Maya’s family?' })
    await test.step('it says whose family they are in', async () => {
      await page.goto(acceptInvite(addressed.inviteId))
      await expect(page.getByText('You are in Maya’s family now')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('it says what becomes of that, and whoever stays stays', async () => {
      await hands.press(accept(page))
      await expect(dialog).toContainText('everything stays for the others')
      await expect(dialog).not.toContainText('Your own')
      await expectAccessible(page)
      await hands.press(dialog.getByRole('button', { name: 'Stay in Maya’s' }))
      expect((await ola.bootstrap()).family.id).toBe(bens)
    })

    await test.step('one press more, and they have gone over', async () => {
      await hands.press(accept(page))
      await hands.press(dialog.getByRole('button', { name: 'Join Maya’s family' }))
      await expect(page).toHaveURL(appPaths.dashboard)
      expect((await ola.bootstrap()).family.id).toBe(inviter.familyId)
      expect((await ben.bootstrap()).family.coParents).toEqual([])
    })
  },
)

test(
  'whoever started a family in which others live is led to hand it over before they join another [P7]',
  { tag: '@phone' },
  async ({ page, context, server, hands, inviter, anotherBrowser }) => {
    const ola = apiFor(context, server.url)
    const olas = await aFamilySetUp(ola)
    const ben = apiFor(await anotherBrowser(), server.url)
    await ben.signUp(ola.emailOf('ben'))
    const { inviteId } = await ola.post<Invite>(apiPaths.invites(olas), {
      toEmail: ola.emailOf('ben'),
      name: 'Ben',
    })
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    await page.goto(acceptInvite((await inviter.invite('ola')).inviteId))
    await expect(page.getByText('You started a family in which others live')).toBeVisible()
    await expect(accept(page)).toBeHidden()
    await expectAccessible(page)
    await hands.press(page.getByRole('link', { name: 'Hand my family over' }))
    await expect(page.getByRole('button', { name: 'Hand it to Ben' })).toBeVisible()
  },
)

test(
  'an invitation that cannot be accepted says so and what to do next [S2.2, S8.5, P7]',
  { tag: '@phone' },
  async ({ page, context, server, inviter }) => {
    await test.step('none', async () => {
      await page.goto(acceptInvite('no-such-invite'))
      await hasTitle(page, 'Invite not found')
      await expect(page.getByText(/ask whoever invited you for a new one[.]$/)).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('taken back', async () => {
      const withdrawn = await inviter.invite('ola')
      await inviter.withdraw(withdrawn)
      await page.goto(acceptInvite(withdrawn.inviteId))
      await hasTitle(page, 'Invite is no longer valid')
      await expect(accept(page)).toBeHidden()
    })

    const { inviteId } = await inviter.invite('ben')
    const ben = apiFor(context, server.url)
    await ben.signUp()

    await test.step('without a connection', async () => {
      const invitation = `**${apiPaths.invitation(inviteId)}`
      await page.route(invitation, (route) => route.abort())
      await page.goto(acceptInvite(inviteId))
      await expect(page.getByRole('alert')).toContainText('the client is offline')
      await page.unroute(invitation)
      await page.getByRole('button', { name: 'Try again' }).tap()
      await expect(accept(page)).toBeVisible()
    })

    await test.step('not to be accepted', async () => {
      await expect(page.getByText(`You will join as ${ben.email}.`)).toBeVisible()
      const acceptance = `**${apiPaths.acceptInvite(inviteId)}`
      for (const code of ['inviter-missing', 'inviter-without-family', 'family-shared'] as const) {
        const { status, message } = errors[code]
        await page.route(acceptance, (route) => route.fulfill({ status, json: { code, message } }))
        await accept(page).tap()
        await expect(page.getByRole('alert')).toHaveText(message)
        await page.unroute(acceptance)
      }
      await context.clearCookies() // signed out elsewhere in the meantime
      await accept(page).tap()
      await expect(page.getByRole('alert')).toHaveText(
        'User must be authenticated to accept invite',
      )
    })

    await test.step('into a family in which one is', async () => {
      await context.addCookies(await inviter.cookies())
      await page.reload()
      await hasTitle(page, 'You are in this family already')
      await expect(page.getByText('This invite is for ben.')).toBeVisible()
      await expect(accept(page)).toBeHidden()
    })
  },
)
