// What it costs to open the application again where nothing has changed since.
import type { Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask } from './support/api.ts'
import { expect, test } from './support/test.ts'

const bytesAtMost = 1_000

test(
  'opened again with nothing changed it asks for no more than that, in a kilobyte, and listens [S3.7]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('letters'))).toBeTruthy()
    await page.close()

    const again = await context.newPage()
    const asked = await listenTo(again)
    await again.goto(appPaths.dashboard)
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
    // A page that comes to be looked at meanwhile may ask the same twice.
    const kinds = () => [...new Set(asked.map(({ what }) => what))].toSorted()
    await expect.poll(kinds).toEqual(['changes', 'events'])
    const { bytes } = asked.find(({ what }) => what === 'changes')!
    await expect.poll(bytes).toBeGreaterThan(0)
    expect(bytes()).toBeLessThanOrEqual(bytesAtMost)
  },
)

/** What a page asks the server's API: the last word of the address, and how much the answer weighs. */
async function listenTo(page: Page) {
  const asked: { what: string; bytes: () => number }[] = []
  const sizes = new Map<string, number>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/api/')) return
    const what = pathname.split('/').at(-1)!
    asked.push({ what, bytes: () => sizes.get(requestId) ?? 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  return asked
}
