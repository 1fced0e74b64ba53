import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth > root.clientWidth
  })
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false)
}
