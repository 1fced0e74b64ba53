import { expect, test } from 'vitest'
import { dropIndex, shiftOf } from './use-drag-order.ts'

const boxes = [0, 50, 100, 180].map((top, index) => ({ top, height: index === 2 ? 80 : 50 }))

test('a dragged line takes a place once its middle has passed the other’s [S1.5]', () => {
  expect(dropIndex(boxes, 1, 75)).toBe(1)
  expect(dropIndex(boxes, 1, 24)).toBe(0)
  expect(dropIndex(boxes, 1, 139)).toBe(1)
  expect(dropIndex(boxes, 1, 141)).toBe(2)
  expect(dropIndex(boxes, 1, 900)).toBe(3)
  expect(dropIndex(boxes, 3, -20)).toBe(0)
})

test('the lines between give way by one step, the others stay [S1.5]', () => {
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 0, 2, 58))).toEqual([0, -58, -58, 0])
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 3, 1, 58))).toEqual([0, 58, 58, 0])
})
