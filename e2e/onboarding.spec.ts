// What a new family types is never lost, and each step finds what the one before it knew.
import type { Locator, Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { button, choiceIn, field } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expect, test } from './support/test.ts'

const topOf = async (control: Locator) => (await control.boundingBox())!.y

async function tapTwice(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox())!
  for (let tap = 1; tap <= 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2)
}

test(
  'the family form on a device says what the family has until it signs out [S3.5]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const form = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('family-form') ?? 'null') as unknown)
    await test.step('its weeks, its people and no mission', async () => {
      await page.goto(appPaths.dashboard)
      const { goal } = (await api.bootstrap()).family.familyData
      await expect.poll(form).toMatchObject({
        sprints: [{ id: sprintId, completed: false }],
        activeSprintIndex: 0,
        settings: { startOfWeek: 'Sunday' },
        goal: goal && { title: goal.title },
      })
    })

    await test.step('the mission once there is one', async () => {
      const goal = { id: 'goal1', title: 'Camp by the sea', why: '', measure: '', celebration: '' }
      await api.toFamily(familyId, {
        type: 'set-goal',
        goal: { ...goal, weeks: 6, startsOn: firstDay },
      })
      await expect.poll(form).toMatchObject({ goal: { title: 'Camp by the sea' } })
    })

    await test.step('and not once it has signed out', async () => {
      await context.clearCookies()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText('Your session has ended')).toBeVisible()
      expect(await form()).toMatchObject({ sprints: [], activeSprintIndex: -1 })
    })
  },
)

test.describe('onboarding', { tag: '@phone' }, () => {
  test('what is typed survives a reload, and another device goes on from there [S2.6, S3.5, N16, K19]', async ({
    page,
    context,
    server,
    hands,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    await test.step('a child is added once, however often the button is tapped', async () => {
      await page.goto(appPaths.setupFamily)
      await expect(button(page, 'Continue'), 'above the bar').toBeInViewport({ ratio: 1 })
      const foot = await topOf(button(page, 'Continue'))
      expect(await topOf(page.getByText('Hearing and reading')), 'what is last').toBeLessThan(foot)
      await hands.write(field(page, 'You: what does your family call you?'), 'Maya')
      await hands.press(button(page, 'Add a child'))
      await hands.write(field(page, 'Nickname'), 'Mia')
      await hands.choose(choiceIn(page, 'Age group', '6 to 8'))
      await tapTwice(page, button(page, 'Add to the family'))
      await expect(page.getByRole('list', { name: 'Children' })).toContainText('Mia')
      await expect(
        page.getByRole('status').filter({ hasText: 'Mia is in the family' }),
      ).toBeAttached()
      // The second tap did not go through the dialog that was gone, to what lies below.
      await expect(page).toHaveURL(appPaths.setupFamily)
    })

    await test.step('no tabs that lead nowhere yet, and no keyboard over the animals [N16]', async () => {
      const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(places).toHaveText(['First steps', 'Settings'])
      await hands.press(button(page, 'Choose another animal or colour'))
      const title = page.getByRole('heading', { name: 'Name, animal and colour' })
      await expect(title).toBeFocused()
      await expect(page.getByText('Animal', { exact: true })).toBeInViewport()
      await hands.press(button(page, 'Cancel'))
      await page.goto(appPaths.more)
      await expect(page.getByRole('heading', { name: 'More' })).toBeVisible()
      await expect(places.and(page.locator('[aria-current]')), 'no first step').toHaveCount(0)
      await page.goto(appPaths.setupFamily)
    })

    await test.step('what was typed survives a reload', async () => {
      await page.reload()
      await expect(field(page, 'You: what does your family call you?')).toHaveValue('Maya')
      await expect(page.getByRole('list', { name: 'Children' })).toContainText('Mia')
      const { children } = (await api.bootstrap()).family.familyData
      expect(children, 'in the family at once').toMatchObject([{ name: 'Mia' }])
      const form = await page.evaluate(() => Object.entries(localStorage))
      expect(form.map(([key]) => key)).toEqual(['family-form'])
      expect(JSON.parse(form[0]![1])).toMatchObject({
        primaryUser: { name: 'Maya' },
        children: [{ name: 'Mia' }],
        goal: null,
        settings: { startOfWeek: 'Sunday' },
      })
    })

    await test.step('so does what matters to the family', async () => {
      await hands.press(button(page, 'Continue'))
      await expect(page).toHaveURL(appPaths.familyInterests)
      await hands.choose(page.getByRole('checkbox', { name: 'Reading', exact: true }).first())
      await page.reload()
      await expect(
        page.getByRole('checkbox', { name: 'Reading', exact: true }).first(),
      ).toBeChecked()
      await hands.press(button(page, 'Continue'))
      await hands.choose(page.getByRole('checkbox', { name: 'Outside' }))
      await hands.press(button(page, 'Continue'))
      await hands.choose(page.getByRole('checkbox', { name: 'Camping' }))
      await hands.press(button(page, 'Continue'))
    })

    await test.step('the goal’s step receives the family', async () => {
      await expect(page).toHaveURL(`${appPaths.startGoal}?step=choose`)
      const forUs = page.getByRole('list', { name: 'Missions for you' })
      await expect(forUs).toBeVisible()
      await page.reload()
      await expect(forUs).toBeVisible()
    })

    await test.step('another device goes on from there', async () => {
      const other = await anotherBrowser()
      await apiFor(other, server.url).signIn(api.email)
      const elsewhere = await other.newPage()
      await elsewhere.goto(appPaths.dashboard)
      await expect(elsewhere).toHaveURL(appPaths.onboarding)
      await expect(elsewhere.getByRole('img', { name: 'Done' })).toHaveCount(2)
      await elsewhere.getByRole('link', { name: 'Choose your mission' }).click()
      await expect(elsewhere.getByRole('list', { name: 'Missions for you' })).toBeVisible()
    })
  })

  test('a name that the server would refuse is refused in its field, and nobody is lost [K4]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    await page.goto(appPaths.setupFamily)
    const children = page.getByRole('list', { name: 'Children' })
    for (const name of ['Mia', 'Leo']) {
      await hands.press(button(page, 'Add a child'))
      await hands.write(field(page, 'Nickname'), name)
      await hands.press(button(page, 'Add to the family'))
      await expect(children).toContainText(name)
    }
    await hands.press(button(page, 'Add a child'))
    await hands.write(field(page, 'Nickname'), '\u200B')
    await hands.press(button(page, 'Add to the family'))
    await expect(page.getByText('Write a name or a nickname.')).toBeVisible()
    await expect(field(page, 'Nickname')).toBeFocused()
    await hands.press(button(page, 'Cancel'))

    // Whatever else the server may refuse is told, and nobody who is there already is lost.
    const refusal = { code: 'invalid-input', message: 'Something is not as expected.' }
    await page.route('**/commands', (route) => route.fulfill({ status: 400, json: refusal }))
    await hands.press(button(page, 'Add a child'))
    await hands.write(field(page, 'Nickname'), 'Ada')
    await hands.press(button(page, 'Add to the family'))
    await expect(button(page, 'One change was not saved')).toBeVisible()
    await page.reload()
    await expect(children).toContainText('Mia')
    await expect(children).toContainText('Leo')
    await expect(page.getByRole('region', { name: /Messages/ })).toContainText('Not saved')
    await page.unroute('**/commands')
    await hands.press(button(page, 'Continue'))
    await expect(page).toHaveURL(appPaths.familyInterests)
    await expect
      .poll(async () => (await api.bootstrap()).family.familyData.children.map(({ name }) => name))
      .toEqual(['Mia', 'Leo'])
  })
})

test(
  'Save stands under the thumb, and with the bar below it leaves a form its room [N37, S2.3]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [aTask('read', 'Read a story aloud')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.startGoal)
    const save = (await button(page, 'Save').boundingBox())!
    const bar = page.getByRole('navigation', { name: 'Main' })
    expect(save.y + save.height).toBeLessThanOrEqual(await topOf(bar))
    expect(page.viewportSize()!.height - save.y).toBeLessThanOrEqual(112)
    // Scrolled to its end, the form stands above both.
    const last = button(page, 'Choose another mission')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await topOf(last)).toBeLessThan(await topOf(button(page, 'Save')))
  },
)
