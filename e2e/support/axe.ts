// Every screen a journey passes is held against WCAG 2.2 AA.
import { expect, type Page } from '@playwright/test'
import type * as axeCore from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The short form: each page that is judged reads it.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// What is right need not be told of each element, and no style sheet is another site's.
const quietly: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false }
const byLight: RunOptions = { ...quietly, runOnly: wcag22aa }
// The dark changes colours and nothing else.
const inTheDark: RunOptions = { ...quietly, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** Fails with one readable paragraph per violation; `part` is a selector where the rest is known. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await whileStill(page, () => expectNothingFound(page, byLight, 'by light', part))
}

/** The same, and its colours in the dark: for each screen once, as its states use the same ones. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await whileStill(page, async () => {
    await expectNothingFound(page, byLight, 'by light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNothingFound(page, inTheDark, 'in the dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })
}

/** A colour half way through a fade would be judged by its contrast. */
async function whileStill(page: Page, check: () => Promise<void>) {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (isStill) return check()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await check()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

async function expectNothingFound(page: Page, options: RunOptions, light: string, part?: string) {
  await endAnimations(page)
  const violations = await violationsOf(page, options, part)
  const findings = violations.map(({ id, help, helpUrl, nodes }) => {
    const places = nodes.map(({ target, html, failureSummary }) => {
      const why = (failureSummary ?? '').replaceAll('\n', '\n    ')
      return `  ${target.join(' ')}\n    ${html}\n    ${why}`
    })
    return [`${id}: ${help} (${helpUrl})`, ...places].join('\n')
  })
  expect(findings.join('\n\n'), `accessibility of ${page.url()} ${light}`).toBe('')
}

/** The page keeps the checker for as long as it lives: its source is long. */
async function violationsOf(page: Page, options: RunOptions, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore }
      const { violations }: AxeResults = await axe.run(where, how)
      // What the bar happens to cut is whole once somebody has scrolled to it.
      const sizes = violations.find(({ id }) => id === 'target-size')
      if (!sizes) return violations
      const { scrollY } = globalThis
      const only: RunOptions = { ...how, runOnly: { type: 'rule', values: ['target-size'] } }
      const small: typeof sizes.nodes = []
      for (const node of sizes.nodes) {
        const target = String(node.target[0])
        document.querySelector(target)!.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again: AxeResults = await axe.run(target, only)
        small.push(...again.violations.flatMap(({ nodes }) => nodes))
      }
      scrollTo({ top: scrollY, behavior: 'instant' })
      return [
        ...violations.filter((one) => one !== sizes),
        ...(small.length > 0 ? [{ ...sizes, nodes: small }] : []),
      ]
    },
    [part, options] as const,
  )
}

/** What began to move before comes to its end; whatever begins now lasts no longer than a frame. */
async function endAnimations(page: Page) {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish()
    }
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
  })
}
