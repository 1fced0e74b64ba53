// The dashboard through a family's weeks: each of its states, as a parent with a phone meets it.
import type { Locator, Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { button, fold } from './first-week/journey.ts'
import { aFamilyInItsWeek, aFamilySetUp, aTask, apiFor, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name, exact: true })

/** The state is there, fits, and anybody can use it. */
async function expectState(page: Page, name: string | RegExp) {
  await expect(heading(page, name)).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
}

const at = (page: Page, day: string) => page.clock.setFixedTime(`${day}T17:00:00+01:00`)

test.describe('today', { tag: '@phone' }, () => {
  test('has a face for every state of a family’s weeks', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const send = (command: Parameters<typeof api.toSprint>[2]) =>
      api.toSprint(familyId, sprintId, command)
    await at(page, '2026-02-27')

    await test.step('no sprint yet', async () => {
      await page.goto(appPaths.dashboard)
      await expectState(page, 'Plan your first week')
    })

    await test.step('a draft waits', async () => {
      const tasks = [
        aTask('read', 'Read a story', { icon: 'read', repeat: { kind: 'once' } }),
        aTask('walk', 'Walk the dog', { owners: ['mia'] }),
      ]
      const fields = { weeks: 1, goalId: 'goal1', missionStep: '', experimentId: null, tasks }
      const sprint = { id: sprintId, name: 'Week 1', startsOn: firstDay, ...fields }
      await send({ type: 'create-sprint', sprint })
      await page.reload()
      await expectState(page, 'Week 1 waits for its plan')
    })

    await test.step('planned, and not begun', async () => {
      await send({ type: 'finish-planning' })
      await page.reload()
      await expectState(page, /^Week\s1 begins on/)
    })

    await test.step('the first day', async () => {
      await at(page, firstDay)
      await page.reload()
      // screens.spec.ts holds it against the rules of accessibility.
      await expect(page.getByRole('link', { name: 'Start the check-in' })).toBeVisible()
      await expect(page.getByText('Press your face when something is done.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'For today' })).toBeVisible()
    })

    await test.step('everything that was due is done', async () => {
      await hands.press(button(page, 'Walk the dog, Mia'))
      await expect(page.getByText('Done for today', { exact: true })).toBeVisible()
      await expect(page.getByText('1 of 1 done'), 'said once').toBeHidden()
      await expectAccessible(page)
      await hands.press(button(page, 'Walk the dog, Mia'))
      await expect(page.getByRole('heading', { name: 'For today' })).toBeVisible()
    })

    await test.step('mid-week, yesterday is filled in', async () => {
      await at(page, '2026-03-04')
      await page.reload()
      await hands.press(button(page, 'Yesterday, 0 of 1'))
      await expect(heading(page, /^Yesterday/)).toBeFocused()
      await expect(heading(page, /^Yesterday/)).toBeInViewport()
      await hands.press(button(page, 'Walk the dog, Mia'))
      await hands.press(button(page, 'Back to today'))
      await expect(button(page, 'Walk the dog, Mia')).toHaveAttribute('aria-pressed', 'false')
      await expect(button(page, /^Yesterday/)).toBeHidden()
      await expect(button(page, 'Fill in an earlier day')).toBeVisible()
    })

    await test.step('something is parked from anywhere, once', async () => {
      const topics = page.getByRole('list', { name: 'To talk about' })
      await hands.press(fold(page, 'Next meeting'))
      const dialog = page.getByRole('dialog')
      await hands.press(button(page, 'Park it for the meeting'))
      await hands.write(dialog.getByRole('textbox'), 'Who feeds the fish')
      // Pressed once too often, it does not open the dialog again.
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(topics).toContainText('fish')
      await expect(dialog).toBeHidden()

      await hands.press(button(page, 'Park it for the meeting'))
      await hands.write(dialog.getByRole('textbox'), 'who feeds the fish')
      await hands.press(dialog.getByRole('button', { name: 'Park it' }))
      await expect(dialog.getByText('That is on the list already.')).toBeVisible()
      // The message about the first waits while the dialog covers it.
      await page.clock.fastForward(60_000)
      await hands.press(dialog.getByRole('button', { name: 'Close' }))
      await hands.press(button(page, 'Undo'))
      await expect(topics).toBeHidden()
    })

    await test.step('without a network', async () => {
      await context.setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
      await hands.press(button(page, 'Walk the dog, Mia'))
      await expect(page.getByText('Done for today', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await context.setOffline(false)
      await expect(page.getByText('You are offline.')).toBeHidden()
    })

    await test.step('a day off', async () => {
      await hands.press(fold(page, 'Week 1'))
      await hands.press(page.getByRole('link', { name: 'Days off' }))
      await expect(heading(page, 'Days off')).toBeInViewport()
      await hands.press(button(page, 'Off from today to the end'))
      await expect(page.getByText(/asks for 8 things instead of 12/)).toBeVisible()
      await hands.press(button(page, 'Undo'))
      for (const name of [/4 Mar/, /5 Mar/])
        await hands.choose(page.getByRole('checkbox', { name }))
      await page.locator('summary').filter({ hasText: 'What that changes' }).tap()
      await expect(page.getByText('Walk the dog: 5 instead of 7 times')).toBeVisible()
      await expectAccessible(page)
      await hands.press(page.getByRole('link', { name: 'Today' }))
      await expectState(page, 'A day off')
      await expect(page.getByText('you go on.')).toContainText('6 March')
    })

    await test.step('over, and waiting to be looked back on', async () => {
      await at(page, '2026-03-09')
      await page.reload()
      await expectState(page, 'Week 1 is over')
    })

    await test.step('the mission’s weeks have gone by', async () => {
      await at(page, '2026-04-14')
      await page.reload()
      await expect(page.getByText('How did your mission go?')).toBeVisible()
      await hands.press(page.getByRole('link', { name: 'Look at the journey' }))
      await expect(page).toHaveURL(appPaths.mission)
    })
    await endMission(page)
  })
})

test.describe('the first view of today', { tag: '@phone' }, () => {
  test('has ticks, with mission, check-in and a date above them [N1] [N9]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const tasks = ['Set the table', 'Walk the dog', 'Read a story'].map((title, index) =>
      aTask(`task${index}`, title),
    )
    const familyId = await aFamilyInItsWeek(api, tasks)
    const entry = { id: 'dentist', title: 'Dentist', date: firstDay, time: '15:00' }
    await api.toFamily(familyId, {
      type: 'add-date',
      entry: { ...entry, memberIds: ['mia'], repeat: null },
    })
    await page.setViewportSize({ width: 360, height: 780 })
    await at(page, firstDay)
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('list', { name: 'On this day' })).toHaveText('15:00 Dentist')
    const first = button(page, 'Set the table, Leo')
    await expect(first).toBeVisible()
    // Below two lines that explain them, on the first day alone.
    expect((await first.boundingBox())!.y).toBeLessThanOrEqual(380)
    await expectFits(page)
    await expectAccessible(page)

    await test.step('and a phone that is somebody’s shows theirs first', async () => {
      await button(page, /^Whose tasks are shown here/).tap()
      await page.getByRole('menuitem', { name: 'Mia' }).tap()
      await expect(button(page, 'Walk the dog, Mia')).toBeVisible()
      await expect(button(page, 'Walk the dog, Leo')).toBeHidden()
      await page.locator('summary').filter({ hasText: 'Everybody else' }).tap()
      await expect(button(page, 'Walk the dog, Leo')).toBeVisible()
      await expectAccessible(page)
      await page.locator('summary').filter({ hasText: 'Everybody else' }).tap()
      await button(page, /^Whose tasks are shown here/).tap()
      await page.getByRole('menuitem', { name: 'Leo' }).tap()
      await expect(button(page, 'Walk the dog, Leo')).toBeVisible()
      await expect(button(page, 'Walk the dog, Mia')).toBeHidden()
    })

    await test.step('the week has the date on its day, and changes it there', async () => {
      await page.goto(appPaths.editSprint)
      await button(page, '15:00 Dentist, Mia').tap()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Time').fill('16:30')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).tap()
      await expect(button(page, '16:30 Dentist, Mia')).toBeVisible()
      await button(page, /^Tuesday/).tap()
      await button(page, 'Add a date').tap()
      await dialog.getByLabel('What is there?').fill('Party')
      await dialog.getByRole('button', { name: 'Add it' }).tap()
      await expect(button(page, 'Party')).toBeVisible()
      await expectAccessible(page)
    })
  })
})

test(
  'on a wide screen the check-in is above the ticks, and the week beside them seen to its end [N36]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [
      aTask('table', 'Set the table', { repeat: { kind: 'times', times: 7 } }),
    ])
    for (const [id, title, date] of [
      ['dentist', 'Dentist', '2026-03-04'],
      ['party', 'Party', '2026-03-10'],
    ] as const) {
      const entry = { id, title, date, time: null, memberIds: [], repeat: null }
      await api.toFamily(familyId, { type: 'add-date', entry })
    }
    await at(page, '2026-03-04')
    await page.goto(appPaths.dashboard)
    const box = async (part: Locator) => (await part.boundingBox())!
    const coming = page.getByRole('list', { name: 'Coming up' })
    await expect(coming).toContainText('Party')
    const [checkIn, dates, tasks] = [
      await box(page.getByRole('link', { name: 'Start the check-in' })),
      await box(page.getByRole('list', { name: 'On this day' })),
      await box(page.getByRole('list', { name: 'For today' })),
    ]
    expect(checkIn.x, 'one column').toBe(tasks.x)
    expect(checkIn.y + checkIn.height).toBeLessThanOrEqual(tasks.y)
    expect(dates.y, 'both in one row').toBe(checkIn.y)
    const bar = await box(page.getByRole('navigation', { name: 'Main' }))
    for (const part of [coming, fold(page, 'Next meeting')]) {
      const { y, height } = await box(part)
      expect(y + height).toBeLessThanOrEqual(bar.y)
    }
    await expectAccessible(page)
  },
)

/** From the mission's screen: let go and taken back, prolonged, reached, and the next one. */
async function endMission(page: Page) {
  const title = 'Read twenty stories together'
  await test.step('a mission is let go and taken up again', async () => {
    await expectState(page, '6 weeks have gone by')
    await expect(page.getByRole('list', { name: /^The journey/ })).toContainText('Week 1')
    await button(page, 'Let it go').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/that is fine/)
    await expectAccessible(page)
    await button(page, 'Take it up again').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
  await test.step('it gets more time', async () => {
    await button(page, '2 weeks more').tap()
    await expect(page.getByRole('img', { name: '1 of 8 weeks walked' })).toBeVisible()
  })
  await test.step('it is reached, celebrated, and kept', async () => {
    // The messages about both actions lie over the last button.
    const dismiss = button(page, 'Dismiss')
    await expect(dismiss).toHaveCount(2)
    await dismiss.first().tap()
    await dismiss.tap()
    await expect(dismiss).toHaveCount(0)
    await page.locator('summary').filter({ hasText: 'Reached it, or has' }).tap()
    await button(page, 'We reached it').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You did it, together')
    await expect(page.getByText(/1 week walked, 2 things done/)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No mission at the moment')
    await page.locator('summary').filter({ hasText: title }).tap()
    await expect(page.getByRole('list', { name: `The journey: ${title}` })).toContainText('Week 1')
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Choose a mission' }).tap()
    await expect(page).toHaveURL(/start-goal/)
  })
}
