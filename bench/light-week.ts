import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test'
import { addDays, localDate, weekStart } from '#core/time/calendar.ts'
import { appPaths } from '#core/paths.ts'
import { aSprint, aTask as aPlannedTask } from '#core/testing/a-family.ts'
import { apiFor } from '../e2e/support/api.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { withAllCores } from './cores.ts'
import { figuresOf } from './journeys.ts'
import { startElefam } from './elefam.ts'
import {
  aBarePage,
  aFamilyToday,
  percentile,
  phone,
  slowDown,
  tickToPaint,
  type Round,
} from './on-screen.ts'
import { boxes, longestTask, untilTrue, watchLongTasks } from './page-probes.ts'
import { judged, median, range, rounded, type Result } from './results.ts'

const command = 'npm run bench -- light-week'
const [rounds, visits, weeksLived] = [3, 3, 52]
/** Milliseconds until a slowed page has done what it does after it is shown. */
const calm = 3_000

/** The most taps that each journey may take; the journeys tell how many they took. */
const taps = {
  'taps-first-plan': ['Landing page to a first plan for five', 38],
  'taps-plan-meeting': ['Plan meeting with six tasks', 30],
  'taps-stand-up': ['Check-in of five', 7],
  'taps-stand-up-later': ['Check-in of one who was not there', 3],
  'taps-look-back-of-4': ['Retrospective of four', 12],
  'taps-look-back-of-5': ['Retrospective of five', 14],
  'taps-as-drafted': ['Next week, accepted as drafted', 3],
} as const
const mostHeight = 1_170

/** What the loop asks of tired thumbs and cheap phones: taps, heights of pages, answers. */
export async function measureLightWeek(): Promise<Result[]> {
  const counted = await withAllCores(async () => ofJourneys())
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const elefam = await startElefam(dataDir, { pinned: false })
  try {
    return await withAllCores(async () => {
      const browser = await chromium.launch(await findChromium())
      try {
        return [...counted, ...(await onACheapPhone(browser, elefam.url))]
      } finally {
        await browser.close()
      }
    })
  } finally {
    await elefam.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Walks the journeys that count, and reads what they counted. */
function ofJourneys(): Result[] {
  const all = figuresOf(['e2e/light-week.spec.ts', 'e2e/meeting-screens.spec.ts'])
  const most = (id: string) => Math.max(...(all.get(id) ?? []).map(({ value }) => value))
  return [
    ...Object.entries(taps).map(([id, [what, atMost]]) =>
      judged({ id, what, value: most(id), unit: 'taps', command }, { atMost }),
    ),
    judged(
      {
        id: 'together-height',
        what: 'The longest page of a meeting, five people on 360 × 780',
        value: most('together-height'),
        unit: 'px',
        command,
        note: `of ${all.get('together-height')?.length} pages on the way`,
      },
      { atMost: mostHeight },
    ),
  ]
}

async function onACheapPhone(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ ...phone, baseURL: url })
  const api = apiFor(context, url)
  await aFamilyToday(api)
  await aYearOfWeeks(api)
  const page = await context.newPage()
  await page.goto(appPaths.dashboard)
  await page.locator(boxes).first().waitFor()
  const cdp = await slowDown(page)
  return [
    await ticks(context, page, cdp),
    await aNewTask(page, cdp),
    await blockedByInsights(page, cdp),
  ]
}

/** Closed weeks before this one: each task ticked on some days, three check-ins. */
async function aYearOfWeeks(api: ReturnType<typeof apiFor>) {
  const { family } = await api.bootstrap()
  const members = ['primary', 'ben', 'leo', 'mia', 'tom']
  const first = addDays(weekStart(localDate(new Date()), 'Sunday'), -7 * weeksLived)
  for (let week = 0; week < weeksLived; week += 1) {
    const startsOn = addDays(first, 7 * week)
    const days = [0, 1, 3, 5].map((offset) => addDays(startsOn, offset))
    const checks = Object.fromEntries(days.map((day) => [day, members]))
    const answer = { passed: false, did: '', next: '', help: '' }
    const sprint = aSprint({
      id: `lived${week}`,
      familyId: family.id,
      name: `Week ${week + 1}`,
      startsOn,
      goalId: 'goal1',
      plannedAt: `${startsOn}T08:00:00.000Z`,
      completed: true,
      completedAt: `${addDays(startsOn, 6)}T17:00:00.000Z`,
      tasks: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
        aPlannedTask({ id, title: `Something to do, ${id}`, checks }),
      ),
      standUps: days.slice(1).map((date, index) => ({
        date,
        answers: members.map((memberId) => ({
          ...answer,
          memberId,
          mood: 1 + ((week + index) % 5),
        })),
        offer: '',
        closedAt: null,
      })),
    })
    await api.toSprint(family.id, sprint.id, { type: 'restore-sprint', sprint })
  }
}

/** A tick on Today beside one on a page of plain boxes, in turns: p95 to its own paint. */
async function ticks(context: BrowserContext, page: Page, cdp: CDPSession): Promise<Result> {
  const bare = await aBarePage(context)
  const [paints, limits]: [Round[], Round[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await tickToPaint(bare.page, bare.cdp))
    paints.push(await tickToPaint(page, cdp))
  }
  await bare.page.close()
  const p95 = ({ durations }: Round) => percentile(durations, 0.95)
  const ratios = paints.map((paint, round) => p95(paint) / p95(limits[round]!))
  return judged(
    {
      id: 'light-tick',
      what: 'Tick to its own paint, p95, of the bare page’s beside it, processor 6× slower',
      value: rounded(median(ratios)),
      unit: '×',
      command,
      note: `${rounds} pairs of rounds: ${range(ratios)}; ${range(paints.map(p95))} ms beside ${range(limits.map(p95))}; the browser measures in steps of 8 ms`,
    },
    { atMost: 1.5 },
  )
}

/** "Add a task" on the plan, until its form is there. */
async function aNewTask(page: Page, cdp: CDPSession): Promise<Result> {
  await page.goto(appPaths.editSprint)
  const add = page.getByRole('button', { name: 'Add a task' })
  await add.waitFor()
  await page.waitForTimeout(calm)
  const opened: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    opened.push(await answered(page, cdp, add, `document.querySelector('dialog[open] input')`))
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.waitForTimeout(calm / 2)
  }
  return judged(
    {
      id: 'add-task-answers',
      what: '“Add a task” until its form is shown, processor 6× slower',
      value: rounded(median(opened)),
      unit: 'ms',
      command,
      note: `${visits} times: ${range(opened)}, the first ${rounded(opened[0]!)}`,
    },
    { atMost: 300 },
  )
}

/** Presses with a finger, and waits for the frame that answers. */
async function answered(page: Page, cdp: CDPSession, control: Locator, condition: string) {
  // Clear of what stands at the foot of the screen.
  await control.scrollIntoViewIfNeeded()
  const { y: top } = (await control.boundingBox())!
  await page.evaluate(`scrollBy({ top: ${top - 300}, behavior: 'instant' })`)
  await page.waitForTimeout(500)
  const { x, y, width, height } = (await control.boundingBox())!
  const answer = page.evaluate<number>(untilTrue(condition))
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(80)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return answer
}

/** From Today to Insights, then a whole year of weeks: the longest the page hears nobody. */
async function blockedByInsights(page: Page, cdp: CDPSession): Promise<Result> {
  const [opened, years]: [number[], number[]] = [[], []]
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(appPaths.dashboard)
    await page.locator(boxes).first().waitFor()
    await page.waitForTimeout(calm)
    await page.evaluate(watchLongTasks)
    await page.evaluate(
      `history.pushState({ index: 1, state: null }, '', ${JSON.stringify(appPaths.insights)})`,
    )
    await page.locator('figure').nth(4).waitFor()
    await page.waitForTimeout(calm)
    opened.push(await page.evaluate<number>(longestTask))
    await page.evaluate(watchLongTasks)
    const isAYear = `document.querySelector('[aria-busy=false] figure')`
    await answered(page, cdp, page.getByText('A year', { exact: true }), isAYear)
    await page.waitForTimeout(calm)
    years.push(await page.evaluate<number>(longestTask))
  }
  const longest = opened.map((one, visit) => Math.max(one, years[visit]!))
  return judged(
    {
      id: 'insights-blocks',
      what: 'The longest that Insights blocks with a year of weeks, processor 6× slower',
      value: rounded(median(longest)),
      unit: 'ms',
      command,
      note: `${visits} visits: opened ${range(opened)}, then a year ${range(years)}`,
    },
    { atMost: 300 },
  )
}
