// How much stands on the screens of every day, what is behind one line, and keys that lead there.
import type { Locator, Page } from '@playwright/test'
import type { Repeat } from '#core/tasks/schema.ts'
import { appPaths, forSprint, settingsPaths } from '#core/paths.ts'
import { weekdays } from '#core/words.ts'
import { button, fold } from './first-week/journey.ts'
import { aFamilyInItsWeek, type Api, apiFor, aTask, firstDay } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/thumb.ts'

const eachDay: Repeat = { kind: 'days', days: [...weekdays] }
const long =
  'Choose the spot for the tent: the garden, the balcony, or the meadow behind the school'

/** Eight tasks: two of each day, and six of any. */
const tasks = [
  aTask('walk', 'Walk the dog', { owners: ['ben'], repeat: eachDay }),
  aTask('table', 'Set the table', { owners: ['mia'], repeat: eachDay }),
  ...['Cook together', 'Read a story', 'Water the plants', 'Call granny', long, 'Fix the bike'].map(
    (title, index) => aTask(`any${index}`, title, { owners: ['tom'], repeat: { kind: 'once' } }),
  ),
]

/** The meeting for the second week, at what it holds: the same two tasks as the first. */
async function planAsLastWeek(page: Page, api: Api) {
  const familyId = await aFamilyInItsWeek(api, tasks.slice(0, 2))
  const startsOn = '2026-03-08'
  const aims = { goalId: 'goal1', missionStep: '', experimentId: null }
  const week2 = { id: 'week2', name: 'Week 2', startsOn, weeks: 1, ...aims }
  await api.toSprint(familyId, 'week2', {
    type: 'create-sprint',
    sprint: { ...week2, tasks: tasks.slice(0, 2) },
  })
  await api.toSprint(familyId, 'week2', { type: 'edit-meeting', changes: { stage: 'mission' } })
  await page.clock.setFixedTime('2026-03-07T17:00:00+01:00')
}

const actionsOn = (page: Page) =>
  page
    .locator('a[href], button, input, select, textarea, summary')
    .filter({ visible: true })
    .count()

test.describe('a week of eight tasks on a phone', { tag: '@phone' }, () => {
  test('Today and Plan show half of what they have, and the rest behind a line [N31]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), tasks)
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.setViewportSize({ width: 360, height: 780 })

    await page.goto(appPaths.dashboard)
    await expect(fold(page, 'Next meeting')).toBeVisible()
    await expect(button(page, /Whose tasks are shown here/)).toBeVisible()
    expect(await actionsOn(page)).toBeLessThanOrEqual(16)
    await expect(button(page, 'Walk the dog, Ben')).toBeVisible()
    await expect(button(page, 'Fix the bike, Tom')).toBeHidden()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(button(page, 'Fix the bike, Tom'), 'a tablet has room').toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    await hands.press(fold(page, '6 more, any day'))
    const bike = button(page, 'Fix the bike, Tom')
    const sent = page.waitForResponse((response) => response.request().method() === 'POST')
    await hands.press(bike)
    await sent
    await page.reload()
    // Whoever opens it finds it open the next time.
    await expect(bike).toHaveAttribute('aria-pressed', 'true')

    await page.goto(appPaths.editSprint)
    await expect(button(page, `Change: ${long}`)).toBeVisible()
    // Eight tasks and seven days among them.
    expect(await actionsOn(page)).toBeLessThanOrEqual(27)
    await hands.press(fold(page, 'Dates and days off'))
    await expect(page.getByRole('group', { name: 'Days off' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a turn asks one thing, and whatever is more than a face and the plan is one line [N31]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), tasks.slice(0, 2))
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${appPaths.standUp}?step=mia`)
    await expect(page.getByRole('img', { name: 'Part 2 of 6' })).toBeVisible()
    await expect(button(page, 'Set the table')).toBeVisible()
    await expect(button(page, 'Pass'), 'who would not answer sees how').toBeInViewport()
    // To the content, the way back, a loudspeaker, a tick, one line for the rest, faces, a pass, places.
    expect(await actionsOn(page)).toBeLessThanOrEqual(16)
    await expectAccessible(page)
    await hands.press(fold(page, 'Help or a note'))
    for (const words of ['I want help with', 'What I did', 'What is next'])
      await expect(page.getByRole('textbox', { name: words })).toBeVisible()
    await expect(button(page, 'Mia is not here')).toBeVisible()
    await hands.press(fold(page, 'Park it for the meeting'))
    await expect(page.getByLabel('What shall we talk about?')).toBeVisible()
    await expectAccessible(page)
    await hands.write(page.getByLabel('I want help with'), 'My reading log')
    await page.reload()
    await expect(page.getByLabel('I want help with'), 'what was said is in sight').toBeVisible()
  })

  test('who does what is chosen as last time, and one line opens at a time [N28, N31]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await planAsLastWeek(page, apiFor(context, server.url))
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(forSprint(appPaths.planMeeting, 'week2'))
    await next(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who does what?')
    const lines = page.getByRole('list', { name: 'Tasks of the week' }).getByRole('listitem')
    await expect(lines).toContainText([/Walk the dog.*Ben/, /Set the table.*Mia/])
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    expect(await actionsOn(page)).toBeLessThanOrEqual(13)
    await expectAccessible(page)

    await hands.press(fold(page, 'Walk the dog'))
    await hands.press(fold(page, 'Set the table'))
    const who = page.getByRole('group', { name: 'Who does “Set the table”?' })
    await expect(page.getByRole('group', { name: /^Who does “/ })).toHaveCount(1)
    await expect(who.getByRole('checkbox', { name: 'Mia' })).toBeChecked()
    await hands.choose(who.getByRole('checkbox', { name: 'all 5' }))
    await expect(lines.nth(1)).toContainText('all 5')
    await expectAccessible(page)
  })

  test('a long name is there whole, also in the largest letters [K14]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [
      aTask('spot', long, { owners: ['tom'], repeat: eachDay }),
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    for (const path of [appPaths.dashboard, appPaths.editSprint, `${appPaths.standUp}?step=tom`]) {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'))
      const name = page.getByText(long, { exact: true }).first()
      await expect(name).toBeVisible()
      const isCut = name.evaluate((one) => one.scrollHeight > one.clientHeight + 1)
      expect(await isCut, path).toBe(false)
    }
  })
})

test(
  'a wide question is above its answers, the week, places and next step beside them [N36, S2.3]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await planAsLastWeek(page, apiFor(context, server.url))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(forSprint(appPaths.planMeeting, 'week2'))
    await next(page).click()
    // Who does what is the plan already: beside it stands by person how much that is.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who does what?')
    await expect(page.getByRole('region', { name: 'The plan so far' })).toHaveCount(0)
    const shares = page.getByRole('region', { name: 'Who has how much' }).getByRole('listitem')
    await expect(shares.filter({ hasText: 'Ben' })).toHaveText(/^Ben \d tasks?$/)
    await expect(shares.filter({ hasText: 'Tom' })).toHaveText('Tom nothing of their own yet')
    await next(page).click()
    const box = async (locator: Locator) => (await locator.boundingBox())!
    const [question, answers, week, places, foot] = [
      page.getByRole('heading', { level: 1, name: 'What could stop us?' }),
      page.locator('.meeting-parts'),
      page.getByRole('region', { name: 'The plan so far' }),
      page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').last(),
      next(page),
    ]
    await expect(week).toContainText(/Walk the dog/)
    const [asked, answered, beside] = [await box(question), await box(answers), await box(week)]
    expect(asked.y + asked.height).toBeLessThanOrEqual(answered.y)
    expect(answered.x + answered.width).toBeLessThanOrEqual(beside.x)
    expect(answered.width).toBeGreaterThan(beside.width)
    expect(beside.y).toBeLessThanOrEqual(asked.y + asked.height)
    const [left, right] = [await box(places), await box(foot)]
    expect(left.x + left.width).toBeLessThanOrEqual(right.x)
    expect(Math.abs(left.y + left.height / 2 - right.y - right.height / 2)).toBeLessThanOrEqual(13)
    await expectAccessible(page)
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await box(places), 'as on a screen that is no meeting').toEqual(left)
  },
)

test(
  'single keys lead to the places, ? lists them, and they can be turned off [K20]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), tasks)
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    const list = page.getByRole('dialog', { name: 'Keys' })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(list).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(list).toContainText('Park it for the meeting')
    await expect(list.getByRole('heading', { name: 'Keys' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('p')
    await expect(page).toHaveURL(appPaths.dashboard)
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await expect(page).toHaveURL(appPaths.editSprint)

    await page.keyboard.press('t')
    await expect(page).toHaveURL(appPaths.dashboard)
    await page.keyboard.press('n')
    await page.getByRole('dialog').getByRole('textbox').pressSequentially('tpl?')
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('tpl?')
    await page.keyboard.press('Escape')

    await test.step('in a check-in Enter goes on, and a number is a face', async () => {
      await page.goto(appPaths.standUp)
      const first = page.getByRole('button', { name: /^Start with/ })
      await expect(first).toBeVisible()
      const face = page.getByRole('button', { name: 'Hard', exact: true })
      // Keys come a moment after the screen.
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(face).toBeVisible({ timeout: 3_000 })
      }).toPass()
      const before = page.url()
      await page.keyboard.press('1')
      await expect(page).not.toHaveURL(before)
      // Also from the bar: the new question has the focus then.
      await expect(async () => {
        await page.getByRole('link', { name: 'More' }).focus()
        await page.keyboard.press('2')
        await expect(button(page, 'Done')).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await page.goto(settingsPaths.device)
    await page.getByRole('switch', { name: /^Single keys/ }).uncheck()
    await page.keyboard.press('t')
    await expect(page).toHaveURL(settingsPaths.device)
  },
)
