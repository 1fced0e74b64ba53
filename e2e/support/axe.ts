// Every screen a journey passes is held against WCAG 2.2 AA, by light and in the dark.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with one readable paragraph per violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // One page is all there is: no frames of other sites, for which axe would open a page of its own.
  const inLight = new AxeBuilder({ page }).setLegacyMode(true).withTags(wcag22aa)
  await expectNothingFound(page, inLight, 'by light')
  // The dark changes colours and nothing else.
  const inTheDark = new AxeBuilder({ page }).setLegacyMode(true).withRules('color-contrast')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingFound(page, inTheDark, 'in the dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNothingFound(page: Page, axe: AxeBuilder, light: string) {
  await endAnimations(page)
  const { violations } = await axe.analyze()
  const findings = violations.map(({ id, help, helpUrl, nodes }) => {
    const places = nodes.map(({ target, html, failureSummary }) => {
      const why = (failureSummary ?? '').replaceAll('\n', '\n    ')
      return `  ${target.join(' ')}\n    ${html}\n    ${why}`
    })
    return [`${id}: ${help} (${helpUrl})`, ...places].join('\n')
  })
  expect(findings.join('\n\n'), `accessibility of ${page.url()} ${light}`).toBe('')
}

/** A colour half way through a fade would be judged by its contrast. Endless ones play on. */
async function endAnimations(page: Page) {
  // What comes with the end of one may begin another: it is still when nothing ran for a while.
  for (let still = 0, tries = 0; still < 2 && tries < 50; tries += 1) {
    const ran = await page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime
        return playState === 'running' && typeof end === 'number' && Number.isFinite(end)
      })
      for (const animation of running) animation.finish()
      return running.length
    })
    still = ran === 0 ? still + 1 : 0
    await page.waitForTimeout(40)
  }
}
