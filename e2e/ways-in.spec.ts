// Who and what can get in: a session that lay about is asked who sits there, a changed password ends
// what is open and leads to the list, and the list ends the rest.
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { button, field } from './first-week/journey.ts'
import { aFamilySetUp, apiFor, password } from './support/api.ts'
import { expectAccessible, expectAccessibleDayAndNight } from './support/axe.ts'
import { anOffer } from './support/pairing.ts'
import { expect, test } from './support/test.ts'

const another = 'walrus-parasol-9'

test(
  'a changed password leads to who and what can get in, and each ends with a press [A84]',
  { tag: '@phone' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    await page.setViewportSize({ width: 360, height: 780 })
    const dialog = page.getByRole('dialog')
    const list = (name: string) => page.getByRole('list', { name }).getByRole('listitem')

    const feed = await test.step('what lets somebody in asks who sits there, once', async () => {
      // As if the session had been open for a while: the server would take it for a fresh sign-in.
      let isAsked = true
      await page.route(`**${apiPaths.calendarFeed}`, async (route) => {
        if (route.request().method() !== 'POST' || !isAsked) return route.fallback()
        isAsked = false
        const json = { code: 'proof-needed', message: 'Please show once more that it is you.' }
        await route.fulfill({ status: 403, json })
      })
      await page.goto(settingsPaths.reminders)
      await hands.press(button(page, 'Show it in my calendar'))
      await expect(dialog).toContainText('Is it you?')
      await hands.write(field(page, 'Your password'), 'guess')
      await hands.press(dialog.getByRole('button', { name: 'Go on' }))
      await expect(dialog.getByText('This is not your current password.')).toBeVisible()
      await expectAccessible(page)
      await hands.write(field(page, 'Your password'), password)
      await hands.press(dialog.getByRole('button', { name: 'Go on' }))
      await expect(dialog).toBeHidden()
      return field(page, 'The link for your calendar').inputValue()
    })

    const tablet = await test.step('others are in', async () => {
      const wall = await anOffer(api, familyId, { kind: 'wall' })
      const kitchen = await anotherBrowser()
      await kitchen.request.post(server.url + apiPaths.pairing, {
        data: { secret: wall.secret },
        headers: { origin: server.url },
      })
      await anOffer(api, familyId, { kind: 'member', memberId: 'mia' })
      await api.post(apiPaths.invites(familyId), { toEmail: api.emailOf('ben'), name: 'Ben' })
      const phone = await anotherBrowser()
      await apiFor(phone, server.url).signIn(api.email)
      return kitchen
    })

    await test.step('another password ends what is open, and offers the list', async () => {
      await page.goto(settingsPaths.signIn)
      await hands.press(page.getByText('Change the password').first())
      await hands.write(field(page, 'Your current password'), password)
      await hands.write(field(page, 'New password'), another)
      await hands.press(button(page, 'Change the password'))
      await expect(page.getByText('Your password is changed. Look at')).toBeVisible()
      await hands.press(page.getByRole('link', { name: 'who and what can get in', exact: true }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who and what can get in')
      await expect(list('Who is in')).toHaveCount(1)
      await expect(list('Into your account')).toHaveCount(1)
      await expect(list('Into your account')).toContainText('This device')
      await expect(list('Devices without an account')).toHaveCount(1)
      await expect(
        list('Addresses, programs and invites').filter({ hasText: 'Calendar address' }),
      ).toBeHidden()
      await expect(list('Addresses, programs and invites')).toBeHidden()
      expect((await context.request.get(feed)).status()).toBe(404)
      await expectAccessibleDayAndNight(page)
    })

    await test.step('one ends with a press, and all of it with one', async () => {
      expect((await tablet.request.get(server.url + apiPaths.pairing)).status()).toBe(200)
      await hands.press(button(page, 'End The device'))
      await expect(page.getByText('The device: ended')).toBeVisible()
      await expect(list('Devices without an account')).toHaveCount(0)
      expect((await tablet.request.get(server.url + apiPaths.pairing)).status()).toBe(401)
      await api.post(apiPaths.calendarFeed, {})
      await anOffer(api, familyId, { kind: 'wall' })
      await page.reload()
      await expect(
        list('Addresses, programs and invites').filter({ hasText: 'Calendar address' }),
      ).toBeVisible()
      await hands.press(button(page, 'End all but this device'))
      await expect(dialog).toContainText('People who are in your family stay')
      await expectAccessible(page)
      await hands.press(dialog.getByRole('button', { name: 'End all of it' }))
      await expect(page.getByText('All of it is ended')).toBeVisible()
      await expect(
        list('Addresses, programs and invites').filter({ hasText: 'Calendar address' }),
      ).toBeHidden()
      await expect(button(page, 'End all but this device')).toBeHidden()
      await page.goto(appPaths.dashboard)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  },
)
