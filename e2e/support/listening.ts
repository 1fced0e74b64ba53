import type { Page, Response } from '@playwright/test'

/** Resolves when the page hears of its family's changes; ask before it goes there. */
export const listening = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().includes('/events'))
