import type { Page } from '@playwright/test'

/** Shows another address of the product as its own links do: the page stays loaded. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({ index: 1, state: null }, '', to), path)
}
