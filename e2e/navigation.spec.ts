// The navigation at the foot of a family's screens: it keeps its own strip, and says when it is time.
import type { Page } from '@playwright/test'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expect, test } from './support/test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const checkIn = (page: Page) => bar(page).getByRole('link', { name: /^Check in/ })
const disc = (page: Page) => checkIn(page).locator('span').first()
const colours = (page: Page) =>
  disc(page).evaluate((element) => {
    const { backgroundColor, borderColor } = getComputedStyle(element)
    return backgroundColor === borderColor ? 'filled' : 'outlined'
  })

async function atHome(page: Page, api: ReturnType<typeof apiFor>, hour: string) {
  await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
  await page.clock.setFixedTime(`${firstDay}T${hour}:00:00+01:00`)
}

for (const tag of ['@phone', '@desktop']) {
  test(
    `the navigation covers nothing, and only the screen is selected [N19] ${tag}`,
    {
      tag,
    },
    async ({ page, context, server }) => {
      await atHome(page, apiFor(context, server.url), '17')
      for (const path of [appPaths.settings, settingsPaths.signIn, appPaths.more]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const strip = (await bar(page).boundingBox())!
        expect(strip.height).toBeLessThanOrEqual(84)
        const last = page.locator('main :is(a, button, p, input):visible').last()
        const end = async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          const { y, height } = (await last.boundingBox())!
          return y + height
        }
        // What comes from the server makes a place longer.
        await expect.poll(end, path).toBeLessThanOrEqual(strip.y)
        const round = (await disc(page).boundingBox())!
        expect(round.y, 'the disc stays within the bar').toBeGreaterThanOrEqual(strip.y)
        await expect(bar(page).locator('[aria-current]')).toHaveText(['More'])
        // Nothing of the page shows through.
        const ground = await bar(page).evaluate((nav) => getComputedStyle(nav).backgroundColor)
        expect(ground).toMatch(/^rgb\(/)
      }
    },
  )
}

test(
  '“Check in” is filled while it is due, outlined before, and a check afterwards [N19, K13]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await atHome(page, api, '12')
    const { family } = await api.bootstrap()
    await page.goto(appPaths.more)
    await expect.poll(() => colours(page)).toBe('filled')
    await api.toFamily(family.id, {
      type: 'edit-family',
      changes: { settings: { standUpTime: '18:30' } },
    })
    await expect.poll(() => colours(page)).toBe('outlined')
    await api.toSprint(family.id, sprintId, { type: 'close-stand-up', date: firstDay, offer: '' })
    await expect(checkIn(page)).toHaveAccessibleName('Check in, done today')
    await expect.poll(() => colours(page)).toBe('filled')
    // The list of keys says what a key leads to on any day.
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(keys).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(keys.getByText('Check in', { exact: true })).toBeVisible()
  },
)

test(
  'the bar says where one is, and the way back stands in the row of the title [S2.3]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await atHome(page, apiFor(context, server.url), '17')
    const within: Record<string, string[]> = {
      Plan: [appPaths.planMeeting, appPaths.openSprints, appPaths.printablePlan],
      More: [
        appPaths.ourStory,
        appPaths.letters,
        appPaths.insights,
        appPaths.recommendations,
        appPaths.familyInterests,
        appPaths.startGoal,
      ],
    }
    for (const [place, paths] of Object.entries(within)) {
      for (const path of paths) {
        await page.goto(path)
        await expect(bar(page).locator('[aria-current]'), path).toHaveText([place])
      }
    }
    const { openSprints, recommendations, activity, settings } = appPaths
    for (const path of [openSprints, recommendations, activity, settings]) {
      await page.goto(path)
      const back = page.getByRole('main').getByRole('link', { name: 'More' })
      await expect(back).toHaveAttribute('href', appPaths.more)
      const [arrow, title] = await Promise.all(
        [back, page.getByRole('heading', { level: 1 })].map(async (one) => {
          const { y, height } = (await one.boundingBox())!
          return y + height / 2
        }),
      )
      expect(Math.abs(arrow! - title!), path).toBeLessThanOrEqual(2)
    }
    const sizes = new Set<string>()
    for (const path of [openSprints, settings, settingsPaths.device]) {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1 })
      sizes.add(await title.evaluate((one) => getComputedStyle(one).fontSize))
    }
    expect([...sizes], 'one head').toHaveLength(1)
  },
)

test(
  'a phone held sideways hides nothing beside its notch [W2]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await atHome(page, apiFor(context, server.url), '17')
    await page.setViewportSize({ width: 740, height: 360 })
    const browser = await context.newCDPSession(page)
    const insets = { left: 48, leftMax: 48, right: 48, rightMax: 48 }
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets })
    for (const path of [appPaths.more, '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What is for screen readers alone stands one pixel further out.
      const words = page.locator(':is(h1, h2, p, a, button, input):not(.sr-only):visible')
      for (const box of await words.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )) {
        expect(box.left).toBeGreaterThanOrEqual(48)
        if (path === appPaths.more) expect(box.right).toBeLessThanOrEqual(740 - 48)
      }
    }
  },
)

test(
  'a screen that one comes to is read from its heading, also by Back [K1] [K2]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [aTask('read', 'Read a story')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    const heading = page.getByRole('heading', { level: 1 })
    await bar(page).getByRole('link', { name: 'Plan' }).press('Enter')
    await expect(heading).toHaveText('Week 1')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Week 1 · Elefam')
    await bar(page).getByRole('link', { name: 'More' }).press('Enter')
    await expect(heading).toHaveText('More')
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(heading).toHaveText('Week 1')
    await expect(heading).toBeFocused()
  },
)

test(
  'a tick says nothing beside itself as long as it is saved [K8]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [aTask('read', 'Read a story')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    const tick = page.getByRole('button', { name: 'Read a story, Leo' })
    await expect(tick).toBeVisible()
    // What is hidden from the reader is no word.
    const words = () =>
      page.locator('[role=status], [aria-live=polite]').evaluateAll((regions) =>
        regions
          .flatMap((region) => [...region.childNodes])
          .filter((node) => !(node instanceof Element && node.matches('[aria-hidden=true]')))
          .map((node) => node.textContent)
          .join(''),
      )
    expect(await words()).toBe('')
    await tick.press('Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await words()).toBe('')
  },
)
