// A parent lets other programs take part: one acts by a token, another is told of what happens.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { apiPaths, settingsPaths } from '#core/paths.ts'
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts'
import { arriveAt, button, field } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, password, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test.describe('other programs', { tag: '@phone' }, () => {
  test.use({ serverEnv: { PRIVATE_WEBHOOKS: 'yes' } })

  test('act by a token and are told of ticks, until a parent ends it [E3] [A77]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    const receiver = await startWebhookReceiver()
    const ask = (token: string) =>
      fetch(server.url + apiPaths.today, { headers: { authorization: `Bearer ${token}` } })
    const tick = (done: boolean) => {
      const ticked = { taskId: 'read', memberId: 'tom', date: firstDay, done }
      return api.toSprint(familyId, sprintId, { id: randomUUID(), type: 'tick', ...ticked })
    }

    await page.goto(settingsPaths.signIn)
    await hands.press(page.getByRole('link', { name: /^Other programs/ }))
    await arriveAt({ page }, 'Other programs')

    const token = await test.step('a token is made with the password, and shown once', async () => {
      await hands.press(button(page, 'Make a token'))
      await hands.press(button(page, 'Make it'))
      await expect(page.getByText('Write which program it is for.')).toBeVisible()
      await hands.write(field(page, 'Which program is it for?'), 'Kitchen light')
      await hands.write(field(page, 'Your password'), 'not mine at all')
      await hands.press(button(page, 'Make it'))
      await expect(page.getByText('This is not your current password.')).toBeVisible()
      await expectAccessible(page)
      await hands.write(field(page, 'Your password'), password)
      await hands.press(button(page, 'Make it'))
      const shown = await field(page, 'The token').inputValue()
      expect(shown).toMatch(/^elefam_/)
      await expectAccessible(page)
      await hands.press(button(page, 'Done'))
      expect((await ask(shown)).status).toBe(200)
      return shown
    })

    const secret =
      await test.step('an address is told, and knows by a secret who it is', async () => {
        await hands.press(button(page, 'Add an address'))
        await hands.write(field(page, 'Its address'), 'http://8.8.8.8/')
        await hands.press(button(page, 'Add it'))
        await expect(
          page.getByText('Only an address that begins with https:// can be told of this.'),
        ).toBeVisible()
        await hands.write(field(page, 'Its address'), receiver.url)
        await hands.press(dialog(page).getByText('With names and titles'))
        await hands.press(button(page, 'Add it'))
        const shown = await field(page, 'Its secret').inputValue()
        await hands.press(button(page, 'Done'))
        await tick(true)
        await expect.poll(() => receiver.deliveries.length, { timeout: 10_000 }).toBe(1)
        return shown
      })

    await test.step('what was not told as the power went is told after it', async () => {
      receiver.hangs()
      await tick(false)
      await expect.poll(() => receiver.deliveries.length, { timeout: 10_000 }).toBe(2)
      await server.kill9()
      receiver.answersWith(204)
      await server.restart()
      await tick(true)
      const told = () => receiver.deliveries.map(({ headers }) => headers['webhook-id'])
      // The new one at once, and the one before it once its lease has ended.
      await expect.poll(() => told().length, { timeout: 50_000 }).toBe(4)
      expect(new Set(told()).size).toBe(3)
      expect(told().filter((id) => id === told()[1])).toHaveLength(2)
      for (const { headers, body } of receiver.deliveries) {
        const message = new Webhook(secret).verify(body, headers as Record<string, string>)
        expect(message).toMatchObject({ type: 'day.ticked', data: { task: 'Read a story aloud' } })
      }
    })

    await test.step('the other gets another secret, shown once [I6]', async () => {
      await page.reload()
      await hands.press(page.getByRole('button', { name: /^More for / }))
      await hands.press(page.getByRole('menuitem', { name: 'Give it another secret' }))
      await expect(dialog(page)).toContainText('The earlier one is good for a day more.')
      expect(await field(page, 'Its secret').inputValue()).toMatch(/^whsec_/)
      await hands.press(button(page, 'Done'))
    })

    await test.step('and both end with one press', async () => {
      await page.reload()
      await expect(page.getByRole('list', { name: 'Your tokens' })).toContainText(
        /Kitchen light.*Reads[.]/,
      )
      await expect(page.getByRole('list', { name: 'Who is told' })).toContainText('Last told on')
      await expectAccessible(page)
      await hands.press(button(page, 'Withdraw Kitchen light'))
      await hands.press(dialog(page).getByRole('button', { name: 'Withdraw', exact: true }))
      await expect(page.getByText('No program has one so far.')).toBeVisible()
      expect((await ask(token)).status).toBe(401)
      await hands.press(page.getByRole('button', { name: /^More for / }))
      await hands.press(page.getByRole('menuitem', { name: 'Tell it nothing more' }))
      await expect(page.getByRole('list', { name: 'Who is told' })).toBeHidden()
    })
    await receiver.stop()
  })
})
