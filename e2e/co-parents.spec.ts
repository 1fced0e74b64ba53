// Inviting co-parents from the settings and at the end of onboarding, and parting with them again.
import type { Page } from '@playwright/test'
import type { Invite, ToldInvite } from '#core/invites/schema.ts'
import { acceptInvite, apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { arriveAt, button, field, link, untilSaved } from './first-week/journey.ts'
import { aFamilySetUp, apiFor } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { linkTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'

const list = (page: Page, name: string) => page.getByRole('list', { name })
const blocked = '**/api/families/*/invites'

test(
  'a parent invites and removes co-parents in the settings',
  { tag: '@phone' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const bensAddress = api.emailOf('ben')
    const familyId = await aFamilySetUp(api)
    const invites = async (): Promise<ToldInvite[]> =>
      (await context.request.get(server.url + apiPaths.invites(familyId))).json()

    await test.step('without a connection', async () => {
      await page.route(blocked, (route) => route.abort())
      await page.goto(settingsPaths.coParents)
      const said = page.getByText('Failed to get document because the client is offline.')
      await expect(said).toBeVisible()
      await field(page, 'Their name').fill('Ben')
      await field(page, 'Their e-mail').fill(bensAddress)
      await button(page, 'Send the invite').tap()
      await expect(page.getByText('There is no connection just now.')).toBeVisible()
      await page.unroute(blocked)
      // The page asks by itself, too: where it was first there is nothing to press.
      await button(page, 'Try again')
        .tap({ timeout: 5_000 })
        .catch(() => undefined)
      await expect(page.getByText('Nobody is invited yet.')).toBeInViewport()
    })

    await test.step('invited, but not without a name or oneself', async () => {
      await hands.write(field(page, 'Their name'), '')
      await hands.press(button(page, 'Send the invite'))
      await expect(page.getByText('Write what you call them.')).toBeVisible()
      await expect(field(page, 'Their name')).toBeFocused()
      await hands.write(field(page, 'Their name'), 'Ben')
      await hands.write(field(page, 'Their e-mail'), api.email)
      await hands.press(button(page, 'Send the invite'))
      await expect(page.getByText('This is your own address.')).toBeVisible()
      await hands.write(field(page, 'Their e-mail'), bensAddress)
      await hands.press(button(page, 'Send the invite'))
      await expect(page.getByText('Ben is invited. Copy the link and send it')).toBeVisible()
      await expect(list(page, 'Open invites')).toContainText('This server sends no mail.')
      await expect(list(page, 'Open invites')).toContainText('Waiting, 7 days left')
      await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
      await expectAccessible(page)
    })

    const [first] = await invites()
    await test.step('the link copied', async () => {
      const address = server.url + acceptInvite(first!.inviteId)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await hands.press(button(page, 'Copy link'))
      await expect(page.getByText('The link for Ben is copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
      // Where the browser keeps the clipboard to itself, the link is there to be taken by hand.
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      )
      await hands.press(button(page, 'Copy link'))
      await expect(field(page, 'The link, to copy by hand')).toHaveValue(address)
      await expect(field(page, 'The link, to copy by hand')).toBeFocused()
    })

    await test.step('withdrawn, and invited again', async () => {
      await hands.press(button(page, 'Withdraw'))
      await expect(page.getByText('The invite for Ben is withdrawn')).toBeVisible()
      await expect(list(page, 'Open invites')).toBeHidden()
      await hands.press(button(page, 'Invite again'))
      await expect(list(page, 'Open invites')).toContainText(bensAddress)
    })
    const newest = (await invites())[0]!
    expect(newest.invite).toMatchObject({ status: 'pending', toEmail: bensAddress })
    expect(newest.inviteId).not.toBe(first!.inviteId)

    const other = await anotherBrowser()
    const ben = apiFor(other, server.url)
    const elsewhere = await other.newPage()
    const join = ({ inviteId }: Pick<Invite, 'inviteId'>) =>
      ben.post(apiPaths.acceptInvite(inviteId), {})
    await test.step('a co-parent invites nobody, and leaves by themselves', async () => {
      await ben.signUp(bensAddress)
      await join(newest)
      await elsewhere.goto(settingsPaths.coParents)
      await expect(list(elsewhere, 'Who is in')).toContainText('Ben (you)')
      await expect(
        elsewhere.getByText('Maya started this family and can invite others.'),
      ).toBeVisible()
      await expect(button(elsewhere, 'Send the invite')).toBeHidden()
      await button(elsewhere, 'Leave this family').tap()
      await elsewhere.getByRole('dialog').getByRole('button', { name: 'Leave' }).tap()
      await expect(elsewhere).toHaveURL(appPaths.onboarding)
      await expect(elsewhere.getByRole('alert')).toContainText('You left Maya’s family.')
      expect((await ben.bootstrap()).user).toMatchObject({ role: 'primary' })
    })

    await test.step('one who came again is removed', async () => {
      await join(await api.post(apiPaths.invites(familyId), { toEmail: bensAddress, name: 'Ben' }))
      await page.reload()
      await expect(list(page, 'Who is in')).toContainText(bensAddress)
      await hands.press(page.getByText('Earlier invites (3)'))
      await expect(list(page, 'Earlier invites')).toContainText('Joined')
      await expect(list(page, 'Earlier invites')).toContainText('Withdrawn')
      await hands.press(button(page, 'Remove Ben'))
      await expect(page.getByRole('dialog')).toContainText('Remove Ben from your family?')
      await expectAccessible(page)
      await elsewhere.goto(appPaths.dashboard)
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
      await expect(page.getByText('Ben no longer sees your family')).toBeVisible()
      await expect(list(page, 'Who is in')).not.toContainText('Ben')
      await expect(elsewhere.getByRole('alert')).toContainText(
        'Maya ended your part in their family.',
      )
      await expect(elsewhere).toHaveURL(appPaths.onboarding)
    })
  },
)

test(
  'who joins before the family is set up is told so, and afterwards that it is [S6.2]',
  { tag: '@desktop' },
  async ({ context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    const { family } = await api.bootstrap()
    const invite = { toEmail: api.emailOf('ben'), name: 'Ben' }
    const { inviteId } = await api.post<Invite>(apiPaths.invites(family.id), invite)
    const other = await anotherBrowser()
    const ben = apiFor(other, server.url)
    await ben.signUp(invite.toEmail)
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    const page = await other.newPage()
    await page.goto(appPaths.dashboard)
    await expect(page.getByText('maya is still setting up the family')).toBeVisible()
    await api.toFamily(family.id, { type: 'complete-onboarding' })
    await expect(page.getByText('maya has set up the family')).toBeVisible()
  },
)

test(
  'onboarding ends with an offer to invite each adult who has an e-mail in one press [N15]',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    const { family } = await api.bootstrap()
    const look = { animal: 'fox', color: 'coral' } as const
    await api.toFamily(family.id, {
      type: 'edit-family',
      changes: {
        adults: [
          { id: 'ben', name: 'Ben', email: api.emailOf('ben'), ...look },
          { id: 'ola', name: 'Ola', email: api.emailOf('ola'), ...look },
          { id: 'ivo', name: 'Ivo', email: api.emailOf('ivo'), ...look },
          { id: 'opa', name: 'Opa', ...look },
        ],
        priorities: ['Reading'],
        interests: ['Camping'],
      },
    })
    await page.goto(appPaths.startGoal)
    await hands.write(field(page, 'Our mission'), 'Read twenty stories')
    await hands.press(button(page, 'Use our own words'))
    await hands.press(button(page, 'This is our mission'))
    await arriveAt({ page }, 'You are ready')
    await untilSaved(page)
    await expect(button(page, 'Invite Opa')).toBeHidden()

    await page.route(blocked, (route) => route.abort())
    await hands.press(button(page, 'Invite Ben'))
    await expect(page.getByText('There is no connection just now.')).toBeVisible()
    await page.unroute(blocked)
    await hands.press(button(page, 'Try again Ben'))
    await expect(page.getByText('Invited: Ben')).toBeVisible()
    await hands.press(button(page, 'Invite all 2'))
    await expect(page.getByText(/^Invited/)).toHaveCount(3)
    await expect(button(page, 'Invite all 2')).toBeHidden()
    for (const name of ['ben', 'ola', 'ivo']) {
      await linkTo(server, api.emailOf(name), acceptInvite(''))
    }
    await expectAccessible(page)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(3)
    await hands.press(link(page, 'Look around first'))
    await expect(page).toHaveURL(appPaths.dashboard)
  },
)
