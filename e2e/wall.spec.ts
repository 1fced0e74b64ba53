// A tablet on the wall: paired by a code, read from far, ticked by all, dark at night, and well again by itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, pairedPaths, pairedWorker } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible, expectAccessibleDayAndNight } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { copyProgram, deploy } from './support/deploy.ts'
import { openKeptBrowser } from './support/kept-browser.ts'
import { startServer } from './support/server.ts'
import { anOffer, keptOn } from './support/pairing.ts'
import { expect, test } from './support/test.ts'

const afternoon = `${firstDay}T16:59:30+01:00`
const plan = [
  aTask('bag', 'Pack school bag', { owners: ['tom', 'mia'], icon: 'bag' }),
  aTask('lunch', 'Lunches', { owners: ['ben', 'tom'], sharing: 'one' }),
  aTask('shoes', 'Shoes by the door', { sharing: 'together' }),
]
const tablet = { width: 1024, height: 768 }
test.use({ viewport: tablet })

type Api = ReturnType<typeof apiFor>

/** As somebody types it: without the dash, in small letters. Gives the device's id. */
async function pairWall(page: Page, api: Api, familyId: string): Promise<string> {
  const { device, secret } = await anOffer(api, familyId, { kind: 'wall' })
  await page.goto(pairedPaths.wall)
  await page.getByLabel('Code').fill(secret.toLowerCase().replace('-', ''))
  await page.getByRole('button', { name: 'Pair this tablet' }).click()
  await expect(page.getByRole('list', { name: 'Today' }).or(page.locator('.wall'))).toBeVisible()
  return device.id
}

const clockOf = (page: Page) => page.locator('.wall-clock')

test(
  'what each of all does stands on the wall once, with a face for each [N24]',
  { tag: '@desktop' },
  async ({ page, server, anotherBrowser }) => {
    const api = apiFor(await anotherBrowser(), server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('teeth', 'Brush teeth'), ...plan])
    await page.clock.setFixedTime(afternoon)
    await pairWall(page, api, familyId)
    await expect(page.getByText('Brush teeth')).toHaveCount(1)
    const faces = page.getByRole('button', { name: /^Brush teeth, / })
    await expect(faces).toHaveCount(5)
    await page.getByRole('button', { name: 'Brush teeth, Mia' }).click()
    await expect(
      page.getByRole('button', { name: 'Brush teeth, Mia', pressed: true }),
    ).toBeVisible()
    const ticked = async () => (await api.bootstrap()).sprints[0]?.tasks[0]?.checks[firstDay]
    await expect.poll(ticked).toEqual(['mia'])
    await expectAccessibleDayAndNight(page)
    await expectFits(page)
  },
)

test(
  'a tablet on the wall is ticked by all, and held by a parent [N24, A77]',
  {
    tag: '@desktop',
  },
  async ({ page, context, server, anotherBrowser }) => {
    const parents = await anotherBrowser()
    const api = apiFor(parents, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    const settings = { timeZone: 'Europe/Berlin', standUpTime: '17:00' }
    await api.toFamily(familyId, { type: 'edit-family', changes: { settings } })
    const parent = await parents.newPage()
    await parent.clock.setFixedTime(afternoon)
    await parent.goto(appPaths.dashboard)
    await page.clock.install({ time: afternoon })
    let deviceId = ''

    await test.step('it is paired by a code that is typed', async () => {
      await page.goto(pairedPaths.wall)
      await expectAccessibleDayAndNight(page)
      await page.getByLabel('Code').fill('nope')
      await page.getByRole('button', { name: 'Pair this tablet' }).click()
      await expect(page.getByText(/code/i).last()).toBeVisible()
      deviceId = await pairWall(page, api, familyId)
      await expect(clockOf(page)).toHaveText('16:59')
      await expectAccessibleDayAndNight(page)
      await expectFits(page)
    })

    await test.step('a press of a ring is a tick on a parent’s phone, and back', async () => {
      await page.getByRole('button', { name: 'Pack school bag, Tom' }).click()
      const there = parent.getByRole('button', { name: 'Pack school bag, Tom' })
      await expect(there).toHaveAttribute('aria-pressed', 'true')
      await parent.getByRole('button', { name: 'Pack school bag, Mia' }).click()
      const here = page.getByRole('button', { name: 'Pack school bag, Mia' })
      await expect(here).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Lunches' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click()
      const lunches = async () => (await api.bootstrap()).sprints[0]?.tasks[1]?.checks[firstDay]
      await expect.poll(lunches).toEqual(['ben'])
    })

    await test.step('the check-in comes at its hour, and is closed there', async () => {
      await expect(page.getByRole('button', { name: 'Check in' })).toBeHidden()
      await page.clock.runFor(60_000)
      await expect(clockOf(page)).toHaveText('17:00')
      await page.clock.runFor(60_000)
      await page.getByRole('button', { name: 'Check in' }).click()
      await expectAccessibleDayAndNight(page)
      await page.getByRole('button', { name: 'Leo' }).click()
      await expect(page.getByRole('button', { name: /^(Hard|Okay|Great)$/ })).toHaveCount(3)
      await page.getByRole('button', { name: 'Great' }).click()
      await page.getByRole('button', { name: 'Tom' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Not here' }).click()
      await page.getByRole('button', { name: 'Close the check-in' }).click()
      const held = async () => {
        const [standUp] = (await api.bootstrap()).sprints[0]?.standUps ?? []
        const { answers = [], absentIds = [], closedAt } = standUp ?? {}
        return [
          answers.map(({ memberId, mood }) => [memberId, mood]),
          absentIds.includes('tom'),
          closedAt !== null,
        ]
      }
      await expect.poll(held).toEqual([[['leo', 5]], true, true])
      const kept = await page.evaluate(() => localStorage.getItem('paired-view') ?? '')
      await expect.poll(() => kept).not.toContain('"mood":5')
    })

    await test.step('without a network it waits, and a server that was away is found again', async () => {
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Shoes by the door' }).click()
      await expect(page.getByText('Offline. It is kept here and sent later.')).toBeVisible()
      await context.setOffline(false)
      await page.clock.runFor(120_000)
      const shoes = async () => (await api.bootstrap()).sprints[0]?.tasks[2]?.checks[firstDay]
      await expect.poll(shoes).toHaveLength(1)
      await expect(page.getByText('No connection just now.')).toBeHidden()
    })

    await test.step('at night it is dark, a touch lights it and ticks nothing', async () => {
      await page.clock.fastForward('04:30:00')
      const dark = page.getByRole('button', { name: 'Light up for a minute' })
      await expect(dark).toBeVisible()
      await dark.click()
      await expect(dark).toBeHidden()
      await page.clock.runFor(80_000)
      await expect(dark).toBeVisible()
    })

    await test.step('past midnight it is the next day', async () => {
      let stream = ''
      const note = (now: string) => (of: { url: () => string }) => {
        if (of.url().endsWith(apiPaths.pairedEvents)) stream = now
      }
      page.on('response', note('open'))
      page.on('requestfailed', note('closed'))
      await page.clock.fastForward('03:00:00')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday')
      // Each jump of the clock was a silent stream to the tablet, and its patience has grown.
      const waited = async () => {
        if (stream !== 'open') await page.clock.runFor(10_000)
        return stream
      }
      await expect.poll(waited).toBe('open')
    })

    await test.step('withdrawn, it shows nothing of the family within a second', async () => {
      await api.remove(apiPaths.pairedDevice(familyId, deviceId))
      await expect(page.getByRole('heading', { name: 'This device is free again' })).toBeVisible({
        timeout: 2_000,
      })
      expect(await keptOn(page)).not.toContain('Shoes')
      await expectAccessibleDayAndNight(page)
      await expectFits(page)
    })

    await test.step('the next code is typed there, of another family, and every tab goes over to it', async () => {
      const others = apiFor(await anotherBrowser(), server.url)
      const theirs = [aTask('plants', 'Water the plants', { owners: ['tom'] })]
      const otherId = await aFamilyInItsWeek(others, theirs)
      const { secret } = await anOffer(others, otherId, { kind: 'wall' })
      const second = await context.newPage()
      await second.clock.setFixedTime(afternoon)
      await second.goto(pairedPaths.wall)
      await page.getByLabel('Code').fill(secret)
      await page.getByRole('button', { name: 'Pair this tablet' }).click()
      for (const tab of [page, second])
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/day$/)
      await expect(second.getByText('Water the plants').first()).toBeVisible()
    })
  },
)

test(
  'of twenty people and many tasks nothing is cut, and a new version comes by itself [N24]',
  {
    tag: '@desktop',
  },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const words = 'Water the plants in the whole house, on the balcony and in the yard behind it'
    const more = Array.from({ length: 9 }, (_, index) =>
      aTask(`task${index}`, index % 3 === 0 ? `${words} ${index}` : `Thing ${index}`, {
        owners: ['tom', 'mia', 'ben'],
      }),
    )
    const familyId = await aFamilyInItsWeek(api, [...plan, ...more])
    const { family, sprints } = await api.bootstrap()
    const look = { animal: 'cat', color: 'sky', ageBand: '9-12' } as const
    const cousins = Array.from({ length: 15 }, (_, index) => ({
      id: `cousin${index}`,
      name: `Cousin ${index}`,
      ...look,
    }))
    const children = [...family.familyData.children, ...cousins]
    await api.toFamily(familyId, { type: 'edit-family', changes: { children } })
    const owners = cousins.map(({ id }) => id)
    await api.toSprint(familyId, sprintId, {
      type: 'add-task',
      task: { ...aTask('sing', 'Sing together', { owners }), checks: {} },
    })
    expect(sprints).toHaveLength(1)
    await page.clock.install({ time: afternoon })
    await pairWall(page, api, familyId)

    for (const size of [tablet, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        await expectFits(page)
        await expectAccessible(page)
        const rings = await page.locator('.wall-item').count()
        expect(rings).toBe(2 + 1 + 1 + 9 * 3 + 15)
        const seen = new Set<string>()
        const pages = Number(
          /of (\d+)/.exec((await page.locator('.wall-pages').textContent()) ?? '')?.[1],
        )
        expect(pages).toBeGreaterThan(1)
        for (let turn = 0; turn < pages; turn += 1) {
          for (const name of await wholeRings(page)) seen.add(name)
          await page.getByRole('button', { name: 'More rows' }).click()
          await expect(page.locator('.wall-pages')).toContainText(`${((turn + 1) % pages) + 1} of`)
        }
        expect(seen.size, 'whole on one of the pages').toBe(rings)
      })
    }

    await test.step('a newer program takes over once nobody is there', async () => {
      let times = 0
      await page.route(`**${pairedPaths.wall}`, async (route) => {
        const isQuestion = route.request().resourceType() === 'fetch'
        if (!isQuestion) return route.continue()
        times += 1
        await route.fulfill({ body: '<html>another program</html>' })
      })
      const reloaded = page.waitForEvent('load')
      await page.clock.runFor('01:02:00')
      await reloaded
      expect(times).toBe(1)
      await expect(page.locator('.wall')).toBeVisible()
    })
  },
)

test(
  'kept on the tablet it opens without a server, and a newer one takes over by itself [N24]',
  {
    tag: '@desktop',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'elefam-wall-'))
    const program = copyProgram(join(folder, 'program'))
    const server = await startServer({ program })
    const open = async (name: string) => openKeptBrowser(join(folder, name), server, tablet)
    const parents = await open('parent')
    const api = apiFor(parents, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    const browser = await open('tablet')
    const page = await browser.newPage()
    await page.clock.install({ time: afternoon })
    await pairWall(page, api, familyId)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    deploy(program, 'second', { page: pairedPaths.wall, worker: pairedWorker })
    await server.restart()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
    })
    const isNew = page.waitForFunction(
      () => document.documentElement.dataset['program'] === 'second',
    )
    await page.clock.runFor('00:01:30')
    await isNew
    await server.stop()
    await page.reload()
    await page.getByRole('button', { name: 'Shoes by the door' }).click()
    await expect(page.getByText('Offline. It is kept here and sent later.')).toBeVisible()
    await Promise.all([browser.close(), parents.close()])
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  },
)

/** The names of the rings that are whole within what is seen of the list. */
const wholeRings = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.wall-rows')!.getBoundingClientRect()
    const isWhole = ({ left, right, top, bottom }: DOMRect) =>
      left >= list.left - 1 &&
      right <= list.right + 1 &&
      top >= list.top - 1 &&
      bottom <= list.bottom + 1
    return [...document.querySelectorAll('.wall-item')]
      .filter((ring) => isWhole(ring.getBoundingClientRect()))
      .map((ring) => ring.getAttribute('aria-label') ?? '')
  })
