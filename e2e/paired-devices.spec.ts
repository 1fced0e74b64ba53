// A parent lets devices in that have no account, sees them come, and withdraws one.
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { apiPaths, pairedPaths, settingsPaths } from '#core/paths.ts'
import { arriveAt, button, field } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const devices = (page: Page) => page.getByRole('list', { name: 'Devices without an account' })

test(
  'a parent lets in a child’s device and the wall, and withdraws one [N24] [A77]',
  { tag: '@phone' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    const sent = (browser: BrowserContext, path: string, data: object) =>
      browser.request.post(server.url + path, { data, headers: { origin: server.url } })
    const [phone, thief, tablet] = [
      await anotherBrowser(),
      await anotherBrowser(),
      await anotherBrowser(),
    ]
    await page.goto(settingsPaths.family)
    await hands.press(page.getByRole('link', { name: /^A child’s phone, or a tablet on the wall/ }))
    await arriveAt({ page }, 'A child’s phone, or a tablet on the wall')
    await expect(page.getByText('No device has been let in yet.')).toBeVisible()
    await expectAccessible(page)

    const secret = await test.step('a link for Tom, which is told once', async () => {
      await hands.press(button(page, 'Give Tom a way in'))
      await hands.write(field(page, 'What do you call this device?'), '')
      await hands.press(button(page, 'Make the link'))
      await expect(page.getByText('Write what you call this device.')).toBeVisible()
      await hands.write(field(page, 'What do you call this device?'), 'Tom’s old phone')
      await hands.press(button(page, 'Make the link'))
      await expect(dialog(page).getByRole('img', { name: /the way in for Tom/ })).toBeVisible()
      const link = await field(page, 'The link').inputValue()
      expect(link).toContain(`${server.url}${pairedPaths.mine}#`)
      await expectAccessible(page)
      return link.split('#')[1]!
    })

    await test.step('the first who has it is in, and the parent hears of it', async () => {
      expect((await sent(phone, apiPaths.pairing, { secret })).status()).toBe(200)
      await expect(dialog(page)).toBeHidden({ timeout: 10_000 })
      await expect(page.getByText('Tom’s old phone is in')).toBeVisible()
      await expect(devices(page)).toContainText(/Tom’s day[.] Since .*Used in the last day/)
      expect((await sent(thief, apiPaths.pairing, { secret })).status()).toBe(400)
      const tick = { type: 'tick', taskId: 'read', memberId: 'tom', date: firstDay, done: true }
      const command = { id: randomUUID(), ...tick }
      const ticked = await sent(phone, apiPaths.pairedSprintCommands(sprintId), command)
      expect(ticked.status()).toBe(200)
    })

    await test.step('the wall by a code that is read and typed', async () => {
      await hands.press(button(page, 'Pair a tablet'))
      await hands.press(button(page, 'Show the code'))
      const code = dialog(page).getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
      await expect(code).toBeVisible()
      await expect(dialog(page)).toContainText(pairedPaths.wall)
      await expect(dialog(page)).toContainText(/for 1[45]:\d\d minutes more/)
      await expectAccessible(page)
      const typed = (await code.innerText()).toLowerCase().replace('-', '')
      expect((await sent(tablet, apiPaths.pairing, { secret: typed })).status()).toBe(200)
      await expect(devices(page)).toContainText('Everybody’s day.', { timeout: 10_000 })
      await expect(dialog(page)).toBeHidden()
    })

    await test.step('one is withdrawn, once that was asked plainly', async () => {
      await hands.press(button(page, 'More for Tom’s old phone'))
      await hands.press(page.getByRole('menuitem', { name: 'Withdraw' }))
      await expect(dialog(page)).toContainText('There is no undo')
      await expectAccessible(page)
      await hands.press(dialog(page).getByRole('button', { name: 'Withdraw' }))
      await expect(devices(page)).not.toContainText('Tom’s day')
      const answer = await phone.request.get(server.url + apiPaths.pairing)
      expect(answer.status()).toBe(401)
      expect((await tablet.request.get(server.url + apiPaths.pairing)).status()).toBe(200)
    })
  },
)
