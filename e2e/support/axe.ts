// Every screen a journey passes is held against WCAG 2.2 AA.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with one readable paragraph per violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour half way through a fade would be judged by its contrast.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      const iterations = effect?.getComputedTiming().iterations
      return iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).analyze()
  const findings = violations.map(({ id, help, helpUrl, nodes }) => {
    const places = nodes.map(({ target, html, failureSummary }) => {
      const why = (failureSummary ?? '').replaceAll('\n', '\n    ')
      return `  ${target.join(' ')}\n    ${html}\n    ${why}`
    })
    return [`${id}: ${help} (${helpUrl})`, ...places].join('\n')
  })
  expect(findings.join('\n\n'), `accessibility of ${page.url()}`).toBe('')
}
