// How much stands on the screens of every day, what is behind one line, and keys that lead there.
import type { Page } from '@playwright/test'
import type { Repeat } from '#core/tasks/schema.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { weekdays } from '#core/words.ts'
import { button, fold } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

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
    expect(await actionsOn(page)).toBeLessThanOrEqual(16)
    await expect(button(page, 'Walk the dog, Ben')).toBeVisible()
    await expect(button(page, 'Fix the bike, Tom')).toBeHidden()
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
    expect(await actionsOn(page)).toBeLessThanOrEqual(23)
    await hands.press(fold(page, 'About this week'))
    await expect(page.getByRole('group', { name: 'Days off' })).toBeVisible()
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
  'single keys lead to the places, ? lists them, and they can be turned off [K20]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), tasks)
    await page.goto(appPaths.dashboard)
    const list = page.getByRole('dialog', { name: 'Keys' })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(list).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(list).toContainText('Park something for the meeting')
    await expectAccessible(page)
    await page.keyboard.press('p')
    await expect(page).toHaveURL(appPaths.dashboard)
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await expect(page).toHaveURL(appPaths.editSprint)

    await page.keyboard.press('n')
    await page.getByRole('dialog').getByRole('textbox').pressSequentially('tpl?')
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('tpl?')
    await page.keyboard.press('Escape')

    await page.goto(settingsPaths.device)
    await page.getByRole('switch', { name: /^Single keys/ }).uncheck()
    await page.keyboard.press('t')
    await expect(page).toHaveURL(settingsPaths.device)
  },
)
