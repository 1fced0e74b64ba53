// Ideas for a family: taken, put off, refused, and what is learnt from it.
import { appPaths, forExampleGoal } from '#core/paths.ts'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'

test.describe('ideas', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => page.clock.setSystemTime(`${firstDay}T17:00:00+01:00`))

  test('go into the plan with their reason, to the meeting, away or away for a week, and all of it can be undone [S1.5]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await page.goto(appPaths.recommendations)
    const ideas = page.getByRole('list', { name: 'Ideas' })
    const card = (title: string) =>
      ideas.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    const first = () => ideas.getByRole('heading', { level: 2 }).first().innerText()
    await expect(ideas.getByRole('listitem')).toHaveCount(6)
    await expectFits(page)
    await expectAccessible(page)

    await page.getByText('Tasks', { exact: true }).click()
    const task = await first()
    await expect(card(task)).toContainText('Something to do')
    const why = await card(task).locator('p', { hasText: /^Why:/ }).innerText()
    const toast = page.getByRole('region', { name: /Messages/ })
    await card(task).getByRole('button', { name: 'Add to the plan' }).click()
    await expect(toast).toContainText(`“${task}” is in Week 1`)
    await expect(card(task)).toBeHidden()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(card(task)).toBeVisible()
    await card(task).getByRole('button', { name: 'Add to the plan' }).click()

    await page.getByText('Tips', { exact: true }).click()
    const tip = await first()
    await card(tip).getByRole('button', { name: 'Talk about it' }).click()
    await expect(toast).toContainText('It is on the list for your next meeting')

    await page.getByText('Fun', { exact: true }).click()
    const later = await first()
    await card(later).getByRole('button', { name: 'Later' }).click()
    await expect(card(later)).toBeHidden()
    const refused = await first()
    await card(refused).getByRole('button', { name: 'Not for us' }).click()
    await expect(card(refused)).toBeHidden()

    // After a reload the server knows it all, and says what was answered.
    await page.reload()
    await expect(card(task)).toBeHidden()
    await expect(card(refused)).toBeHidden()
    await page.getByText('What you said so far (4)').click()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Take back: ${refused}` }).click()
    await expect(page.getByText('What you said so far (3)')).toBeVisible()
    const { family, sprints } = await api.bootstrap()
    expect(family.familyData.topics.map(({ text }) => text)).toEqual([tip])
    const kept = family.familyData.recommendationAnswers.map(({ answer }) => answer)
    expect(kept).toEqual(['taken', 'taken', 'later'])

    await page.goto(appPaths.editSprint)
    await expect(page.getByText(task, { exact: true }).first()).toBeVisible()
    const { reason } = sprints[0]!.tasks.at(-1)!
    expect(reason.kind).toBe('recommendation')
    expect(`why: ${reason.text}`.toLowerCase()).toBe(why.toLowerCase())
  })

  test('wait for what the family likes, lead to a goal, and come to the meeting without a plan', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    await api.toFamily(familyId, { type: 'close-goal', outcome: 'reached' })
    const nothing = { priorities: [], interests: [] }
    await api.toFamily(familyId, { type: 'edit-family', changes: nothing })
    await page.goto(appPaths.recommendations)
    await expect(page.getByText('We do not know yet what you like')).toBeVisible()
    await expectAccessible(page)
    const priorities = ['Reading']
    await api.toFamily(familyId, { type: 'edit-family', changes: { priorities } })
    await page.reload()
    await expect(page.getByText('We do not know yet what you like')).toBeHidden()
    await page.getByText('Fun', { exact: true }).click()
    await page.getByRole('button', { name: 'Keep for the meeting' }).first().click()
    await expect(page.getByText('It is on the list for your next meeting')).toBeVisible()
    await page.getByText('Goals', { exact: true }).click()
    await page.getByRole('link', { name: 'Look at this goal' }).first().click()
    await expect(page).toHaveURL(new RegExp(forExampleGoal('').replace('?', '[?]')))
  })
})
