import type { Page } from '@playwright/test'

/** What the wheel has asked in this browser. */
export function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('wheel-asked') ?? '[]') as string[])
}
