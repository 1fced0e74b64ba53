// Meetings in which nothing came together: asked kindly, and nobody is kept.
import type { Page } from '@playwright/test'
import { appPaths, forSprint } from '#core/paths.ts'
import { button } from './first-week/journey.ts'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a meeting with nothing in it', { tag: '@phone' }, () => {
  test('a plan without a task is asked about, and never called planned [S1.5]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const familyId = await aFamilySetUp(api)
    const plan = { name: 'Week 1', startsOn: firstDay, weeks: 1, goalId: 'goal1', missionStep: '' }
    const sprint = { ...plan, id: sprintId, experimentId: null, tasks: [] }
    await api.toSprint(familyId, sprintId, { type: 'create-sprint', sprint })
    const changes = { stage: 'read-back', hostId: null } as const
    await api.toSprint(familyId, sprintId, { type: 'edit-meeting', changes })
    await page.goto(forSprint(appPaths.planMeeting, sprintId))

    await button(page, 'Save this week’s plan').tap()
    const question = page.getByRole('dialog', { name: 'There is no task in the plan yet' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Go on planning').tap()
    await expect(question).toBeHidden()
    // What comes this soon after it, and as near to it, counts as its second tap.
    await title(page).tap()
    await button(page, 'Save this week’s plan').tap()
    await button(page, 'Save it without tasks').tap()
    await expect(title(page)).toHaveText('Week 1 has no tasks yet')
  })

  test('a retrospective in which nobody spoke is asked about before it closes the week [S1.5]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog')])
    const changes = { stage: 'thanks' } as const
    await api.toSprint(familyId, sprintId, { type: 'edit-retrospective', changes })
    await page.clock.setFixedTime('2026-03-08T17:00:00+01:00')
    await page.goto(forSprint(appPaths.retrospective, sprintId))

    await button(page, 'Close Week 1').tap()
    const question = page.getByRole('dialog', { name: 'Nothing is in yet' })
    await expect(question).toBeVisible()
    await button(page, 'Stay a moment').tap()
    await expect(question).toBeHidden()
    // What comes this soon after it, and as near to it, counts as its second tap.
    await title(page).tap()
    await button(page, 'Close Week 1').tap()
    await button(page, 'Close Week 1 as it is').tap()
    await expect(title(page)).toHaveText('That was Week 1')
  })
})
