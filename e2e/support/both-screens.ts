// A page on the phone and at the desk, loaded once.
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDayAndNight } from './axe.ts'
import { expectFits, screenSizes } from './fits.ts'

/** The page, which stands on the phone, fits and is accessible on both screens; `alsoHolds` on each. */
export async function expectGoodOnBothScreens(
  page: Page,
  alsoHolds: () => Promise<void>,
): Promise<void> {
  await alsoHolds()
  await expectFits(page)
  await expectAccessibleDayAndNight(page)
  await page.setViewportSize(screenSizes.desk)
  await alsoHolds()
  await expectFits(page)
  await expectAccessible(page)
  await page.setViewportSize(screenSizes.phone)
}
