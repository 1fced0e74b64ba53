import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { brand } from '#content/brand.ts'
import { Rating } from './rating.tsx'

const own = vi.hoisted(() => ({ rating: null as { value: number; of: number } | null }))
vi.mock('#content/brand.ts', async (original) => {
  const { brand: actual } = await original<{ brand: typeof brand }>()
  return { brand: Object.defineProperty({ ...actual }, 'rating', { get: () => own.rating }) }
})

const shown = () => renderToStaticMarkup(<Rating />)

test('the rating is what the brand says, and null hides it [S1.2]', () => {
  own.rating = { value: 4.8, of: 5 }
  expect(shown()).toContain('4.8/5')
  own.rating = { value: 7.5, of: 10 }
  expect(shown()).toContain('7.5/10')
  own.rating = null
  expect(shown()).toBe('')
})

test('the brand as it comes is rated 4.8/5 [S9.6]', async () => {
  const { brand: actual } = await vi.importActual<{ brand: typeof brand }>('#content/brand.ts')
  expect(actual.rating).toEqual({ value: 4.8, of: 5 })
})
