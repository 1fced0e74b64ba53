import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stretchesOf } from '#core/insights/insight-stretches.ts'
import { summariesFrom } from '#core/testing/a-summary.ts'
import { planChart } from './plan-chart.tsx'

/** What stands under the jars. */
function labelsOf(weeks: number): string[] {
  const summaries = summariesFrom('2026-01-04', weeks)
  const stretches = stretchesOf(summaries, 60)
  const markup = renderToStaticMarkup(planChart(summaries, stretches).picture)
  return [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
}

test('every jar of a few weeks has its week under it [C10]', () => {
  expect(labelsOf(3)).toEqual(['Week\u00a01', 'Week\u00a02', 'Week\u00a03'])
})

test('of many weeks as many are named as have room, the latest always [C10]', () => {
  const labels = labelsOf(12)
  expect(labels.length).toBeGreaterThan(1)
  expect(labels.length).toBeLessThan(12)
  expect(labels.at(-1)).toMatch(/22/) // The twelfth week begins on 22 March.
})
