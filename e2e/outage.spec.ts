// A server that is away, or something on the way to it: a tab asks rarely, and comes back by itself.
import type { Page, Route } from '@playwright/test'
import { appPaths, pairedPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { expectAccessibleDayAndNight } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { anOffer } from './support/pairing.ts'
import { expect, test, withOwnServer } from './support/test.ts'

const events = /\/events(\?|$)/

/** What something between a browser and its server makes of a stream. */
const failures: [string, (route: Route) => Promise<void>][] = [
  ['502', (route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
  [
    'an empty 200',
    (route) => route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
  ],
  ['nothing but an end', (route) => route.abort('connectionreset')],
]

/**
 * What the page asks to keep up, within a minute by the page's clock; answers come in true time. What a
 * screen reads once for itself does not count.
 */
async function askedInAMinute(page: Page): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => {
    if (/[/](?:events|changes|bootstrap)(?:[?]|$)/.test(request.url())) asked.push(request.url())
  }
  page.on('request', note)
  for (let second = 0; second < 60; second += 1) {
    await page.clock.runFor(1_000)
    await page.waitForTimeout(30)
  }
  page.off('request', note)
  return asked
}

test.describe('while the server is away', { tag: '@desktop' }, () => {
  test.use(withOwnServer)

  test('a tab asks at most 12 times in the first minute, however it fails [P3] [S9.7]', async ({
    context,
    page,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('dishes', 'Dishes')])
    await page.clock.install({ time: `${firstDay}T10:00:00` })
    for (const [name, failure] of failures) {
      await page.route(events, failure)
      await page.goto(appPaths.dashboard)
      await expect(page.getByText('Dishes').first()).toBeVisible()
      const asked = await askedInAMinute(page)
      expect(asked.length, `${name}: ${asked.join('\n')}`).toBeLessThanOrEqual(12)
      expect(asked.length, name).toBeGreaterThan(3)
      await page.unroute(events)
    }
    const stream = page.waitForRequest(events)
    await page.goto(appPaths.dashboard)
    await stream
    await expect(page.getByText('Dishes').first()).toBeVisible()
    await server.stop()
    const asked = await askedInAMinute(page)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
    expect(asked.length).toBeGreaterThan(3)

    await server.restart()
    const back = page.waitForResponse((answer) => events.test(answer.url()) && answer.ok())
    await askedInAMinute(page)
    await back
  })
})

test.describe('a server that goes while nobody does anything', { tag: '@phone' }, () => {
  test.use(withOwnServer)

  test('is told on Today and in a meeting, and a press finds it again at once [P22]', async ({
    context,
    page,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('dishes', 'Dishes')])
    await page.clock.setFixedTime(`${firstDay}T10:00:00`)
    for (const path of [appPaths.dashboard, appPaths.standUp]) {
      const stream = page.waitForResponse(events)
      await page.goto(path)
      await stream
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await server.stop()
      // At the latest with the next look, where the stream broke in the moment in which it began.
      await expect(page.getByText('No connection'), path).toBeVisible({ timeout: 50_000 })
      await page.waitForTimeout(15_000) // by now the next attempt is far away
      await expectAccessibleDayAndNight(page)
      await expectFits(page)
      await server.restart()
      await page.getByRole('button', { name: 'Try now' }).click()
      await expect(page.getByText('No connection'), path).toBeHidden({ timeout: 2_000 })
    }
  })
})

test.describe('a wall at which nobody stands', { tag: '@desktop' }, () => {
  test.use({ ...withOwnServer, viewport: { width: 1024, height: 768 } })

  test('says that the server is away, and a press finds it again at once [P22]', async ({
    page,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(await anotherBrowser(), server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('dishes', 'Dishes')])
    const { secret } = await anOffer(api, familyId, { kind: 'wall' })
    await page.clock.setFixedTime(`${firstDay}T10:00:00`)
    await page.goto(pairedPaths.wall)
    await page.getByLabel('Code').fill(secret)
    await page.getByRole('button', { name: 'Pair this tablet' }).click()
    await expect(page.getByText('Dishes').first()).toBeVisible()
    await server.stop()
    await expect(page.getByText('No connection just now.')).toBeVisible()
    await page.waitForTimeout(15_000) // by now the next attempt is far away
    await expectAccessibleDayAndNight(page)
    await expectFits(page)
    await server.restart()
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByText('No connection just now.')).toBeHidden({ timeout: 2_000 })
  })
})
