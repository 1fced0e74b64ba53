import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { keepOneClock } from './same-clock.ts'
import type { Server } from './server.ts'

/** A browser that keeps what it is given in a folder: closed and opened again it is the same one. */
export async function openKeptBrowser(
  folder: string,
  server: Server,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...(await findChromium()),
    baseURL: server.url,
    viewport,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
  })
  await keepOneClock(context)
  return context
}
