import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { localDate } from '#core/time/calendar.ts'
import { pairedPaths } from '#core/paths.ts'
import { apiFor, sprintId } from '../e2e/support/api.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { anOffer } from '../e2e/support/pairing.ts'
import { withAllCores } from './cores.ts'
import { startElefam } from './elefam.ts'
import { aFamilyToday } from './on-screen.ts'
import { judged, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- wall'
const hours = 24
const cuts = 100
/** Six hours of the same come first: by then the browser has compiled what it will. */
const warmUp = 25
const atMost = 10 // percent

/** A tablet on the wall for a day, with its network cut a hundred times: what its page keeps afterwards. */
export async function measureWall(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const elefam = await startElefam(dataDir, { pinned: false })
  try {
    return await withAllCores(async () => {
      const browser = await chromium.launch(await findChromium())
      try {
        return await aDay(browser, elefam.url)
      } finally {
        await browser.close()
      }
    })
  } finally {
    await elefam.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function aDay(browser: Browser, url: string): Promise<Result[]> {
  const parents = await browser.newContext({ baseURL: url })
  const api = apiFor(parents, url)
  await aFamilyToday(api)
  const { family } = await api.bootstrap()
  const { secret } = await anOffer(api, family.id, { kind: 'wall' })
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await page.clock.install({ time: new Date() })
  await page.goto(pairedPaths.wall)
  await page.getByLabel('Code').fill(secret)
  await page.getByRole('button', { name: 'Pair this tablet' }).click()
  await ringOf(page).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  const date = localDate(new Date())
  const each = (hours * 3_600_000) / cuts
  let done = false
  const cut = async () => {
    await context.setOffline(true)
    await page.clock.runFor(each / 2)
    done = !done
    const tick = { type: 'tick', taskId: 'task0', memberId: 'ben', date, done } as const
    await api.toSprint(family.id, sprintId, tick)
    await context.setOffline(false)
    await page.clock.runFor(each / 2)
    await untilHeard(page, done)
  }
  for (let count = 0; count < warmUp; count += 1) await cut()
  const before = await kept(session)
  for (let count = 0; count < cuts; count += 1) await cut()
  return results(before, await kept(session))
}

const ringOf = (page: Page) => page.getByRole('button', { name: 'Something to do, number 1, Ben' })

/** Until the wall shows the tick that was made while it had no network; its waits are those of the clock. */
async function untilHeard(page: Page, done: boolean): Promise<void> {
  const ring = ringOf(page)
  const isHeard = async () => (await ring.getAttribute('aria-pressed')) === String(done)
  for (let tries = 0; !(await isHeard()); tries += 1) {
    if (tries === 100) throw new Error('the wall has not healed')
    await page.clock.runFor(1_000)
    await page.waitForTimeout(50)
  }
}

type Kept = { heap: number; nodes: number; listeners: number }

/** What the page holds once the collector was there: bytes, nodes, listeners. */
async function kept(session: CDPSession): Promise<Kept> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    heap: figure('JSHeapUsedSize'),
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  }
}

function results(before: Kept, after: Kept): Result[] {
  const growth = (name: keyof Kept) => rounded((after[name] / before[name] - 1) * 100)
  const what = `The wall for ${hours} hours with ${cuts} cuts of its network`
  const heap = {
    id: 'wall-memory',
    what: `${what}: memory of the page after collecting, more than before`,
    value: growth('heap'),
    unit: '%',
    command,
    note: `${rounded(before.heap / 1e6)} MB, then ${rounded(after.heap / 1e6)} MB`,
  }
  const rest = { what: `${what}: nodes and listeners, more than before`, unit: '%', command }
  const value = Math.max(growth('nodes'), growth('listeners'))
  const note = `${before.nodes} nodes, then ${after.nodes}; ${before.listeners} listeners, then ${after.listeners}`
  return [judged(heap, { atMost }), told({ id: 'wall-nodes', ...rest, value, note })]
}
