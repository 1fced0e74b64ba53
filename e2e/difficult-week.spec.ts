// A difficult week: a night shift, somebody who leaves, a network that is away.
import type { Page } from '@playwright/test'
import type { Invite } from '#core/invites/schema.ts'
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, password, sprintId } from './support/api.ts'
import { expectAccessibleDayAndNight } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/thumb.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Without a network Leo ticks a task that leaves the plan meanwhile: the server will not take it. */
async function tickWhatIsGone(page: Page, url: string) {
  const context = page.context()
  const api = apiFor(context, url)
  const familyId = await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog')])
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  await page.goto(appPaths.dashboard)
  const tick = button(page, 'Walk the dog, Leo')
  await expect(tick).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await tick.click()
  await expect(page.getByText('Offline, will send')).toBeVisible()
  await api.toSprint(familyId, sprintId, { type: 'remove-task', taskId: 'walk' })
  await context.setOffline(false)
}

test.describe('a difficult week', { tag: '@phone' }, () => {
  test.use({ viewport: phone })

  test('a family’s day ends when it says so, and its ticks are of that day [P25]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog', { owners: ['leo'] })])
    await page.clock.setFixedTime(`${firstDay}T21:00:00+01:00`)
    await page.goto(settingsPaths.week)
    await page.getByLabel('When does your day end?').selectOption('03:00')
    await expectAccessibleDayAndNight(page)
    await page.clock.setFixedTime('2026-03-02T01:30:00+01:00')
    await page.goto(appPaths.dashboard)
    await button(page, 'Walk the dog, Leo').click()
    const checks = async () => (await api.bootstrap()).sprints[0]!.tasks[0]!.checks
    await expect.poll(checks).toEqual({ [firstDay]: ['leo'] })
  })

  test('who began the family leaves it to the other parent, who reads what happened [P18]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog')])
    const other = await anotherBrowser()
    const ben = apiFor(other, server.url)
    const invite = { toEmail: api.emailOf('ben'), name: 'Ben' }
    const { inviteId } = await api.post<Invite>(apiPaths.invites(familyId), invite)
    await ben.signUp(invite.toEmail)
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    const there = await other.newPage()
    await there.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await there.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
    await expect(there.getByText('Walk the dog')).toBeVisible()

    await page.goto(settingsPaths.data)
    await button(page, 'Leave the family').click()
    const asked = page.getByRole('dialog', { name: 'Leave the family to Ben?' })
    await expect(asked).toContainText('The family goes on with Ben')
    await expect(asked.getByRole('link', { name: 'hand it over' })).toBeVisible()
    await expectAccessibleDayAndNight(page)
    await page.keyboard.press('Escape')
    await button(page, 'Delete my account').click()
    const leaving = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(leaving).toContainText('The family goes on with Ben')
    await page.getByLabel('Your password').fill(password)
    await leaving.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(`${server.url}/`)

    await expect(there.getByRole('alert')).toContainText('Maya has left, and deleted their part.')
    await expect(there.getByText('Walk the dog')).toBeVisible()
    expect((await ben.bootstrap()).user.role).toBe('primary')
  })

  test('a button that needs the server says at once that there is none [P26]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog')])
    await page.goto(`${settingsPaths.daysHere}?member=mia`)
    await expect(button(page, 'Make a code for the other home')).toBeVisible()
    await context.setOffline(true)
    await button(page, 'Make a code for the other home').click()
    await expect(page.getByText('The server could not be reached.')).toBeVisible()
    await context.setOffline(false)
  })

  test('what only somebody who leaves had to do is everybody’s, and comes back with them [P26]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [
      aTask('walk', 'Walk the dog', { owners: ['leo'] }),
      aTask('read', 'Read a story', { owners: ['leo', 'mia'], sharing: 'one' }),
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(settingsPaths.family)
    await button(page, 'Edit Leo').click()
    await button(page, 'Take out of the family').click()
    await expect(page.getByText('What only they had to do is everybody’s now')).toBeVisible()
    const owners = async () => (await api.bootstrap()).sprints[0]!.tasks.map((task) => task.owners)
    await expect.poll(owners).toEqual(['everyone', ['leo', 'mia']])
    await page
      .getByRole('region', { name: /Messages/ })
      .getByText('Undo')
      .click()
    await expect.poll(owners).toEqual([['leo'], ['leo', 'mia']])
    await expect
      .poll(async () => (await api.bootstrap()).family.familyData.children.map(({ id }) => id))
      .toContain('leo')
  })

  test('what could not be saved is said in the bar, not over the question [P23]', async ({
    page,
    server,
  }) => {
    await tickWhatIsGone(page, server.url)
    const sign = button(page, 'One change was not saved')
    await expect(sign).toBeVisible()
    await page.goto(appPaths.standUp)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const [above, below] = [await sign.boundingBox(), await heading.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  })

  test('a page that was cut off while it loaded says so, and comes whole again [P21]', async ({
    page,
    server,
  }) => {
    const part = '**/assets/refused-commands-*.js'
    await page.route(part, (route) => route.abort('internetdisconnected'))
    await tickWhatIsGone(page, server.url)
    await expect(page.getByText('A part of this page did not arrive')).toBeVisible()
    await expectAccessibleDayAndNight(page)
    await page.unroute(part)
    await button(page, 'Load it again').click()
    await expect(button(page, 'One change was not saved')).toBeVisible()
  })
})
