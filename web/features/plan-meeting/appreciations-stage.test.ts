import { expect, test } from 'vitest'
import { isOfFaces } from './appreciations-stage.tsx'

test('what a thanks is for is offered where a face was tapped, never over typed words [N8]', () => {
  expect(isOfFaces('Nora', 'Nora')).toBe(true)
  expect(isOfFaces('Nora, for a good laugh', 'Nora')).toBe(true)
  expect(isOfFaces('Nora for making soup', 'Nora')).toBe(false)
  expect(isOfFaces('Nora, for helping me and Sam', 'Nora')).toBe(false)
  expect(isOfFaces('Nora', 'No')).toBe(false)
})
