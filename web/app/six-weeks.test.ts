// Three families live six weeks, and every sentence of their main screens is held against the others.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contradictions } from '#web/testing/six-weeks/claims.ts'
import { households } from '#web/testing/six-weeks/families.ts'
import { liveSixWeeks } from '#web/testing/six-weeks/live-six-weeks.ts'
import { readScreens, type Reading } from '#web/testing/six-weeks/read-screens.tsx'
import { slips } from '#web/testing/six-weeks/slips.ts'

describe.each(households)('$name', (household) => {
  const moments: Reading[][] = []

  beforeAll(async () => {
    vi.stubGlobal('location', new URL('http://localhost/'))
    for (const moment of liveSixWeeks(household)) moments.push(await readScreens(moment))
  })

  test('reads the same of everything on every screen, in all six weeks [N33]', () => {
    expect(moments.flatMap(contradictions)).toEqual([])
  })

  test('reads whole sentences, each of them once on a screen [N34]', () => {
    expect([...new Set(moments.flat().flatMap(slips))]).toEqual([])
  })
})
