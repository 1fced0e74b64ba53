import { afterEach, expect, test, vi } from 'vitest'
import { nextIndex } from './roving.ts'

const language = vi.hoisted(() => ({ direction: 'ltr' }))
vi.mock('#core/language.ts', async (original) =>
  Object.assign(language, { ...(await original<object>()), ...language }),
)
afterEach(() => void (language.direction = 'ltr'))

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from item %i of three leads to %i [S1.5]', (key, from, to) => {
  expect(nextIndex(key, from, 3)).toBe(to)
})

test('other keys and empty lists lead nowhere [S1.5]', () => {
  expect(nextIndex('Enter', 0, 3)).toBeNull()
  expect(nextIndex('ArrowDown', 0, 0)).toBeNull()
})

test.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 0, 2],
  ['ArrowDown', 0, 1],
  ['Home', 2, 0],
])('from right to left, %s from item %i leads to %i [L4]', (key, from, to) => {
  language.direction = 'rtl'
  expect(nextIndex(key, from, 3)).toBe(to)
})
