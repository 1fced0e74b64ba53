import { expect, type Page } from '@playwright/test'

/** Shows another address of the product as its own links do: the page stays loaded. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({ index: 1, state: null }, '', to), path)
}

/** The same, and waits for the screen that is there: its title is another than that of the one before. */
export async function arriveWithin(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await goWithin(page, path)
  await expect(page, path).not.toHaveTitle(before)
}
