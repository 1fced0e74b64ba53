// What the popup of another site says to the page that opened it, and to nobody else.
import { expect } from '@playwright/test'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { agree, maya, popupOf, test } from './support/other-sites.ts'

test(
  'a popup tells nothing but that it is over, to our own origin alone [A30]',
  { tag: '@desktop' },
  async ({ page, context, server, sites }) => {
    sites.google.person = maya
    await context.addInitScript(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data, origin }) => heard.push({ data, origin }))
    })
    await page.goto(publicPaths.landing)
    // The page must stay to be asked what it heard.
    await page.route(`**${apiPaths.bootstrap}`, () => {})
    const popup = await popupOf(page, 'Google')
    await agree(popup)
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    await expect
      .poll(heard)
      .toEqual([{ data: { type: 'elefam:signed-in', ok: true }, origin: server.url }])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'a page of another site that opens the popup’s last page hears nothing [A30]',
  { tag: '@desktop' },
  async ({ page, server, sites }) => {
    await page.goto(`${sites.google.url}/nowhere`)
    const opening = page.waitForEvent('popup')
    await page.evaluate((address) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      window.addEventListener('message', ({ data }) => heard.push(data))
      window.open(address)
    }, `${server.url}/signed-in`)
    const popup = await opening
    await expect.poll(() => popup.isClosed()).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
  },
)
