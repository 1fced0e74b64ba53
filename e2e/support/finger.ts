// A finger on a phone: it taps what it can see, and needs a target as large as a fingertip.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Hands } from './hands.ts'

/** The least width and height of a target in pixels; half a pixel may be lost to rounding. */
const fingertip = 44 - 0.5

export function finger(): Hands {
  return {
    press: async (control) => {
      await expectLarge(control)
      await control.tap()
    },
    choose: async (option) => {
      // What can be seen of a radio button is its label around it.
      const label = option.locator('xpath=ancestor::label')
      await expectLarge(label)
      await label.tap()
      await expect(option).toBeChecked()
    },
    write: async (field, text) => {
      await expectLarge(field)
      await field.tap()
      await field.fill(text)
    },
    pick: async (select, option) => {
      await expectLarge(select)
      await select.selectOption(option)
    },
  }
}

async function expectLarge(control: Locator) {
  // What was pressed just now is a little smaller for a moment.
  await expect
    .poll(() => control.evaluate(smallerSide), {
      message: `the smaller side of ${String(control)}`,
    })
    .toBeGreaterThanOrEqual(fingertip)
}

/** Runs in the page. A link in running text is as high as its line, which is large enough. */
function smallerSide(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  const isInText = getComputedStyle(element).display === 'inline'
  return isInText ? Infinity : Math.min(width, height)
}

/** Everything on the page that can be pressed or typed into is as large as a fingertip. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
    // What can be seen of a radio button is its label around it.
    const targets = new Set([...controls].map((control) => control.closest('label') ?? control))
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      // A link in running text is as high as its line, which is large enough.
      const isInText = getComputedStyle(target).display === 'inline'
      if (!isSeen || isInText || Math.min(width, height) >= least) return []
      return [`${target.textContent || target.outerHTML}: ${width} × ${height}`]
    })
  }, fingertip)
  expect(small, `small targets on ${page.url()}`).toEqual([])
}
