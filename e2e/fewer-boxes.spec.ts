// One clear first thing on every screen of a family, and lists that are lines rather than boxes (N21).
import type { Page } from '@playwright/test'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

const screens: readonly string[] = [
  appPaths.dashboard,
  appPaths.editSprint,
  appPaths.ourStory,
  appPaths.insights,
  appPaths.recommendations,
  appPaths.mission,
  appPaths.openSprints,
  appPaths.activity,
  appPaths.more,
  appPaths.meetingGuide,
  appPaths.settings,
  ...Object.values(settingsPaths),
]

/** The boxes that stand on the first view: framed or raised, and neither a control nor within a dialog. */
const boxesAbove = (page: Page) =>
  page.evaluate(() => {
    const control = 'a, button, input, label, fieldset, textarea, select, dialog, [popover], table'
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        if (element.closest(control) || element.closest('svg')) return false
        const { top, width, height } = element.getBoundingClientRect()
        if (top >= innerHeight || width < 200 || height < 48) return false
        const look = getComputedStyle(element)
        const sides = [look.borderTopWidth, look.borderBottomWidth, look.borderLeftWidth]
        const framed = sides.every((side) => parseFloat(side) > 0)
        return framed || (look.boxShadow !== 'none' && parseFloat(look.borderRadius) > 0)
      })
      .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`)
  })

test(
  'no screen shows more than two boxes at first, nor more than one filled button [N21]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [
      aTask('read', 'Read a story aloud', { icon: 'read' }),
      aTask('walk', 'Walk the dog', { owners: ['mia', 'ben'], repeat: { kind: 'once' } }),
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    for (const path of screens) {
      await test.step(path, async () => {
        await goWithin(page, path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        const boxes = await boxesAbove(page)
        expect.soft(boxes.length, `${path}: ${boxes.join('\n')}`).toBeLessThanOrEqual(2)
        const filled = page.locator('main .filled:visible')
        expect
          .soft(await filled.allInnerTexts(), path)
          .toHaveLength(Math.min(1, await filled.count()))
      })
    }
  },
)
