import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simplified } from './drawing.tsx'

test('a straight line keeps its ends, a corner its corner, and a tap is one point', () => {
  expect(simplified([0, 0, 10, 10, 20, 20, 100, 100])).toEqual([0, 0, 100, 100])
  expect(simplified([0, 0, 50, 0, 100, 0, 100, 50, 100, 100])).toEqual([0, 0, 100, 0, 100, 100])
  expect(simplified([5, 5])).toEqual([5, 5])
  expect(simplified([5, 5, 5, 5, 5, 5])).toEqual([5, 5])
  expect(simplified([0, 0, 300, 0, 0, 0]), 'there and back').toEqual([0, 0, 300, 0, 0, 0])
})

test('whatever is drawn, only points that were drawn are left, in order, with both ends', () => {
  const point = fc.tuple(fc.nat(800), fc.nat(600))
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 200 }), (drawn) => {
      const left = simplified(drawn.flat())
      expect(left.length % 2).toBe(0)
      const pairs = left.flatMap((at, index) =>
        index % 2 === 0 ? [`${at} ${left[index + 1]}`] : [],
      )
      let from = 0
      for (const pair of pairs) {
        const found = drawn.findIndex((one, index) => index >= from && one.join(' ') === pair)
        expect(found).toBeGreaterThanOrEqual(from)
        from = found
      }
      expect(pairs[0]).toBe(drawn[0]!.join(' '))
      expect(pairs.at(-1)).toBe(drawn.at(-1)!.join(' '))
    }),
  )
})
