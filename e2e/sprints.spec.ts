// All sprints of a family: the active one, the others, and a history that comes page by page.
import type { Page } from '@playwright/test'
import { addDays } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { appPaths } from '#core/paths.ts'
import { button } from './first-week/journey.ts'
import { aFamilyInItsWeek, aTask, apiFor, firstDay } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'

const history = (page: Page) => page.getByRole('region', { name: 'Before' }).getByRole('listitem')
const open = (page: Page) => page.getByRole('region', { name: 'Now and next' }).getByRole('heading')

async function choose(page: Page, sprint: string, entry: string) {
  await button(page, `More for ${sprint}`).tap()
  await page.getByRole('menuitem', { name: entry, exact: true }).tap()
}

const undo = (page: Page) => button(page, 'Undo').last().tap()

test.describe('sprints', { tag: '@phone' }, () => {
  test('are listed with the active one first, and closing, copying, deleting is undone [S4.7]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story', { icon: 'read' })])
    const weeksAgo = Array.from({ length: 23 }, (_, index) => index + 1)
    for (const ago of weeksAgo) {
      const id = `before${ago}`
      const startsOn = addDays(firstDay, -7 * ago)
      const fields = { weeks: 1, goalId: null, missionStep: '', experimentId: null, tasks: [] }
      const sprint = { id, name: `Earlier ${ago}`, startsOn, ...fields }
      await api.toSprint(familyId, id, { type: 'create-sprint', sprint })
      await api.toSprint(familyId, id, { type: 'complete-sprint' })
    }
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)

    await test.step('the active one stands first, and the history comes by pages', async () => {
      await page.goto(appPaths.openSprints)
      await expect(open(page)).toHaveText(['Now and next', 'Week 1'])
      await expect(page.getByText('Now, 7 days left')).toBeVisible()
      // The latest are there already; a page of twenty from the server holds the open one, too.
      await expect(history(page)).toHaveCount(limits.latestSprints)
      await expectFits(page)
      await expectAccessible(page)
      await button(page, 'Show earlier weeks').tap()
      await expect(history(page)).toHaveCount(19)
      await button(page, 'Show earlier weeks').tap()
      await expect(history(page)).toHaveCount(23)
      await expect(button(page, 'Show earlier weeks')).toBeHidden()
    })

    await test.step('a copy is made and taken back', async () => {
      await choose(page, 'Week 1', 'Duplicate')
      await expect(open(page)).toHaveText(['Now and next', 'Week 1', /^Week \d+$/])
      await undo(page)
      await expect(open(page)).toHaveText(['Now and next', 'Week 1'])
    })

    await test.step('one is closed, and opened again', async () => {
      await choose(page, 'Week 1', 'Close without looking back')
      await expect(history(page).first()).toContainText('Week 1')
      await expect(open(page)).toHaveCount(0)
      await undo(page)
      await expect(open(page)).toHaveText(['Now and next', 'Week 1'])
    })

    await test.step('those that are deleted come back', async () => {
      await choose(page, 'Earlier 2', 'Delete')
      await expect(history(page)).toHaveCount(22)
      await undo(page)
      await expect(history(page)).toHaveCount(23)
      await choose(page, 'Week 1', 'Delete')
      await expect(open(page)).toHaveCount(0)
      await undo(page)
      await expect(open(page)).toHaveText(['Now and next', 'Week 1'])
    })

    await test.step('any of them is printed', async () => {
      await choose(page, 'Earlier 1', 'Print')
      await expect(page).toHaveURL(`${appPaths.printablePlan}?sprint=before1`)
    })
  })
})
