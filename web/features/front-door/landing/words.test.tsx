import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { wordsOf } from '#web/testing/draw.tsx'
import { GrowTogether } from './grow-together.tsx'

test('a word of the first lines that no screen has stands beside the one that they have [N37]', () => {
  const week = wordsOf(renderToStaticMarkup(<GrowTogether />))
  for (const [theirs, ours] of [
    ['stand-up', 'Check in'],
    ['reflection', 'Look back'],
  ] as const) {
    expect(brand.description).toContain(theirs)
    expect(week[week.indexOf(ours) + 1], ours).toContain(theirs)
  }
})
