// Reminders as somebody meets them: chosen, let in, asked for in a task, and as they come to the device.
import type { Page } from '@playwright/test'
import type { PushMessage } from '#core/reminders/schema.ts'
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { arriveAt, button, fold } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible, expectAccessibleDayAndNight } from './support/axe.ts'
import { aDevice, withPushService } from './support/notifications.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 780 }
const story = 'Read a story aloud'
const times = { meetingDay: 'Sunday', meetingTime: '17:00', standUpTime: '18:30' } as const

const kind = (page: Page, name: string) => page.getByRole('group', { name: `${name}: how` })
const chosen = (page: Page, name: string, channel: string) =>
  kind(page, name).getByRole('radio', { name: channel })

/** Until the server has what is chosen meanwhile. */
async function untilKept(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith(apiPaths.reminders) && response.request().method() === 'POST',
  )
  await choose()
  expect((await answered).status()).toBe(200)
}

test.describe('reminders', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'allow', viewport: phone })

  test('are chosen, let in by a press, asked for in a task, and ended again [N23]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await withPushService(context)
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', story)])
    await api.toFamily(familyId, { type: 'edit-family', changes: { settings: times } })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(settingsPaths.reminders)
    await arriveAt({ page }, 'Reminders and calendar')

    await test.step('nothing is on before somebody says so', async () => {
      await expect(page.getByText('Nothing reminds you yet')).toBeVisible()
      for (const name of ['Check-in', 'Meeting', 'Look back', 'Tasks'])
        await expect(chosen(page, name, 'None')).toBeChecked()
      await expect(kind(page, 'Check-in').locator('..')).toContainText('Every day at 18:30')
      await expectAccessibleDayAndNight(page)
    })

    await test.step('one press takes what is suggested, and lets notifications in', async () => {
      await hands.press(button(page, 'Remind me like this'))
      await expect(page.getByText('Notifications come to this device.')).toBeVisible()
      await expect(chosen(page, 'Meeting', 'Notification')).toBeChecked()
    })

    await test.step('each choice is kept', async () => {
      await kind(page, 'Look back').getByText('None').click()
      await expect(chosen(page, 'Look back', 'None')).toBeChecked()
      await page.getByLabel('From').fill('18:00')
      await untilKept(page, () => page.getByLabel('From').blur())
      await expect(page.getByText('Every day at 18:30: in your quiet hours')).toBeVisible()
      const says = page.getByRole('switch', { name: /names and what it is about/ })
      await untilKept(page, () => hands.choose(says))
      await page.reload()
      await expect(chosen(page, 'Look back', 'None')).toBeChecked()
      await expect(page.getByLabel('From')).toHaveValue('18:00')
      await expect(says).toBeChecked()
      await expect(page.getByText('Notifications come to this device.')).toBeVisible()
    })

    await test.step('what does not get there says so, and is lost nowhere', async () => {
      await page.route('**/api/reminders', (route) => route.abort())
      await kind(page, 'Meeting').getByText('None').click()
      await expect(page.getByRole('alert')).toContainText('This is not saved yet.')
      await expect(chosen(page, 'Meeting', 'None')).toBeChecked()
      await expectAccessible(page)
      await page.unroute('**/api/reminders')
      await untilKept(page, () => hands.press(button(page, 'Try again')))
      await expect(page.getByRole('alert')).toBeHidden()
      await page.reload()
      await expect(chosen(page, 'Meeting', 'None')).toBeChecked()
    })

    await test.step('a task reminds whoever asked for it, until they no longer want it', async () => {
      await page.goto(appPaths.editSprint)
      await hands.press(button(page, `Change: ${story}`))
      await hands.press(fold(page, 'Remind me'))
      await page.getByLabel('Remind me at').fill('17:45')
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Remind me' }))
      const said = page.getByText('You alone are reminded at 17:45')
      await expect(said).toBeVisible()
      // What the dialog's foot covers by half is no smaller for it.
      await said.evaluate((line) => line.scrollIntoView({ block: 'center' }))
      await expectAccessible(page)
      await hands.press(page.getByRole('link', { name: 'All reminders' }))
      const tasks = page.getByRole('list', { name: 'Tasks that you are reminded of' })
      await expect(tasks).toContainText(`${story}, at 17:45`)
      await hands.press(button(page, `No more reminders of “${story}”`))
      await expect(tasks).toBeHidden()
    })

    await test.step('they stop coming to this device', async () => {
      await hands.press(button(page, 'Not here any more'))
      await expect(button(page, 'Let them come here')).toBeVisible()
    })

    await test.step('blocked, they say how they are allowed, and come by mail meanwhile', async () => {
      const become = (permission: string) =>
        page.evaluate((now) => localStorage.setItem('made-up-permission', now), permission)
      // The server of the journeys sends no mail.
      await page.route('**/api/reminders', async (route) => {
        if (route.request().method() !== 'GET') return route.continue()
        const response = await route.fetch()
        const found: object = await response.json()
        return route.fulfill({ response, json: { ...found, mails: true } })
      })
      await become('denied')
      await page.reload()
      await expect(page.getByText('Press the lock or the settings sign')).toBeVisible()
      await hands.press(button(page, 'Check again'))
      await expect(page.getByText('Notifications are still blocked here.')).toBeVisible()
      await expectAccessibleDayAndNight(page)
      await untilKept(page, () => hands.press(button(page, 'Mail me instead')))
      await expect(chosen(page, 'Check-in', 'Mail')).toBeChecked()
      await expect(chosen(page, 'Look back', 'None')).toBeChecked()
      await expect(button(page, 'Mail me instead')).toBeHidden()
      await become('granted')
      await context.grantPermissions(['notifications'])
      await expect(button(page, 'Let them come here'), 'it is seen by itself').toBeVisible()
    })
  })

  test('come to the device, are answered by their buttons, and late ones keep still [N23]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', story)])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const device = await aDevice(page)
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const message: PushMessage = {
      kind: 'task',
      taskId: 'read',
      day: firstDay,
      title: 'Something you wanted to think of',
      body: 'It is in your plan for today.',
      tag: 'task-read',
      path: appPaths.standUp,
      until: inAnHour,
    }
    const { title, body, tag } = message

    await test.step('one is shown, and one of its kind takes its place', async () => {
      await device.deliver(message)
      await expect.poll(device.shown).toEqual([{ title, body, tag, silent: false }])
      await device.deliver({ ...message, body: 'Once more.' })
      await expect.poll(async () => (await device.shown())[0]?.body).toBe('Once more.')
      expect(await device.shown()).toHaveLength(1)
    })

    await test.step('its button does what it says, and the page sees it', async () => {
      await device.press('done')
      await expect.poll(device.shown).toEqual([])
      const ticked = async () => {
        const { sprints } = await api.bootstrap()
        return sprints.find(({ id }) => id === sprintId)?.tasks[0]?.checks[firstDay]?.length ?? 0
      }
      expect(await ticked()).toBe(1)
      await expect(page.getByRole('button', { name: `${story}, Maya` })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })

    await test.step('an answer that does not get through says so', async () => {
      await device.deliver({ ...message, taskId: 'not a task' })
      await expect.poll(async () => (await device.shown()).length).toBe(1)
      await device.press('done')
      await expect
        .poll(async () => (await device.shown())[0]?.body)
        .toContain('did not get through')
    })

    await test.step('a press on it leads there, without a reload', async () => {
      await page.evaluate(() => Object.assign(window, { isTheSame: true }))
      await device.press('')
      await expect(page).toHaveURL(appPaths.standUp)
      expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    })

    await test.step('one that is late is shown to nobody who is here', async () => {
      await device.deliver({ ...message, until: '2026-03-01T00:00:00.000Z' })
      await device.deliver({ ...message, tag: 'other', title: 'After it' })
      await expect
        .poll(device.shown)
        .toEqual([{ title: 'After it', body, tag: 'other', silent: false }])
    })
  })
})
