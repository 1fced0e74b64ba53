import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { Rating } from './hero.tsx'

test('the rating is what the brand says, and null hides it [S1.2]', () => {
  const shown = (rating: typeof brand.rating) => renderToStaticMarkup(<Rating rating={rating} />)
  expect(shown({ value: 4.8, of: 5 })).toContain('4.8/5')
  expect(shown({ value: 7.5, of: 10 })).toContain('7.5/10')
  expect(shown(null)).toBe('')
})

test('the brand as it comes is rated 4.8/5 [S9.6]', () => {
  expect(brand.rating).toEqual({ value: 4.8, of: 5 })
})
