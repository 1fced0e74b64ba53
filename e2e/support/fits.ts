import { expect, type Page } from '@playwright/test'

/** The two screens of every journey, in pixels. */
export const screenSizes = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth > root.clientWidth
  })
  expect(tooWide, `${page.url()} scrolls sideways`).toBe(false)
}

/** It still is not when somebody has set letters twice as large. */
export async function expectFitsTwiceAsLarge(page: Page): Promise<void> {
  const scale = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  await scale('200%')
  await expectFits(page)
  await scale('')
}
