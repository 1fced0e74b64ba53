import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test'
import { localDate } from '#core/time/calendar.ts'
import { appPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, aTask, sprintId } from '../e2e/support/api.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { withAllCores } from './cores.ts'
import { startElefam } from './elefam.ts'
import {
  barePage,
  boxes,
  collectClicks,
  collectedClicks,
  intoView,
  markUsable,
  nextChangeOf,
  nextClick,
  usable,
  usableAfter,
} from './page-probes.ts'
import { judged, median, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- on-screen'
/** A cheap phone on a poor connection, as Lighthouse has it. */
const slowPhone = { cpu: 6, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }
const rounds = 3
const ticks = 40
const visits = 7
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** How long a finger stays on the glass, and until it comes again, in milliseconds. */
const finger = { stays: 80, away: 170 }
/** Until a page has done what it does after the measured moment, in milliseconds. */
const calm = 1_000

/** What a family sees and when: its own tick, its dashboard, the other parent's tick. */
export async function measureOnScreen(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const elefam = await startElefam(dataDir, { pinned: false })
  try {
    return await withAllCores(async () => {
      const browser = await chromium.launch(await findChromium())
      try {
        return await measure(browser, elefam.url)
      } finally {
        await browser.close()
      }
    })
  } finally {
    await elefam.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ ...phone, baseURL: url })
  const api = apiFor(context, url)
  await aFamilyToday(api)
  const page = await context.newPage()
  await page.goto(appPaths.dashboard)
  await page.locator(boxes).first().waitFor()
  const other = await browser.newContext({ ...phone, baseURL: url })
  await apiFor(other, url).signIn(api.email)
  const events = await eventLatencies(page, await other.newPage())
  await other.close()
  const cdp = await slowDown(page)
  const bare = await aBarePage(context)
  const paints: Round[] = []
  const limits: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await tickToPaint(bare.page, bare.cdp))
    paints.push(await tickToPaint(page, cdp))
  }
  await bare.page.close()
  const opened: Visit[] = []
  await page.addInitScript(markUsable)
  for (let visit = 0; visit < visits; visit += 1) opened.push(await openDashboard(page))
  return results({ paints, limits, opened, events })
}

/** Five members and twelve tasks for everybody, in a week that begins today. */
export async function aFamilyToday(api: ReturnType<typeof apiFor>) {
  const familyId = await aFamilySetUp(api)
  const tasks = Array.from({ length: 12 }, (_, index) =>
    aTask(`task${index}`, `Something to do, number ${index + 1}`),
  )
  const startsOn = localDate(new Date())
  const plan = { name: 'Week 1', weeks: 1, goalId: null, missionStep: '', experimentId: null }
  const sprint = { id: sprintId, startsOn, ...plan, tasks }
  await api.toSprint(familyId, sprintId, { type: 'create-sprint', sprint })
  await api.toSprint(familyId, sprintId, { type: 'finish-planning' })
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.down,
    uploadThroughput: slowPhone.up,
  })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** What no page can be faster than here: sixty plain checkboxes and nothing else. */
export async function aBarePage(context: BrowserContext) {
  const page = await context.newPage()
  await page.setContent(barePage)
  return { page, cdp: await slowDown(page) }
}

/** From the finger's lift to the next frame; and what the page's own thread worked for it. */
export async function tickToPaint(page: Page, cdp: CDPSession): Promise<Round> {
  await page.bringToFront()
  await page.evaluate(collectClicks)
  const count = await page.locator(boxes).count()
  const before = await scriptSeconds(cdp)
  for (let tick = 0; tick < ticks; tick += 1) await press(page, cdp, tick % count)
  const script = ((await scriptSeconds(cdp)) - before) / ticks
  await page.waitForTimeout(calm) // for the last frames, and for the report of them
  const { presses, durations } = await page.evaluate<Clicks>(collectedClicks)
  if (presses !== ticks) throw new Error(`${presses} of ${ticks} presses were clicks`)
  const unreported = Array.from({ length: ticks - durations.length }, () => 16)
  return { durations: [...durations, ...unreported], script: script * 1000 }
}

/** A finger's press. Playwright's own looks into the page while it goes on, which is seen in the figure. */
async function press(page: Page, cdp: CDPSession, index: number) {
  await page.evaluate(intoView(index))
  await page.waitForTimeout(finger.away)
  const { x, y, width, height } = (await page.locator(boxes).nth(index).boundingBox())!
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(finger.stays)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Time of the page's thread that went into scripts: other programs on the machine do not count. */
async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** The same tab once more: from the navigation to ticks that can be pressed. */
async function openDashboard(page: Page): Promise<Visit> {
  // The page says so by itself: to be asked meanwhile would keep it from its work.
  const said = page.waitForEvent('console', (message) => message.text() === usable)
  await page.reload({ waitUntil: 'commit' })
  await said
  await page.waitForTimeout(calm)
  return page.evaluate<Visit>(usableAfter)
}

/** From one parent's finger to the frame on the other's screen; both screens on this machine. */
async function eventLatencies(one: Page, other: Page): Promise<number[]> {
  const listening = other.waitForResponse((response) => response.url().includes('/events'))
  await other.goto(appPaths.dashboard)
  await listening
  await other.locator(boxes).first().waitFor()
  const latencies: number[] = []
  const count = await one.locator(boxes).filter({ visible: true }).count()
  for (let tick = 0; tick < ticks; tick += 1) {
    const box = one
      .locator(boxes)
      .filter({ visible: true })
      .nth(tick % count)
    const seen = other.evaluate<number>(nextChangeOf((await box.getAttribute('aria-label')) ?? ''))
    const pressed = one.evaluate<number>(nextClick)
    await box.click()
    latencies.push((await seen) - (await pressed))
  }
  return latencies
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

type Clicks = { presses: number; durations: number[] }
export type Round = { durations: number[]; script: number }
type Visit = { shown: number; page: number }
type Measured = { paints: Round[]; limits: Round[]; opened: Visit[]; events: number[] }

function results({ paints, limits, opened, events }: Measured): Result[] {
  const p95s = paints.map(({ durations }) => percentile(durations, 0.95))
  const medians = paints.map(({ durations }) => median(durations))
  const bareP95s = limits.map(({ durations }) => percentile(durations, 0.95))
  const shown = opened.map((visit) => visit.shown)
  const pages = opened.map((visit) => visit.page)
  return [
    judged(
      {
        id: 'tick-to-paint',
        what: `Tick to paint, p95, processor ${slowPhone.cpu}× slower`,
        value: median(p95s),
        unit: 'ms',
        command,
        note: `${rounds} rounds of ${ticks} ticks on sixty boxes: ${range(p95s)}; medians ${range(medians)}; scripts of a whole tick, saving it too: ${range(paints.map(({ script }) => script))} of the page’s own thread`,
      },
      { atMost: 50 },
    ),
    told({
      id: 'tick-to-paint-limit',
      what: 'The limit: a tick on a bare page of sixty checkboxes to its paint, p95',
      value: median(bareP95s),
      unit: 'ms',
      command,
      note: `rounds in turns with those above: ${range(bareP95s)}; medians ${range(limits.map(({ durations }) => median(durations)))}`,
    }),
    judged(
      {
        id: 'dashboard-from-cache',
        what: 'Dashboard usable from the session’s cache, processor 6× slower, slow 4G',
        value: rounded(median(shown)),
        unit: 'ms',
        command,
        note: `${visits} visits in the same tab: ${range(shown)}; of these, ${rounded(median(pages))} until the page itself was there`,
      },
      { atMost: 1_000 },
    ),
    judged(
      {
        id: 'event-latency',
        what: 'A tick on one screen to the frame on the other, p95',
        value: rounded(percentile(events, 0.95)),
        unit: 'ms',
        command,
        note: `${ticks} ticks, both browsers on this machine: median ${rounded(median(events))}`,
      },
      { atMost: 1_000 },
    ),
  ]
}
