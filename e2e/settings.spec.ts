// The settings: everything has its place, the family goes out and comes in as a file, other devices
// are signed out at once, and whoever deletes the account leaves nothing behind.
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { arriveAt, button, field } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const places: [path: string, name: string][] = [
  [settingsPaths.family, 'Family'],
  [settingsPaths.coParents, 'Co-parents'],
  [settingsPaths.week, 'Week and meeting'],
  [settingsPaths.reminders, 'Reminders and calendar'],
  [settingsPaths.device, 'This device'],
  [settingsPaths.signIn, 'You and signing in'],
  [settingsPaths.data, 'Your data'],
]
const another = 'walrus-parasol-9'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true })
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')
const notDone = 'This is not your current password.'

test.describe('the settings', { tag: '@phone' }, () => {
  test('are places, and keep the family’s data, devices and account in its own hands [N18]', async ({
    page,
    context,
    server,
    hands,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await test.step('a short page of places, each a screen with a way back', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(appPaths.settings)
      await arriveAt({ page }, 'Settings')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, 'everything stands on one screen').toBeLessThanOrEqual(780)
      const index = page.getByRole('navigation', { name: 'Settings' })
      await expect(index.getByRole('link')).toHaveCount(places.length)
      for (const [path, name] of places) {
        await hands.press(index.getByRole('link', { name: new RegExp(`^${name}`) }))
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(page).toHaveTitle(`${name} · Elefam`)
        await expect(index).toBeHidden()
        await hands.press(page.getByRole('link', { name: 'Settings' }))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
      }
    })

    await test.step('on a wide screen the place stands beside the list', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const index = page.getByRole('navigation', { name: 'Settings' })
      await index.getByRole('link', { name: /^This device/ }).click()
      await expect(page).toHaveURL(settingsPaths.device)
      await expect(index.locator('[aria-current=page]')).toHaveText(/^This device/)
      const [list, place] = [
        (await index.boundingBox())!,
        (await page.getByRole('heading', { level: 1 }).boundingBox())!,
      ]
      expect(place.x).toBeGreaterThan(list.x + list.width)
      await page.getByText('Dark', { exact: true }).click()
      await expect(index).toContainText('Always dark')
      await page.getByText('Automatic', { exact: true }).click()
      await page.setViewportSize({ width: 360, height: 780 })
    })

    await test.step('a link of an earlier mail leads to its place', async () => {
      await page.goto(`${appPaths.settings}#leaving`)
      await expect(page).toHaveURL(settingsPaths.data)
    })

    const copy = await test.step('the family leaves as a file and as a table', async () => {
      await hands.press(button(page, 'File for Elefam'))
      await hands.write(field(page, 'Your password'), 'guess')
      await hands.press(inDialog(page, 'Download'))
      await expect(dialog(page).getByText(notDone)).toBeVisible()
      await expectAccessible(page)
      await hands.write(field(page, 'Your password'), password)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        hands.press(inDialog(page, 'Download')),
      ])
      expect(file.suggestedFilename()).toMatch(/^elefam-family-[\d-]+[.]json$/)
      expect(JSON.parse(await textOf(file))).toMatchObject({ format: 'elefam-family' })
      await hands.press(button(page, 'Table (CSV)'))
      await hands.write(field(page, 'Your password'), password)
      const [table] = await Promise.all([
        page.waitForEvent('download'),
        hands.press(inDialog(page, 'Download')),
      ])
      expect(await textOf(table)).toContain('Read a story aloud')
      return file
    })

    await test.step('another family reads it in: at once where there is nothing, after a word where there is', async () => {
      const elsewhere = await anotherBrowser()
      await apiFor(elsewhere, server.url).signUp('ola@example.org')
      const theirs = await elsewhere.newPage()
      await theirs.goto(settingsPaths.data)
      const chooser = theirs.getByLabel('A file that Elefam wrote')
      await chooser.setInputFiles({
        name: 'plan.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"name":"something else"}'),
      })
      await expect(theirs.getByRole('alert')).toContainText('This is not a file that Elefam wrote.')
      await chooser.setInputFiles(await copy.path())
      await expect(theirs.getByText('Your family is here')).toBeVisible()
      await theirs.goto(settingsPaths.family)
      await expect(theirs.getByRole('list', { name: 'Your family', exact: true })).toContainText(
        'Mia',
      )
      await theirs.goto(settingsPaths.data)
      await chooser.setInputFiles(await copy.path())
      await expect(dialog(theirs)).toContainText('5 people and 1 week')
      await dialog(theirs).getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('a second device is signed out from here', async () => {
      const phone = await anotherBrowser()
      await apiFor(phone, server.url).signIn(api.email)
      const other = await phone.newPage()
      await other.goto(appPaths.dashboard)
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(settingsPaths.waysIn)
      const devices = page.getByRole('list', { name: 'Into your account' }).getByRole('listitem')
      await expect(devices).toHaveCount(2)
      await hands.press(devices.getByRole('button', { name: /^Sign out/ }))
      await expect(devices).toHaveCount(1)
      await expect(other).toHaveURL(`${server.url}/`, { timeout: 5_000 })
    })

    const feed = await test.step('a calendar of one’s own', async () => {
      await page.goto(settingsPaths.reminders)
      await hands.press(button(page, 'Show it in my calendar'))
      const address = await field(page, 'The link for your calendar').inputValue()
      expect((await context.request.get(address)).status()).toBe(200)
      return address
    })

    await test.step('another password', async () => {
      await page.goto(settingsPaths.signIn)
      await hands.press(page.getByText('Change the password').first())
      await hands.write(field(page, 'Your current password'), password)
      await hands.write(field(page, 'New password'), another)
      await hands.press(button(page, 'Change the password'))
      await expect(page.getByText('Your password is changed.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a child is deleted, name and all', async () => {
      await page.goto(settingsPaths.family)
      await hands.press(button(page, /^Edit Leo/))
      await hands.press(inDialog(page, 'Delete for good'))
      await hands.write(field(page, 'Your password'), another)
      await hands.press(inDialog(page, 'Delete Leo'))
      await expect(page.getByText('Leo is deleted')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Your family', exact: true })).not.toContainText(
        'Leo',
      )
    })

    await test.step('the account goes without a trace', async () => {
      await page.goto(settingsPaths.data)
      await hands.press(button(page, 'Delete my account'))
      await hands.write(field(page, 'Your password'), another)
      await hands.press(inDialog(page, 'Delete my account'))
      await expect(page).toHaveURL(`${server.url}/`)
      await page.goBack()
      await expect(page).toHaveURL(`${server.url}/`)
      await expect(page.getByText('Mia')).toHaveCount(0)
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      )
      expect(kept).not.toContain('Mia')
      expect((await context.request.get(feed)).status()).toBe(404)
    })
  })
})

test(
  'a time is kept once it is whole and left, and not on the way to it [W4]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [aTask('read', 'Read a story')])
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/commands')) sent.push(request.postData() ?? '')
    })
    await page.goto(settingsPaths.week)
    const time = page.getByLabel('Check-in time')
    await time.fill('06:03')
    await page.waitForTimeout(300)
    expect(sent.filter((text) => text.includes('standUpTime'))).toEqual([])
    await time.fill('06:30')
    await time.blur()
    await expect
      .poll(() => sent.filter((text) => text.includes('standUpTime')).length, { timeout: 5_000 })
      .toBe(1)
    expect(sent.join()).toContain('"standUpTime":"06:30"')
  },
)
