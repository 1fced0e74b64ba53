// Inviting co-parents from the settings and at the end of onboarding, and parting with them again.
import type { Page } from '@playwright/test'
import type { Invite } from '#core/contract/invite.ts'
import { acceptInvite, apiPaths, appPaths, coParentSettings } from '#core/paths.ts'
import { arriveAt, button, field, link, untilSaved } from './first-week/journey.ts'
import { aFamilySetUp, apiFor, email } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test, withOwnServer } from './support/test.ts'

const list = (page: Page, name: string) => page.getByRole('list', { name })
const linksIn = (output: string) => output.match(/http\S+accept-invite\/\S+/g) ?? []

test.use(withOwnServer)

test(
  'a parent invites from the settings, copies the link, waits to send again, withdraws; and removes whoever joined',
  { tag: '@phone' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api, email)
    const invites = async (): Promise<Invite[]> =>
      (await context.request.get(server.url + apiPaths.invites(familyId))).json()
    await page.goto(coParentSettings)
    await expect(page.getByText('Nobody is invited yet.')).toBeInViewport()

    await hands.press(button(page, 'Send the invite'))
    await expect(page.getByText('Write what you call them.')).toBeVisible()
    await expect(field(page, 'Their name')).toBeFocused()
    await hands.write(field(page, 'Their name'), 'Ben')
    await hands.write(field(page, 'Their e-mail'), email)
    await hands.press(button(page, 'Send the invite'))
    await expect(page.getByText('This is your own address.')).toBeVisible()
    await hands.write(field(page, 'Their e-mail'), 'ben@example.org')
    await hands.press(button(page, 'Send the invite'))
    await expect(page.getByText('The invite for Ben is on its way')).toBeVisible()
    await expect(list(page, 'Open invites')).toContainText('Waiting, 7 days left')
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await expectAccessible(page)

    const [bens] = await invites()
    const address = server.url + acceptInvite(bens!.inviteId)
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

    await hands.press(button(page, 'Withdraw'))
    await expect(page.getByText('The invite for Ben is withdrawn')).toBeVisible()
    await expect(list(page, 'Open invites')).toBeHidden()
    await hands.press(button(page, 'Invite again'))
    await expect(list(page, 'Open invites')).toContainText('ben@example.org')
    const newest = (await invites())[0]!
    expect(newest).toMatchObject({ status: 'pending', toEmail: 'ben@example.org' })
    expect(newest.inviteId).not.toBe(bens!.inviteId)

    const other = await anotherBrowser()
    const ben = apiFor(other, server.url)
    await ben.signUp('ben@example.org')
    await ben.post(apiPaths.acceptInvite(newest.inviteId), {})
    const elsewhere = await other.newPage()
    await elsewhere.goto(appPaths.settings)
    await expect(list(elsewhere, 'Who is in')).toContainText('Ben (you)')
    await expect(
      elsewhere.getByText('Maya started this family and can invite others.'),
    ).toBeVisible()
    await expect(button(elsewhere, 'Send the invite')).toBeHidden()

    await page.reload()
    await expect(list(page, 'Who is in')).toContainText('ben@example.org')
    await hands.press(page.getByText('Earlier invites (2)'))
    await expect(list(page, 'Earlier invites')).toContainText('Joined')
    await expect(list(page, 'Earlier invites')).toContainText('Withdrawn')
    await hands.press(button(page, 'Remove Ben'))
    await expect(page.getByRole('dialog')).toContainText('Remove Ben from your family?')
    await expectAccessible(page)
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
    await expect(page.getByText('Ben no longer sees your family')).toBeVisible()
    await expect(list(page, 'Who is in')).not.toContainText('Ben')
    await elsewhere.goto(appPaths.dashboard)
    await expect(elsewhere).toHaveURL(appPaths.onboarding)
  },
)

test(
  'a co-parent leaves by themselves',
  { tag: '@phone' },
  async ({ page, context, server, anotherBrowser }) => {
    const maya = apiFor(await anotherBrowser(), server.url)
    const familyId = await aFamilySetUp(maya, email)
    const invite = { toEmail: 'ben@example.org', name: 'Ben' }
    const { inviteId } = await maya.post<Invite>(apiPaths.invites(familyId), invite)
    const ben = apiFor(context, server.url)
    await ben.signUp('ben@example.org')
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    await page.goto(appPaths.settings)
    await button(page, 'Leave this family').tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).tap()
    await expect(page).toHaveURL(appPaths.onboarding)
    expect((await ben.bootstrap()).user).toMatchObject({ role: 'primary' })
  },
)

test(
  'what cannot be read or sent is told, and can be tried again',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await aFamilySetUp(apiFor(context, server.url), email)
    const blocked = '**/api/families/*/invites'
    await page.route(blocked, (route) => route.abort())
    await page.goto(coParentSettings)
    const said = page.getByText('Failed to get document because the client is offline.')
    await expect(said).toBeVisible()
    await field(page, 'Their name').fill('Ben')
    await field(page, 'Their e-mail').fill('ben@example.org')
    await button(page, 'Send the invite').tap()
    await expect(page.getByText('There is no connection just now.')).toBeVisible()
    await page.unroute(blocked)
    await button(page, 'Try again').tap()
    await expect(page.getByText('Nobody is invited yet.')).toBeVisible()
    await button(page, 'Send the invite').tap()
    await expect(list(page, 'Open invites')).toContainText('ben@example.org')
  },
)

test(
  'onboarding ends with an offer to invite each adult who has an e-mail',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    const api = apiFor(context, server.url)
    await api.signUp(email)
    const { family } = await api.bootstrap()
    const look = { animal: 'fox', color: 'coral' } as const
    await api.toFamily(family.id, {
      type: 'edit-family',
      changes: {
        adults: [
          { id: 'ben', name: 'Ben', email: 'ben@example.org', ...look },
          { id: 'ola', name: 'Ola', email: 'ola@example.org', ...look },
          { id: 'ivo', name: 'Ivo', email: 'ivo@example.org', ...look },
          { id: 'opa', name: 'Opa', ...look },
        ],
        priorities: ['Reading'],
        interests: ['Camping'],
      },
    })
    await page.goto(appPaths.startGoal)
    await hands.write(field(page, 'Our goal'), 'Read twenty stories')
    await hands.press(button(page, 'Use our own words'))
    await hands.press(button(page, 'This is our goal'))
    await arriveAt({ page, hands }, 'You are ready')
    await untilSaved(page)
    await expect(button(page, 'Invite Opa')).toBeHidden()

    const blocked = '**/api/families/*/invites'
    await page.route(blocked, (route) => route.abort())
    await hands.press(button(page, 'Invite Ben'))
    await expect(page.getByText('There is no connection just now.')).toBeVisible()
    await page.unroute(blocked)
    await hands.press(button(page, 'Try again Ben'))
    await expect(page.getByText('Invited: Ben')).toBeVisible()
    await hands.press(button(page, 'Invite all 2'))
    await expect(page.getByText(/^Invited/)).toHaveCount(3)
    await expect(button(page, 'Invite all 2')).toBeHidden()
    await expect.poll(() => linksIn(server.output())).toHaveLength(3)
    await expectAccessible(page)
    await hands.press(link(page, 'Look around first'))
    await expect(page).toHaveURL(appPaths.dashboard)
  },
)
