import { afterEach, expect, test, vi } from 'vitest'
import { placePopover } from './menu.tsx'

const language = vi.hoisted(() => ({ direction: 'ltr' }))
vi.mock('#core/language.ts', async (original) =>
  Object.assign(language, { ...(await original<object>()), ...language }),
)
afterEach(() => void (language.direction = 'ltr'))

const phone = { width: 360, height: 800 }
const panel = { width: 200, height: 150 }
const button = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 })

test('it stands below its button, in line with its end [S1.5]', () => {
  expect(placePopover(button(300, 100), panel, phone)).toEqual({ left: 144, top: 150 })
})

test('it goes above where there is no room below [S1.5]', () => {
  expect(placePopover(button(300, 700), panel, phone)).toEqual({ left: 144, top: 544 })
})

test('it never leaves the screen [S1.5]', () => {
  expect(placePopover(button(0, 100), panel, phone).left).toBe(8)
  const tall = { width: 400, height: 900 }
  expect(placePopover(button(300, 400), tall, phone)).toEqual({ left: 8, top: 8 })
})

test('from right to left its end is on the left [L4]', () => {
  language.direction = 'rtl'
  expect(placePopover(button(100, 100), panel, phone)).toEqual({ left: 100, top: 150 })
})
