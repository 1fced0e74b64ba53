// `npm run amounts -- [/path …] [--family sample|week] [--height 780]`: how much stands on the main screens.
// Actions are what can be pressed or typed into, words what can be read; each in the first view, above
// what is fixed below, and in all. What is folded is not counted (N31).
import { chromium, type Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { appPaths } from '#core/paths.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server.ts'
import { shownFamilies } from './shown-families.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    family: { type: 'string', default: 'sample' },
    width: { type: 'string', default: '360' },
    height: { type: 'string', default: '780' },
  },
})

const screens = [
  appPaths.dashboard,
  appPaths.editSprint,
  appPaths.openSprints,
  appPaths.insights,
  appPaths.recommendations,
  appPaths.more,
  appPaths.familyInterests,
  appPaths.startGoal,
]

/** Each is walked from its first question on, by its own next step. */
const meetings = [appPaths.standUp, appPaths.planMeeting, appPaths.retrospective]
const mostSteps = 12

/** Runs in the page: what a family meets before it scrolls, and in all. */
function count() {
  const bottom = Math.min(
    innerHeight,
    ...[...document.querySelectorAll('[data-bar="places"], .meeting-foot')].map(
      (bar) => bar.getBoundingClientRect().top,
    ),
  )
  const isFixed = (element: Element) =>
    element.closest('[data-bar="places"], .meeting-foot') !== null
  // What is for screen readers alone is a pixel wide.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.getBoundingClientRect().width > 1 || element.matches('.contents'))
  const isFirst = (element: Element, box: DOMRect) =>
    isFixed(element) || (box.top < bottom && box.bottom > 0)
  const actions = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ]
    .filter(isSeen)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const words = { first: 0, all: 0 }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    const found = textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.:-]*/gu)?.length ?? 0
    if (!parent || found === 0 || !isSeen(parent)) continue
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    words.all += found
    if (isFirst(parent, box)) words.first += found
  }
  return {
    'actions, first view': actions.filter(({ element, box }) => isFirst(element, box)).length,
    'actions, all': actions.length,
    'words, first view': words.first,
    'words, all': words.all,
    'height, px': document.documentElement.scrollHeight,
  }
}

type Rows = Record<string, ReturnType<typeof count>>

async function countOn(page: Page, name: string, rows: Rows) {
  // A family's page keeps a connection open: the network is never idle.
  await page.waitForTimeout(1_800)
  rows[name] = await page.evaluate(count)
}

async function walk(page: Page, path: string, rows: Rows) {
  await page.goto(path)
  for (let step = 1; step <= mostSteps; step += 1) {
    await page.waitForTimeout(1_000)
    await countOn(page, `${path} ${step}: ${await page.locator('h1').innerText()}`, rows)
    const next = page.locator('.meeting-foot').getByRole('button').last()
    if (!(await next.isVisible())) return
    await next.click()
  }
}

const begin = shownFamilies[values.family]
if (!begin) throw new Error(`There is no family "${values.family}".`)
const server = await startServer()
const browser = await chromium.launch(await findChromium())
try {
  const viewport = { width: Number(values.width), height: Number(values.height) }
  const context = await browser.newContext({ viewport, baseURL: server.url })
  await begin(context, server)
  const page = await context.newPage()
  const rows: Rows = {}
  for (const path of positionals.length > 0 ? positionals : screens) {
    await page.goto(path)
    await countOn(page, path, rows)
  }
  if (positionals.length === 0) for (const path of meetings) await walk(page, path, rows)
  console.table(rows)
} finally {
  await browser.close()
  await server.remove()
}
