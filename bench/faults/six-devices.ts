import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from '../../e2e/support/chromium.ts'
import { screenSizes } from '../../e2e/support/fits.ts'
import { writeWhileItFlaps } from '../../e2e/support/flapping.ts'
import { keepOneClock } from '../../e2e/support/same-clock.ts'
import { startServer } from '../../e2e/support/server.ts'
import { openSixDevices, type SixDevices } from '../../e2e/support/six-devices.ts'
import type { Another } from '../../e2e/support/test.ts'
import {
  isHarmless,
  prepareToTap,
  screens,
  tapTwice,
  type ScreenName,
} from '../../e2e/support/two-taps.ts'
import { judged, type Result } from '../results.ts'

const command = (name: string) => `npm run faults -- ${name}`
/** Of each round; journeys do the same for a few seconds. */
const seconds = 300

/** Six devices of a family write for five minutes while the network of each goes and comes every three seconds. */
export async function measureFlapping(rounds: number): Promise<Result[]> {
  let written = 0
  // What is lost, doubled or not the same anywhere throws.
  for (let round = 1; round <= rounds; round += 1)
    written += await onSixDevices((six) => writeWhileItFlaps(six, seconds))
  const figure = {
    id: 'faults-flapping',
    what: 'Written on six devices while the network flaps, all of it kept once and shown everywhere',
    value: written,
    unit: 'times',
    command: command('flapping'),
    note: `${rounds} × ${seconds} s, each device offline for 3 of every 6 seconds`,
  }
  return [judged(figure, { atLeast: rounds * seconds })]
}

/** Every button of the main screens under a finger that comes down twice. */
export async function measureTwoTaps(rounds: number): Promise<Result[]> {
  const wrong: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of Object.keys(screens) as ScreenName[]) {
      const found = await onSixDevices(async (six) => {
        await prepareToTap(six)
        return tapTwice(six, name)
      })
      wrong.push(...found)
    }
  }
  for (const what of wrong) console.log(`  ${what}`)
  // The focus in a field, and the way to another screen, are no harm.
  const harmful = wrong.filter((what) => !isHarmless(what))
  const figure = {
    id: 'faults-two-taps',
    what: 'Second taps that doubled, undid or skipped something',
    value: harmful.length,
    unit: 'taps',
    command: command('two-taps'),
    note: `${wrong.length - harmful.length} fell on something else that writes nothing`,
  }
  return [judged(figure, { atMost: 0 })]
}

/** A fresh family on its devices, which are closed afterwards. */
async function onSixDevices<Answer>(work: (six: SixDevices) => Promise<Answer>): Promise<Answer> {
  const server = await startServer()
  const browser = await chromium.launch(await findChromium())
  const open = async ({ ahead, ...own }: Another = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      ...{ baseURL: server.url, serviceWorkers: 'block', locale: 'en-GB' },
      ...{ viewport: screenSizes.phone, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
      ...own,
    })
    await keepOneClock(context, ahead)
    return context
  }
  try {
    return await work(await openSixDevices({ open, url: server.url }))
  } finally {
    await browser.close()
    await server.remove()
  }
}
