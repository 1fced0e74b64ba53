// A family misses a week: it is met with one button, and everything that was done stays.
import type { Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { button } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const at = (page: Page, day: string) => page.clock.setFixedTime(`${day}T17:00:00+01:00`)

const plan = [
  aTask('lunch', 'Make lunch', { owners: ['ben'], icon: 'cook' }),
  aTask('bags', 'Pack the school bags', { owners: ['mia', 'leo'], icon: 'bag' }),
  aTask('run', 'Run a mile', { owners: ['tom'] }),
]

test.describe('a week that goes wrong', { tag: '@phone' }, () => {
  test('is put away by one button, and the story keeps what was good [N4, N25]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    const send = (id: string, command: Parameters<typeof api.toSprint>[2]) =>
      api.toSprint(familyId, id, command)
    const tick = (taskId: string, memberId: string, date: string) =>
      send(sprintId, { type: 'tick', taskId, memberId, date, done: true })

    await test.step('a hard week is closed kindly, and its draft is small', async () => {
      await tick('bags', 'mia', '2026-03-02')
      await tick('bags', 'mia', '2026-03-03')
      await tick('lunch', 'ben', '2026-03-02')
      await send(sprintId, {
        type: 'appreciate',
        appreciation: { id: 'soup', fromId: 'mia', text: 'For the soup, Ben' },
      })
      await send(sprintId, {
        type: 'add-card',
        card: { id: 'high', memberId: 'leo', kind: 'high', text: 'Two stories in a row' },
      })
      await at(page, '2026-03-07')
      await page.goto(appPaths.retrospective)
      await send(sprintId, {
        type: 'edit-retrospective',
        changes: { stage: 'thanks', thanks: 'Leo, for laughing' },
      })
      await page.reload()
      await hands.press(button(page, 'Close Week 1'))
      await expect(title(page)).toHaveText('That was Week 1')
      await expect(
        page.getByText('The plan was bigger than the week. 3 things got done anyway.'),
      ).toBeVisible()
      await expect(page.getByText(/Week\s2 is drafted: one task waits in it/)).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
      await hands.press(button(page, 'Begin small'))
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByText('Week 2 begins on')).toBeVisible()
    })

    await test.step('after a missed week there are two small things and one button', async () => {
      await at(page, '2026-03-18')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
      await expect(
        page.getByText('One quiet week is put away. Three things are done'),
      ).toBeVisible()
      const lines = page.getByRole('list', { name: 'This week, small things' })
      await expect(lines.getByRole('listitem')).toHaveCount(2)
      await expectFits(page)
      await expectAccessible(page)
      await hands.press(button(page, 'Other things'))
      await expect(lines).toContainText('Run a mile')
      await hands.press(button(page, 'Other things'))
      await hands.press(button(page, 'Other things'))
      await expect(lines).toContainText('Pack the school bags')
      await expect(lines).toContainText('Make lunch')
      await hands.press(button(page, 'Start this small week'))
      await expect(page.getByRole('list', { name: 'For today' })).toContainText('Make lunch')
      await expect(page.getByRole('heading', { name: 'For today' })).toBeVisible()
      await expect(page.getByText('not closed yet')).toBeHidden()
    })

    await test.step('the quiet week is called that, and nothing is counted against anybody', async () => {
      await goWithin(page, appPaths.openSprints)
      await expect(page.getByRole('listitem').filter({ hasText: 'Week 2' })).toContainText(
        'a quiet week',
      )
      await goWithin(page, appPaths.mission)
      await expect(page.getByRole('img', { name: '1 of 6 weeks walked' })).toBeVisible()
      await hands.press(page.locator('summary').filter({ hasText: 'week walked' }))
      await expect(page.getByRole('main').getByText('a quiet week')).toBeVisible()
    })

    await test.step('our story gathers what one would miss, without a network too', async () => {
      await hands.press(page.getByRole('link', { name: 'Our story' }))
      await expect(title(page)).toHaveText('Our story')
      await goWithin(page, appPaths.mission)
      await page.context().setOffline(true)
      await hands.press(page.getByRole('link', { name: 'Our story' }))
      await expect(title(page)).toHaveText('Our story')
      const first = page.getByRole('list', { name: 'Week 1' })
      for (const words of ['For the soup, Ben', 'Leo, for laughing', 'Two stories in a row'])
        await expect(first).toContainText(words)
      await expect(first, 'a step that was not reached').not.toContainText('Three stories')
      await expect(page.getByRole('list', { name: 'Week 2' })).toContainText('A quiet week')
      await expectFits(page)
      await expectAccessible(page)
      await page.context().setOffline(false)
    })

    await test.step('the end of the mission leads there', async () => {
      await goWithin(page, appPaths.mission)
      await hands.press(
        page.locator('summary', { hasText: 'Reached it, or has something changed?' }),
      )
      await hands.press(button(page, 'We reached it'))
      await expect(title(page)).toHaveText('You did it, together')
      await hands.press(page.getByRole('link', { name: 'Read our story' }))
      await expect(title(page)).toHaveText('Our story')
      await expect(page.getByRole('list', { name: 'Week 1' })).toContainText('For the soup, Ben')
    })

    await test.step('a month later the meeting begins with a line of it, until nobody wants it', async () => {
      await at(page, '2026-04-01')
      await page.goto(appPaths.planMeeting)
      await expect(title(page)).toHaveText('Plan the week together')
      const memory = page.getByRole('region', { name: 'Do you remember?' })
      await expect(memory).toContainText('A month ago, Leo was glad of')
      await expect(memory).toContainText('Two stories in a row')
      await expectFits(page)
      await expectAccessible(page)
      await hands.press(memory.getByRole('button', { name: 'Not again' }))
      await expect(memory).toBeHidden()
      await page.reload()
      await expect(title(page)).toHaveText('Plan the week together')
      await expect(page.getByRole('group', { name: 'Who is here today?' })).toBeVisible()
      await expect(memory).toBeHidden()
    })
  })

  test('closes itself where nobody touched it, and the next one asks for nothing of it [N4]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    const next = { name: 'Week 2', startsOn: '2026-03-08', weeks: 1, goalId: 'goal1' }
    const sprint = { id: 'week2', ...next, missionStep: '', experimentId: null, tasks: plan }
    await api.toSprint(familyId, 'week2', { type: 'create-sprint', sprint })
    await api.toSprint(familyId, 'week2', { type: 'finish-planning' })
    await at(page, '2026-03-09')
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('list', { name: 'For today' })).toContainText('Make lunch')
    await expect(page.getByText('not closed yet')).toBeHidden()
    await goWithin(page, appPaths.openSprints)
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible()
    const week1 = page.getByRole('listitem').filter({ hasText: 'Week 1' })
    await expect(week1).toContainText('a quiet week')
    await expect(page.getByRole('listitem').filter({ hasText: 'Week 2' })).toContainText(
      'Now, 6 days left',
    )
    await week1.getByRole('link').click()
    await expect(page.getByText('A quiet week')).toBeVisible()
    await goWithin(page, `${appPaths.retrospective}?sprint=${sprintId}`)
    await expect(title(page)).toHaveText('Looking back on Week 1')
    await expect(page.getByText('0 of')).toBeHidden()
    await expectAccessible(page)
    await button(page, 'Look back all the same').click()
    await expect(title(page)).toHaveText('How was our week?')
  })
})
