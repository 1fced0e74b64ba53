import { expect, test } from 'vitest'
import { pictures, reachedIn, turnOf, type Reached, type Shown } from './celebration-picture.tsx'

const kinds = Object.keys(pictures) as Reached[]

test('there are at least eight celebration pictures, each for one thing that was reached [N4] [N20]', () => {
  const all = kinds.flatMap((reached) => pictures[reached])
  expect(all.length).toBeGreaterThanOrEqual(8)
  expect(new Set(all).size).toBe(all.length)
})

test.each(kinds)('two occasions in a row never have the same picture: %s [N20]', (reached) => {
  let last: Shown | null = null
  for (let number = 0; number < 12; number += 1) {
    const occasion = `${number}`
    const turn = turnOf(reached, occasion, last)
    expect(turn).toBeLessThan(pictures[reached].length)
    expect(turn).not.toBe(last?.turn)
    last = { occasion, turn }
    expect(turnOf(reached, occasion, last)).toBe(turn)
  }
})

test('a week of nothing is not celebrated, and a hard one has a picture of its own [N4]', () => {
  const of = (done: number, planned = 38) => reachedIn({ done, planned })
  expect([of(0), of(4), of(27), of(38)]).toEqual([null, 'hard-week', 'week', 'full-week'])
  expect(of(0, 0)).toBeNull()
})
