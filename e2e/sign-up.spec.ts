// A new family's way in, from a goal on the landing page to the same goal in onboarding.
import {
  acceptInvite,
  apiPaths,
  appPaths,
  confirmationLink,
  onLanding,
  publicPaths,
} from '#core/paths.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { arriveAt, button, choiceIn, field, link } from './first-week/journey.ts'
import { aFamilySetUp, apiFor } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { enter, untilAwake } from './support/sign-in-form.ts'
import { linkTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'

test(
  'a goal chosen on the landing page comes along to the family’s mission [S2.12, S4.4, N15]',
  { tag: '@desktop' },
  async ({ page, context, server, hands }) => {
    const api = apiFor(context, server.url)
    const journey = { page, hands, judged: false }
    const chosen = exampleGoals.at(-1)!
    await test.step('a goal is chosen, and comes along to signing up', async () => {
      await page.goto(publicPaths.landing)
      await untilAwake(page)
      await button(page, 'Browse Example Goals').click()
      await page.getByRole('searchbox').fill(chosen.title)
      const choose = button(page, `Choose: ${chosen.title}`)
      // The only one that fits stands open.
      if (await choose.isHidden()) await page.locator('summary', { hasText: chosen.title }).click()
      await choose.click()
      await expect(page.getByRole('tab', { name: 'Create Account' })).toBeInViewport()
      await enter(page, 'Create Account', api.email)
      await arriveAt(journey, 'Welcome to Elefam')
      await expect(page).toHaveURL(appPaths.onboarding)
    })

    await test.step('the address is confirmed on another device', async () => {
      await expect(page.getByText('Your e-mail is not confirmed yet.')).toBeHidden()
      const mailed = await linkTo(server, api.email, confirmationLink(''))
      await api.post(apiPaths.confirmEmail, { token: mailed.split('#')[1] })
      await page.goto(appPaths.verifyEmail)
      await arriveAt({ page }, 'Your address is confirmed')
      await link(page, 'Set up your family').click()
    })

    await test.step('it is only confirmed as the family’s', async () => {
      await link(page, 'Start with your family').click()
      await field(page, 'You: what does your family call you?').fill('Maya')
      await button(page, 'Add a child').click()
      await field(page, 'Nickname').fill('Mia')
      await hands.choose(choiceIn(page, 'Age group', '6 to 8'))
      await button(page, 'Add to the family').click()
      await button(page, 'Continue').click()
      await hands.choose(page.getByRole('checkbox', { name: 'Reading', exact: true }).first())
      await button(page, 'Continue').click()
      await arriveAt({ page }, 'What do you love doing?')
      await button(page, 'Continue').click()
      await expect(page).toHaveURL(`${appPaths.startGoal}?step=words`)
      await arriveAt(journey, 'The mission you chose')
      await expect(field(page, 'Our mission')).toHaveValue(chosen.title)
      await button(page, 'This is our mission').click()
      await arriveAt(journey, 'You are ready')
      await expect(page.getByRole('heading', { name: 'You are ready' })).toBeFocused()
      const days = page.getByRole('group', { name: 'On which day?' })
      await days.getByText('Sat', { exact: true }).click()
      await page.getByLabel('Meeting time').fill('10:30')
      await page.getByLabel('Meeting time').blur()
      await expect
        .poll(async () => (await api.bootstrap()).family.familyData.settings)
        .toMatchObject({ meetingDay: 'Saturday', meetingTime: '10:30' })
      await expect
        .poll(async () => (await api.bootstrap()).family.familyData.goal?.title)
        .toBe(chosen.title)
    })
  },
)

test.describe('where the host has closed the door', { tag: '@phone' }, () => {
  test.use({ serverEnv: { SIGN_UP: 'closed' } })

  test('nobody types in vain: the front door says whom it is for [A76]', async ({ page }) => {
    await page.goto(onLanding('start'))
    await page.getByRole('tab', { name: 'Create Account' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Create Account' })
    await expect(panel).toContainText('whom a family here has invited')
    await expect(panel.getByRole('textbox')).toHaveCount(0)
    await expect(panel.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test.describe('where the host takes one family', { tag: '@phone' }, () => {
  test.use({ serverEnv: { FAMILIES_MAX: '1' } })

  test('whoever is invited begins in it, and has none after leaving [A79]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const maya = apiFor(await anotherBrowser(), server.url)
    const familyId = await aFamilySetUp(maya)
    const email = maya.emailOf('ben')
    const invite = { toEmail: email, name: 'Ben' }
    const { inviteId } = await maya.post<{ inviteId: string }>(apiPaths.invites(familyId), invite)
    await page.goto(acceptInvite(inviteId))
    await untilAwake(page)
    await button(page, 'Accept Invite').click()
    await enter(page, 'Create Account', email)
    await expect(page).toHaveURL(appPaths.dashboard)
    const ben = apiFor(context, server.url)
    const { user } = await ben.bootstrap()
    expect(user).toMatchObject({ familyId, role: 'coParent' })
    await page.goto('about:blank')
    await ben.remove(apiPaths.coParent(familyId, user.id))
    const said = page.getByText('You are in no family here, and this server takes no new ones.')
    await page.goto(appPaths.dashboard)
    await expect(said).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Sign out').click()
    await expect(page).toHaveURL(publicPaths.landing)
  })
})
