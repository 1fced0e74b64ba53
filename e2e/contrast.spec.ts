// What is chosen, where one is and what comes next, in colours that the system sets (K3).
import type { Locator, Page } from '@playwright/test'
import { appPaths, forSprint, publicPaths, settingsPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { systemColour } from './support/system-colour.ts'
import { screenSizes } from './support/fits.ts'
import { expect, test } from './support/test.ts'

/** What draws a control apart from its neighbour: its ground, its edge and the shape within. */
const drawn = (control: Locator) =>
  control.evaluate((element) => {
    const shape = element.querySelector(':scope > svg > circle')
    const look = getComputedStyle(element)
    return [
      look.backgroundColor,
      look.backgroundImage,
      look.borderColor,
      look.boxShadow,
      look.outlineStyle,
      shape && getComputedStyle(shape).fill,
    ].join(' | ')
  })

interface Kind {
  name: string
  path: string
  chosen: (page: Page) => Locator
  other: (page: Page) => Locator
  /** What has to be pressed before. */
  first?: (page: Page) => Promise<void>
}

const segment = (name: string) => (page: Page) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
const place = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const step = (state: string) => (page: Page) => page.locator(`[data-step='${state}']`).first()

const kinds: Kind[] = [
  {
    name: 'the current place',
    path: appPaths.dashboard,
    chosen: place('Today'),
    other: place('Plan'),
  },
  {
    name: 'a tick',
    path: appPaths.dashboard,
    first: (page) => page.getByRole('button', { name: 'Read a story aloud, Maya' }).click(),
    chosen: (page) => page.getByRole('button', { name: 'Read a story aloud, Maya' }),
    other: (page) => page.getByRole('button', { name: 'Read a story aloud, Ben' }),
  },
  {
    name: 'a segment',
    path: settingsPaths.device,
    chosen: segment('Automatic'),
    other: segment('Dark'),
  },
  {
    name: 'a chip',
    path: appPaths.familyInterests,
    chosen: segmentOf('Reading'),
    other: segmentOf('Outdoors'),
  },
  {
    name: 'a filled button',
    path: appPaths.standUp,
    chosen: (page) => page.locator('.filled').first(),
    other: (page) => page.getByRole('button', { name: 'Back' }),
  },
]

function segmentOf(name: string) {
  return (page: Page) =>
    page.locator('label').filter({ has: page.getByRole('checkbox', { name, exact: true }) })
}

for (const look of [
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'more contrast', media: { contrast: 'more' } },
] as const) {
  test(
    `in ${look.name} the chosen one of every kind is drawn apart [K3]`,
    { tag: '@phone' },
    async ({ page, context, server }) => {
      await aFamilyInItsWeek(apiFor(context, server.url), [
        aTask('read', 'Read a story aloud', { icon: 'read' }),
      ])
      await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      await page.emulateMedia(look.media)
      for (const { name, path, first, chosen, other } of kinds) {
        await test.step(name, async () => {
          await page.goto(path)
          await first?.(page)
          await expect(chosen(page)).toBeVisible()
          await expect(other(page)).toBeVisible()
          await expect
            .poll(async () => (await drawn(chosen(page))) !== (await drawn(other(page))), {
              message: name,
            })
            .toBe(true)
        })
      }
      await test.step('a switch', async () => {
        await page.goto(settingsPaths.device)
        const sounds = page.getByRole('switch').first()
        const off = await drawn(sounds)
        await sounds.click()
        await expect.poll(() => drawn(sounds)).not.toBe(off)
        await expectAccessible(page)
      })
      await test.step('a step', async () => {
        await context.clearCookies()
        await apiFor(context, server.url).signUp()
        await page.goto(appPaths.setupFamily)
        await expect(step('here')(page)).toBeVisible()
        expect(await drawn(step('here')(page))).not.toBe(await drawn(step('to-come')(page)))
      })
      await test.step('a tab', async () => {
        await context.clearCookies()
        await page.goto('/')
        const tabs = page.getByRole('tab')
        const chosenTab = page.getByRole('tab', { selected: true }).first()
        await expect(chosenTab).toBeVisible()
        expect(await drawn(chosenTab)).not.toBe(
          await drawn(tabs.and(page.getByRole('tab', { selected: false })).first()),
        )
      })
    },
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `in forced colours on ${colorScheme} faces, dialogs and the current place are seen [K3]`,
    { tag: '@phone' },
    async ({ page, context, server }) => {
      const api = apiFor(context, server.url)
      const familyId = await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog')])
      await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await page.goto(`${appPaths.standUp}?step=mia`)
      const ground = await systemColour(page, 'ButtonFace')

      await test.step('every stroke of a face', async () => {
        const strokes = page.locator('[data-mood] > *')
        await expect(strokes.first()).toBeVisible()
        const seen = await strokes.evaluateAll((all) =>
          all.map((one) => getComputedStyle(one).stroke),
        )
        expect(new Set(seen).size).toBe(1)
        expect(seen).not.toContain(ground)
      })
      await test.step('the current place, in a meeting too', async () => {
        const here = page.locator("[data-bar='places'] [aria-current] > :first-child")
        await expect(here).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      })
      await test.step('the edge of a dialog', async () => {
        await page.goto(appPaths.dashboard)
        await page.getByRole('button', { name: 'Park' }).click()
        await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '2px')
      })
      await test.step('that a line is open', async () => {
        await page.goto(appPaths.more)
        const line = page.locator('summary').filter({ hasText: 'Help' })
        const arrow = line.locator('.lucide-chevron-down')
        const chosen = await systemColour(page, 'Highlight')
        await expect(arrow).not.toHaveCSS('background-color', chosen)
        await line.click()
        await expect(arrow).toHaveCSS('background-color', chosen)
      })
      await test.step('no edge of a button hangs out of the screen’s column', async () => {
        const column = await page.getByRole('main').evaluate((main) => {
          const { paddingLeft, paddingRight } = getComputedStyle(main)
          return [Number.parseFloat(paddingLeft), innerWidth - Number.parseFloat(paddingRight)]
        })
        const edgeOf = async (name: string) => {
          const { x, width } = (await page.getByRole('button', { name }).boundingBox())!
          return [x, x + width]
        }
        await page.goto(appPaths.dashboard)
        expect((await edgeOf('Park'))[1]).toBeLessThanOrEqual(column[1]!)
        await page.goto(appPaths.openSprints)
        expect((await edgeOf('More for Week 1'))[1]).toBeLessThanOrEqual(column[1]!)
        await page.goto(appPaths.settings)
        expect((await edgeOf('Sign out'))[0]).toBeGreaterThanOrEqual(column[0]!)
      })
      await test.step('the mark on the corner of a chosen chip', async () => {
        await page.goto(publicPaths.fun)
        const mark = page.locator('label:has(:checked) > svg')
        await expect(mark).toHaveCSS('background-color', await systemColour(page, 'Highlight'))
        await expect(mark).toHaveCSS('color', await systemColour(page, 'HighlightText'))
      })
      await test.step('everyone in words without an edge, and the page beside Settings’ list', async () => {
        await page.setViewportSize(screenSizes.desk)
        await page.goto(appPaths.editSprint)
        await expect(page.getByText('all 5').first()).toHaveCSS('border-top-width', '0px')
        await page.goto(appPaths.dashboard)
        const whose = page.getByRole('button', { name: /^Whose tasks are shown here/ })
        await expect(whose).toHaveCSS('border-top-width', '1px')
        await expect(whose.getByText('For all 5'), 'one edge').toHaveCSS('border-top-width', '0px')
        await page.goto(appPaths.settings)
        const line = (name: string) =>
          page
            .getByRole('navigation', { name: 'Settings' })
            .getByRole('link', { name: new RegExp(`^${name}`) })
        await expect(line('Co-parents')).toHaveCSS('border-top-width', '0px')
        await expect(line('Family')).toHaveCSS('border-top-width', '3px')
        await page.setViewportSize(screenSizes.phone)
        await expect(line('Family'), 'beside nothing').toHaveCSS('border-top-width', '0px')
      })
      await test.step('segments, apart from each other', async () => {
        await page.goto(appPaths.printablePlan)
        const [first, second] = [segment('A4')(page), segment('US Letter')(page)]
        expect((await edgesOf(second)).left - (await edgesOf(first)).right).toBeGreaterThanOrEqual(
          4,
        )
      })
      await test.step('a meeting’s round buttons, apart from each other and from the question', async () => {
        const changes = { stage: 'feelings' } as const
        await api.toSprint(familyId, sprintId, { type: 'edit-retrospective', changes })
        await page.goto(forSprint(appPaths.retrospective, sprintId))
        const notes = page.getByRole('button', { name: /^Notes/ })
        const aloud = page.getByRole('button', { name: /^Read aloud/ })
        const asks = page.getByRole('button', { name: /Who is here, who does what/ })
        expect((await edgesOf(aloud)).left - (await edgesOf(notes)).right).toBeGreaterThanOrEqual(4)
        const { y, height } = (await aloud.boundingBox())!
        expect((await asks.boundingBox())!.y - y - height).toBeGreaterThanOrEqual(4)
      })
      await test.step('a sheet is black on white', async () => {
        await page.goto(appPaths.printablePlan)
        const sheet = page.locator('.sheet').first()
        await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
      })
    },
  )
}

test(
  'a chosen chip is as wide as before, with room before its mark and after its words [K3]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [aTask('walk', 'Walk the dog')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.editSprint)
    await page.getByRole('button', { name: 'Add a task' }).click()
    const chip = segment('Every day')(page)
    const before = await edgesOf(chip)
    await chip.click()
    await expect(chip.locator('svg')).toBeVisible()
    const [chosen, mark, words] = [
      await edgesOf(chip),
      await edgesOf(chip.locator('svg')),
      await edgesOf(chip.locator('span')),
    ]
    expect(chosen).toEqual(before)
    // Less, and they stand at the rim.
    expect(mark.left - chosen.left).toBeGreaterThanOrEqual(12)
    expect(chosen.right - words.right).toBeGreaterThanOrEqual(12)
  },
)

async function edgesOf(control: Locator) {
  await expect(control).toBeVisible()
  const { x, width } = (await control.boundingBox())!
  return { left: x, right: x + width }
}
