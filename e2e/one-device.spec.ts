// One device of a child in both of the child's homes: each week apart, with a network and without.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays } from '#core/time/calendar.ts'
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId, type Api } from './support/api.ts'
import { expectAccessibleDayAndNight } from './support/axe.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import { expectFits, expectFitsTwiceAsLarge } from './support/fits.ts'
import { keptOn, pairForMember } from './support/pairing.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/thumb.ts'
import { agree, isHereOn, norasHome } from './support/two-homes.ts'

const evening = `${firstDay}T18:00:00+01:00`
const nextMorning = `${addDays(firstDay, 1)}T07:30:00+01:00`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Whose week this is' }).getByRole('button', { name })

/** Maya and Ben’s, and Nora’s: both have said that they have the same child. */
async function twoHomes(maya: Api, nora: Api, memberId: string) {
  const task = aTask('own', 'Feed the cat', { owners: [memberId] })
  const here = await aFamilyInItsWeek(maya, [task])
  await isHereOn({ api: maya, familyId: here }, memberId, ['Sunday'])
  const there = await norasHome(nora, 'Water the plants', memberId)
  const { share } = await agree(
    { api: maya, familyId: here },
    { api: nora, familyId: there },
    memberId,
  )
  return { here, there, shareId: share.id }
}

/** As the child’s page sends it, for a birthday. */
const writeLetterFrom = (page: Page, home: string, text: string) =>
  page.evaluate(
    async ({ path, letter }) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(path, { method: 'POST', headers, body: JSON.stringify(letter) })
    },
    {
      path: `${apiPaths.pairedLetters}?home=${home}`,
      letter: {
        id: randomUUID(),
        moment: { kind: 'date', date: `${new Date().getFullYear() + 1}-06-01` },
        content: { text, drawing: null },
      },
    },
  )

const ticksOf = async (api: Api) =>
  (await api.bootstrap()).sprints.find(({ id }) => id === sprintId)?.tasks[0]?.checks ?? {}

test.describe('one device in both homes', { tag: '@phone' }, () => {
  test.use({ viewport: phone })

  test('a child’s phone opens both homes, each apart, until one ends it [17.6, A77]', async ({
    page: parent,
    context,
    server,
    anotherBrowser,
  }) => {
    const nora = apiFor(context, server.url)
    const maya = apiFor(await anotherBrowser(), server.url)
    const { there, shareId } = await twoHomes(maya, nora, 'tom')
    const device = await anotherBrowser()
    const page = await device.newPage()
    await page.clock.setFixedTime(evening)
    await pairForMember(page, maya, (await maya.bootstrap()).family.id, 'tom')
    await expect(button(page, 'Feed the cat')).toBeVisible()
    await expect(choice(page, 'Nora')).toHaveCount(0)

    await test.step('the other home says yes for its own week', async () => {
      await parent.goto(`${settingsPaths.daysHere}?member=tom`)
      const opens = parent.getByRole('switch', { name: /own device from the other home/ })
      await expect(opens).not.toBeChecked()
      await expectGoodOnBothScreens(parent, () => expect(opens).toBeVisible())
      await opens.click()
      await expect(opens).toBeChecked()
      await expectAccessibleDayAndNight(parent)
    })

    await test.step('and it is there, where he is today said', async () => {
      await expect(choice(page, 'Nora')).toBeVisible()
      await expect(choice(page, 'Maya and Ben')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Today you are with Maya and Ben.')).toBeVisible()
      await expectAccessibleDayAndNight(page)
      await expectFits(page)
      await expectFitsTwiceAsLarge(page)
    })

    await test.step('a tick without a network goes to its own home alone', async () => {
      await device.setOffline(true)
      await button(page, 'Feed the cat').click()
      await expect(page.getByText('Offline. It is kept here')).toBeVisible()
      await choice(page, 'Nora').click()
      await expect(choice(page, 'Nora')).toBeFocused()
      await expect(button(page, 'Water the plants')).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByText('No connection just now.')).toBeVisible()
      await expect(page.getByText('What you tick here counts all the same.')).toBeVisible()
      await device.setOffline(false)
      await expect.poll(() => ticksOf(maya)).toEqual({ [firstDay]: ['tom'] })
      expect(await ticksOf(nora)).toEqual({})
    })

    await test.step('what is typed in one is not in the other', async () => {
      await button(page, 'Something to talk about').click()
      const topic = page.getByLabel('What shall we talk about?')
      await topic.fill('A dog')
      await page.getByRole('button', { name: 'Back to today' }).click()
      await choice(page, 'Maya and Ben').click()
      await button(page, 'Something to talk about').click()
      await expect(topic).toHaveValue('')
      await page.getByRole('button', { name: 'Back to today' }).click()
    })

    await test.step('on the next day it opens in the other home by itself', async () => {
      await page.clock.setFixedTime(nextMorning)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText('Today you are with Nora.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Today you are with Nora.')).toBeVisible()
      await expect(choice(page, 'Nora')).toHaveAttribute('aria-pressed', 'true')
      await button(page, 'Water the plants').click()
      await expect.poll(() => ticksOf(nora)).toEqual({ [addDays(firstDay, 1)]: ['tom'] })
    })

    await test.step('letters that came from it are taken back there with one press [A80]', async () => {
      for (const text of ['Dear me', 'Dear cat']) await writeLetterFrom(page, shareId, text)
      await parent.goto(appPaths.letters)
      const takeBack = button(parent, 'Take back 2 letters from Tom’s other home')
      await expectGoodOnBothScreens(parent, () => expect(takeBack).toBeVisible())
      await takeBack.click()
      const dialog = parent.getByRole('dialog')
      await expect(dialog).toContainText('They came from a device of Tom’s other home.')
      await dialog.getByRole('button', { name: 'Take them back' }).click()
      await expect(parent.getByText('Letters taken back, unread')).toBeVisible()
      await expect(takeBack).toHaveCount(0)
    })

    await test.step('that home sees it among its devices, and withdraws it there alone', async () => {
      await parent.goto(settingsPaths.devices)
      await expect(parent.getByText('Tom’s day, from the other home.')).toBeVisible()
      await expectAccessibleDayAndNight(parent)
      await button(parent, 'More for The device').click()
      await expect(parent.getByRole('menuitem', { name: 'New link' })).toHaveCount(0)
      await parent.getByRole('menuitem', { name: 'Withdraw' }).click()
      const dialog = parent.getByRole('dialog')
      await expect(dialog).toContainText('In the other home it is as before.')
      await dialog.getByRole('button', { name: 'Withdraw' }).click()
      await expect(choice(page, 'Nora')).toHaveCount(0)
      await expect(button(page, 'Feed the cat')).toBeVisible()
      expect(await keptOn(page)).not.toContain('Water the plants')
      expect((await nora.bootstrap()).family.id).toBe(there)
    })
  })

  test('a small child finds both homes by their faces [17.6, N24]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const maya = apiFor(context, server.url)
    const nora = apiFor(await anotherBrowser(), server.url)
    const { here, there, shareId } = await twoHomes(maya, nora, 'leo')
    const path = apiPaths.sharedMember(there, shareId)
    await nora.patch(path, { opens: true })
    await page.clock.setFixedTime(evening)
    await pairForMember(page, maya, here, 'leo')
    await expect(choice(page, 'Nora')).toBeVisible()
    await expectAccessibleDayAndNight(page)
    await expectFitsTwiceAsLarge(page)
    const { height = 0 } = (await choice(page, 'Nora').boundingBox()) ?? {}
    expect(height, 'for a small thumb').toBeGreaterThanOrEqual(72)
    await choice(page, 'Nora').press('Enter')
    await expect(page.getByRole('button', { name: 'Water the plants', exact: true })).toBeVisible()
  })
})
