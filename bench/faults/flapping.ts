import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from '../../e2e/support/chromium.ts'
import { screenSizes } from '../../e2e/support/fits.ts'
import { writeWhileItFlaps } from '../../e2e/support/flapping.ts'
import { keepOneClock } from '../../e2e/support/same-clock.ts'
import { startServer } from '../../e2e/support/server.ts'
import { openSixDevices } from '../../e2e/support/six-devices.ts'
import type { Another } from '../../e2e/support/test.ts'
import { judged, type Result } from '../results.ts'

const command = 'npm run faults -- flapping'
/** Of each round; journeys do the same for a few seconds. */
const seconds = 300

/** Six devices of a family write for five minutes while the network of each goes and comes every three seconds. */
export async function measureFlapping(rounds: number): Promise<Result[]> {
  const browser = await chromium.launch(await findChromium())
  let written = 0
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServer()
      const open = async ({ ahead, ...own }: Another = {}): Promise<BrowserContext> => {
        const context = await browser.newContext({
          ...{ baseURL: server.url, serviceWorkers: 'block', locale: 'en-GB' },
          ...{ viewport: screenSizes.phone, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
          ...own,
        })
        await keepOneClock(context, ahead)
        return context
      }
      // What is lost, doubled or not the same anywhere throws.
      written += await writeWhileItFlaps(await openSixDevices({ open, url: server.url }), seconds)
      await server.remove()
    }
  } finally {
    await browser.close()
  }
  const figure = {
    id: 'faults-flapping',
    what: 'Written on six devices while the network flaps, all of it kept once and shown everywhere',
    value: written,
    unit: 'commands',
    command,
    note: `${rounds} × ${seconds} s, each device offline for 3 of every 6 seconds`,
  }
  return [judged(figure, { atLeast: rounds * seconds })]
}
