// Journeys in a real browser, on a phone and on a desk. The server is started by the fixtures in
// e2e/support/test.ts, so that a journey can stop it and start it again.
import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/support/chromium.ts'
import { screenSizes } from './e2e/support/fits.ts'

const chromium = await findChromium()
// A page lives for seconds: to optimise its code, aside, costs a sixth more than it gains.
const plainly = '--js-flags=--no-maglev --no-turbofan'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // What sometimes fails has something to say. A build machine gives it a second chance, and names it.
  retries: process.env.CI ? 1 : 0,
  // One more than most machines have cores to give: a journey waits more than it works.
  workers: 3,
  forbidOnly: true,
  // Patient: what is quick costs nothing, and a machine that does other things beside is no failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...chromium, args: [...chromium.args, plainly] },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every step costs as much as the step; `--trace on` makes one where it is needed.
    screenshot: 'only-on-failure',
    // What a browser keeps between visits is for e2e/installed.spec.ts; elsewhere every page is the server's.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Frames are drawn without a graphics card, at a price: things move where `withMotion` says so.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A journey runs on both only where the two differ: most need one, which their tag says.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: screenSizes.phone,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: screenSizes.desk },
    },
  ],
})
