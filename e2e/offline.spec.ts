// What is done without a connection is kept, shown, and sent exactly once.
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { untilAwake } from './support/sign-in-form.ts'
import { test } from './support/test.ts'

const boxes = ['Leo', 'Mia', 'Tom', 'Maya'].map((name) => `Read a story aloud, ${name}`)
const walk = 'Walk the dog, Leo'

test(
  'what is ticked without a connection arrives exactly once [S8.18] [P17]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const tasks = [
      aTask('read', 'Read a story aloud', { icon: 'read' }),
      aTask('walk', 'Walk the dog'),
    ]
    const familyId = await aFamilyInItsWeek(api, tasks)
    const versionOf = async () => (await api.bootstrap()).sprints[0]!.version
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    // What only adorns may stay away, here for the whole journey: it takes nothing else with it.
    const missing: string[] = []
    await page.route('**/assets/drawn-task-icon-*.js', (route) => {
      missing.push(route.request().url())
      return route.abort()
    })

    await test.step('without a connection and with nothing kept, it offers to try again', async () => {
      await page.route(`**${apiPaths.bootstrap}`, (route) => route.abort())
      await page.goto(appPaths.dashboard)
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to get document because the client is offline.',
      )
      await page.unroute(`**${apiPaths.bootstrap}`)
      await page.getByRole('button', { name: 'Try again' }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
      )
    })

    await test.step('ticks are shown, survive a reload, and arrive exactly once', async () => {
      await tickWithoutConnection(page, context, versionOf)
    })

    await test.step('when an answer gets lost the tick is saved once, by the log or by being sent again', async () => {
      const before = await versionOf()
      const ids: string[] = []
      await page.route('**/commands', async (route) => {
        const { id, taskId } = route.request().postDataJSON() as { id: string; taskId: string }
        // The reload above may have come before the last tick's receipt was stored: it goes out again.
        if (taskId === 'walk') ids.push(id)
        if (taskId !== 'walk' || ids.length > 1) return route.continue()
        await route.fetch() // the server has it …
        return route.abort() // … and the browser does not know
      })
      await box(page, walk).tap()
      await expect.poll(versionOf).toBe(before + 1)
      // Said as nothing at all where the log was quicker than the frame that would have said “Saving…”.
      await expect(sign(page)).toHaveText(/^(Saved)?$/)
      expect(new Set(ids).size).toBe(1)
      expect(await versionOf()).toBe(before + 1)
      await expectTicked(page, [walk])
      await page.unroute('**/commands')
    })

    await test.step('what the server refuses is shown with its reason, to try again or to discard', async () => {
      await context.setOffline(true)
      await box(page, boxes[0]!).tap()
      await expect(sign(page)).toHaveText('Offline, will send')
      // Meanwhile the other parent takes the task out of the plan.
      await api.toSprint(familyId, sprintId, { type: 'remove-task', taskId: 'read' })
      await context.setOffline(false)
      await discard(page)
    })
    expect(missing, 'a picture did not come').not.toEqual([])
  },
)

async function tickWithoutConnection(
  page: Page,
  context: BrowserContext,
  versionOf: () => Promise<number>,
) {
  const before = await versionOf()
  await context.setOffline(true)
  for (const name of boxes) await box(page, name).tap()
  await expectTicked(page, boxes)
  await expect(sign(page)).toHaveText('Offline, will send')
  await expect(page.getByText('You are offline.')).toBeVisible()

  // Pages need the server, too: it is there again, but the API does not get through.
  await page.route('**/api/**', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expectTicked(page, boxes)
  await expect(sign(page)).toHaveText('Offline, will send')
  expect(await versionOf()).toBe(before)

  await context.setOffline(true)
  await page.unroute('**/api/**')
  await context.setOffline(false) // the browser says so, and what waits goes out
  // Nothing was pressed on this page since it was loaded: it need not say so.
  await expect(sign(page)).toHaveText(/^(Saved)?$/)
  expect(await versionOf()).toBe(before + boxes.length)
  await page.reload()
  await expectTicked(page, boxes)
}

async function discard(page: Page) {
  const refused = page.getByRole('button', { name: 'One change was not saved' })
  await expect(page.getByRole('region', { name: /Messages/ })).toContainText(
    'Not saved: This task is no longer in the plan.',
  )
  await expect(sign(page), 'not “Saved”').toHaveText('')
  await refused.tap()
  const why = page.getByRole('dialog', { name: 'One change was not saved' })
  await expect(why).toContainText('This task is no longer in the plan.')
  const again = page.waitForResponse('**/commands')
  await why.getByRole('button', { name: 'Try again' }).tap()
  expect((await again).status()).toBe(400)
  await expect(refused).toBeVisible()

  await page.reload()
  await refused.tap()
  await why.getByRole('button', { name: 'Discard' }).tap()
  await expect(refused).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible()
  await expect(refused).toBeHidden()
}

function box(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function sign(page: Page) {
  return page.getByRole('banner').getByRole('status')
}

async function expectTicked(page: Page, names: readonly string[]) {
  for (const name of names) await expect(box(page, name)).toHaveAttribute('aria-pressed', 'true')
}

test(
  'the landing page stays without a connection, with what was typed, and says so [S8.18]',
  { tag: '@phone' },
  async ({ page, context, hands }) => {
    await page.goto(publicPaths.landing)
    await untilAwake(page)
    const address = page.getByRole('textbox', { name: 'E-mail' })
    await hands.write(address, 'maya@example.org')
    await context.setOffline(true)
    const notice = page.getByText('You are offline.')
    await expect(notice).toBeVisible()
    // Everything that would fetch its code now.
    await page.mouse.wheel(0, 4_000)
    await page.getByRole('button', { name: 'Browse Example Goals' }).tap()
    await page.getByRole('tab', { name: 'Create Account' }).tap()
    await expect(page.getByRole('heading', { name: 'New Account' })).toBeVisible()
    await expect(address).toHaveValue('maya@example.org')
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect(page.getByRole('dialog')).toBeVisible() // the goals that were asked for
    await page.keyboard.press('Escape')
    await expect(address).toHaveValue('maya@example.org')
  },
)

test(
  'a read that fails offline says so in the same words everywhere [S8.18]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('walk', 'Walk the dog')])
    for (const [path, read] of [
      [appPaths.activity, '**/activity*'],
      [appPaths.recommendations, '**/recommendations*'],
    ] as const) {
      await page.route(read, (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      )
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(
        'Failed to get document because the client is offline.',
      )
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await page.unroute(read)
      // By a press, or by itself with the next sign of the server.
      await again.click({ timeout: 2_000 }).catch(() => undefined)
      await expect(page.getByText('client is offline')).toBeHidden()
    }
  },
)
