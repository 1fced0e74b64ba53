// Invitations by link: what their page says, and the ways in from there.
import type { Page } from '@playwright/test'
import type { Invite } from '#core/contract/invite.ts'
import { errors } from '#core/errors.ts'
import { acceptInvite, apiPaths, appPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, humanBox } from './support/entrance.ts'
import { expect, test as base, withOwnServer } from './support/test.ts'

const invitee = 'ben@example.org'

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Invite' })

/** The address in the newest invite's mail, as the server prints it. */
const linkIn = (output: string) => output.match(/http\S+accept-invite\/\S+/g)?.at(-1)

const addressOf = ({ familyId, inviteId }: Invite) => apiPaths.invite(familyId, inviteId)

const test = base.extend<{ inviter: ReturnType<typeof apiFor>; invite: Invite }>({
  /** Maya, whose family is set up, in a browser of her own. */
  inviter: async ({ anotherBrowser, server }, use) => {
    const maya = apiFor(await anotherBrowser(), server.url)
    await aFamilySetUp(maya)
    await use(maya)
  },
  invite: async ({ inviter }, use) => {
    const { family } = await inviter.bootstrap()
    const asked = { toEmail: invitee, name: 'Ben' }
    await use(await inviter.post<Invite>(apiPaths.invites(family.id), asked))
  },
})

test.use(withOwnServer)

test.describe('an invitation', () => {
  test(
    'by mail leads a new co-parent to the dashboard of the same family [S2.2, S4.4, S6.2, S7.8]',
    { tag: '@desktop' },
    async ({ page, context, server, hands, inviter, invite }) => {
      await expect.poll(() => linkIn(server.output())).toContain(acceptInvite(invite.inviteId))
      await page.goto(linkIn(server.output())!)
      await expect(
        page.getByRole('heading', { name: 'Maya invites you to join their family' }),
      ).toBeVisible()
      await expect(page.getByText('Hello Ben! In Maya’s family')).toBeVisible()
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
      await hands.write(address, invitee)
      await hands.write(page.getByLabel('Password', { exact: true }), password)
      await hands.choose(humanBox(page))
      const loaded = page.waitForEvent('load')
      await hands.press(page.getByRole('button', { name: 'Create account', exact: true }))
      await loaded
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByText('Read twenty stories together', { exact: true })).toBeVisible()
      const { user, family } = await apiFor(context, server.url).bootstrap()
      expect(user).toMatchObject({ role: 'coParent', onboardingComplete: true })
      const mayas = (await inviter.bootstrap()).family
      expect(family.id).toBe(mayas.id)
      expect(mayas.coParents).toEqual([user.id])
    },
  )

  test(
    'is accepted by whoever signs in on its page [S4.5, S6.4]',
    { tag: '@desktop' },
    async ({ page, context, server, inviter, invite }) => {
      const api = apiFor(context, server.url)
      await api.signUp('someone-else@example.org')
      await context.clearCookies()
      await page.goto(acceptInvite(invite.inviteId))
      await enter(page, 'Sign In', 'someone-else@example.org')
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByText('Read twenty stories together', { exact: true })).toBeVisible()
      expect((await api.bootstrap()).family.id).toBe((await inviter.bootstrap()).family.id)
    },
  )

  test(
    'says which account joins, that the address differs, and asks before a family of one’s own is left [S6.4]',
    { tag: '@phone' },
    async ({ page, context, server, hands, inviter, invite }) => {
      const api = apiFor(context, server.url)
      await api.signUp('cleo@example.org')
      const { family } = await api.bootstrap()
      await api.toFamily(family.id, { type: 'complete-onboarding' })
      await page.goto(acceptInvite(invite.inviteId))
      await expect(page.getByText('You will join as cleo@example.org.')).toBeVisible()
      await expect(page.getByText('The invite was sent to another address.')).toBeVisible()
      await expectAccessible(page)

      await hands.press(accept(page))
      const dialog = page.getByRole('dialog', { name: 'Leave your own family here?' })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await hands.press(dialog.getByRole('button', { name: 'Stay in mine' }))
      await expect(dialog).toBeHidden()
      expect((await api.bootstrap()).family.id).toBe(family.id)

      await hands.press(accept(page))
      await hands.press(dialog.getByRole('button', { name: 'Join Maya’s family' }))
      await expect(page).toHaveURL(appPaths.dashboard)
      expect((await api.bootstrap()).family.id).toBe((await inviter.bootstrap()).family.id)
    },
  )

  test(
    'asks the same of whoever signs in on its page',
    { tag: '@phone' },
    async ({ page, context, server, invite }) => {
      const api = apiFor(context, server.url)
      await api.signUp('cleo@example.org')
      const { family } = await api.bootstrap()
      await api.toFamily(family.id, { type: 'complete-onboarding' })
      await context.clearCookies()
      await page.goto(acceptInvite(invite.inviteId))
      await enter(page, 'Sign In', 'cleo@example.org')
      await expect(page.getByRole('dialog', { name: 'Leave your own family here?' })).toBeVisible()
      expect((await api.bootstrap()).family.id).toBe(family.id)
      // Somebody else's link, opened later, moves nobody: it asks anew.
      await page.reload()
      await expect(accept(page)).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

  test('of one’s own says so', { tag: '@phone' }, async ({ page, inviter, invite, context }) => {
    await inviter.bootstrap()
    await context.addCookies(await inviter.cookies())
    await page.goto(acceptInvite(invite.inviteId))
    await accept(page).tap()
    await expect(page.getByRole('alert')).toContainText('This is your own invite.')
  })

  test(
    'that leads nowhere says so in the exact words, and what to do next [S2.2]',
    {
      tag: '@phone',
    },
    async ({ page, inviter, invite }) => {
      await page.goto(acceptInvite('no-such-invite'))
      await expect(
        page.getByRole('heading', { name: 'Invite not found', exact: true }),
      ).toBeVisible()
      await expect(page.getByText(/ask whoever invited you for a new one[.]$/)).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
      await expectAccessible(page)

      await inviter.remove(addressOf(invite))
      await page.goto(acceptInvite(invite.inviteId))
      await expect(
        page.getByRole('heading', { name: 'Invite is no longer valid', exact: true }),
      ).toBeVisible()
      await expect(accept(page)).toBeHidden()
    },
  )

  test(
    'that cannot be accepted says why in the exact words [S8.5]',
    { tag: '@phone' },
    async ({ page, context, server, invite }) => {
      await apiFor(context, server.url).signUp(invitee)
      await page.goto(acceptInvite(invite.inviteId))
      await expect(page.getByText(`You will join as ${invitee}.`)).toBeVisible()
      const acceptance = `**${apiPaths.acceptInvite(invite.inviteId)}`
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
    },
  )

  test(
    'that cannot be read just now can be tried again',
    { tag: '@phone' },
    async ({ page, invite }) => {
      const address = `**${apiPaths.invitation(invite.inviteId)}`
      await page.route(address, (route) => route.abort())
      await page.goto(acceptInvite(invite.inviteId))
      await expect(page.getByRole('alert')).toContainText('the client is offline')
      await page.unroute(address)
      await page.getByRole('button', { name: 'Try again' }).tap()
      await expect(accept(page)).toBeVisible()
    },
  )

  test(
    'taken back while somebody signs up is logged here and there, and they go on to onboarding [S8.20]',
    {
      tag: '@desktop',
    },
    async ({ page, context, server, inviter, invite }) => {
      const said: string[] = []
      page.on(
        'console',
        (message) => void (message.type() === 'error' && said.push(message.text())),
      )
      await page.goto(acceptInvite(invite.inviteId))
      await accept(page).click()
      await inviter.remove(addressOf(invite))
      await enter(page, 'Create Account', invitee)
      await expect(page).toHaveURL(appPaths.onboarding)
      await expect(page.getByRole('alert')).toHaveText(
        'You are signed in, but the invite was not accepted: Invite is no longer valid',
      )
      await expectAccessible(page)
      const { user } = await apiFor(context, server.url).bootstrap()
      expect(user).toMatchObject({ role: 'primary', onboardingComplete: false })
      expect(said.join('\n')).toContain('The invite could not be accepted.')
      expect(said.join('\n')).not.toContain(invite.inviteId)
      expect(server.output()).toContain('"event":"invite.refused","code":"invite-closed"')
    },
  )
})
