// A finger on a phone: it taps what it can see, and needs a target as large as a fingertip.
import { expect, type Locator } from '@playwright/test'
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
  await control.scrollIntoViewIfNeeded()
  const size = await control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    // A link in running text is as high as its line.
    const inText = getComputedStyle(element).display === 'inline'
    return { width, height, inText }
  })
  if (size.inText) return
  const least = Math.min(size.width, size.height)
  expect(least, `the smaller side of ${String(control)}`).toBeGreaterThanOrEqual(fingertip)
}
