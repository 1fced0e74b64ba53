// A thumb that counts its taps, and judges the pages of meetings that it meets.
import { appendFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const phone = { width: 360, height: 780 }
const mostHeight = 1.5 * phone.height

/** Tells a figure to whoever measures (bench/light-week.ts). */
export function tell(id: string, value: number): void {
  const file = process.env['FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ id, value })}\n`)
}

/** `name`: of the figures that it tells. */
export function thumbOn(page: Page, name: string) {
  let taps = 0
  return {
    taps: () => {
      tell(`taps-${name}`, taps)
      return taps
    },
    /** A tap on a screen that is no meeting's. */
    press: async (control: Locator) => {
      await control.tap()
      taps += 1
    },
    tap: async (control: Locator) => {
      await expectCalm(page)
      await control.tap()
      taps += 1
    },
  }
}

/** One heading that names the step, a foot in sight above the five places, and a page that ends. */
export async function expectCalm(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  const words = await heading.textContent()
  expect((await page.title()).startsWith(`${words} · `), 'the title tells the step').toBe(true)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const { height, foot, bar, filled } = await page.evaluate(() => ({
    // Without the room that a message takes while it is there, and that of the five places.
    height: ['.toast-region', '[data-bar=places]'].reduce(
      (rest, part) => rest - (document.querySelector(part)?.scrollHeight ?? 0),
      document.documentElement.scrollHeight,
    ),
    foot: document.querySelector('.meeting-foot')!.getBoundingClientRect().bottom,
    bar: document.querySelector('[data-bar=places]')!.getBoundingClientRect(),
    filled: [...document.querySelectorAll('.meeting button.bg-elephant')].length,
  }))
  tell('together-height', height)
  expect(height, words!).toBeLessThanOrEqual(mostHeight)
  expect(foot, `the foot of ${words}`).toBeLessThanOrEqual(bar.top + 1)
  expect(bar.bottom, `the bar below ${words}`).toBeLessThanOrEqual(phone.height + 1)
  expect(filled, `filled buttons of ${words}`).toBeLessThanOrEqual(1)
}

/** Next, whatever it is called here. */
export const next = (page: Page) => page.locator('.meeting-foot button.bg-elephant')
