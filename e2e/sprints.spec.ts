// All sprints of a family: the active one, the others, and a history that comes page by page.
import type { Page } from '@playwright/test'
import { addDays } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { button, untilSaved } from './first-week/journey.ts'
import { aFamilyInItsWeek, aFamilySetUp, aTask, apiFor, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/thumb.ts'

const history = (page: Page) => page.getByRole('region', { name: 'Before' }).getByRole('listitem')
/** The open weeks, and what stands above them where there are several. */
const open = (page: Page) => page.locator('h2, h3').filter({ hasText: /^Now and next$|^Week/ })

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
      await expect(open(page)).toHaveText(['Now and next', 'Week 1', /^Week\s\d+$/])
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

  test('a week that is planned on its Thursday holds three days, and every screen says so [N33]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const fields = { weeks: 1, goalId: 'goal1', missionStep: '', experimentId: null }
    const moon = { sharing: 'together', repeat: { kind: 'times', times: 5 } } as const
    const tasks = [aTask('moon', 'Say good night to the moon', moon)]
    const sprint = { id: sprintId, name: 'Week 1', startsOn: firstDay, ...fields, tasks }
    await api.toSprint(familyId, sprintId, { type: 'create-sprint', sprint })
    const changes = { stage: 'mission', hostId: 'ben' } as const
    await api.toSprint(familyId, sprintId, { type: 'edit-meeting', changes })
    await page.clock.setFixedTime('2026-03-05T17:00:00+01:00')
    await page.goto(forSprint(appPaths.planMeeting, sprintId))
    const title = page.getByRole('heading', { level: 1 })
    const often = page.getByText('3 times this week')
    for (const stage of ['What will we do?', 'Who does what?']) {
      await expect(title).toHaveText(stage)
      await expect(often.first()).toBeVisible()
      await next(page).tap()
    }
    await next(page).tap()
    await expect(title).toHaveText('This is our week')
    await expect(often).toBeVisible()
    await next(page).tap()
    await expect(page.getByText(/^\d tasks? · From today to Saturday$/)).toBeVisible()
    await untilSaved(page)

    await test.step('whoever comes back finds the plan, and no fun that is announced', async () => {
      await button(page, 'See today').tap()
      await expect(title).toHaveText(/^Thursday/)
      await page.goto(appPaths.planMeeting)
      await expect(page.getByText('1 task · From today to Saturday', { exact: true })).toBeVisible()
      await expect(often).toBeVisible()
    })

    await test.step('the plan, the weeks', async () => {
      await page.goto(appPaths.editSprint)
      await expect(often).toBeVisible()
      await page.goto(appPaths.openSprints)
      await expect(page.getByText('1 task')).toBeVisible()
    })

    await test.step('on paper its boxes begin with the day of the plan', async () => {
      await page.goto(forSprint(appPaths.printablePlan, sprintId))
      const sheet = page.getByRole('region', { name: 'Fridge sheet, Week 1' })
      await expect(sheet.getByText('all together, 3 times')).toBeVisible()
      const boxes = sheet.locator('[data-task]')
      await expect(boxes).toHaveCount(3)
      const thursday = await sheet.getByRole('columnheader').nth(5).boundingBox()
      const first = await boxes.first().boundingBox()
      expect(first!.x).toBeGreaterThan(thursday!.x)
    })
  })
})
