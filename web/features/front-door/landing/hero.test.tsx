import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { Rating } from './hero.tsx'

test('the rating is what the brand says, and null hides it [S1.2]', () => {
  const shown = (rating: typeof brand.rating) => renderToStaticMarkup(<Rating rating={rating} />)
  expect(shown({ value: 4.8, of: 5, whose: 'ours' })).toContain('4.8/5')
  expect(shown({ value: 7.5, of: 10, whose: 'ours' })).toContain('7.5/10')
  expect(shown(null)).toBe('')
})

test('the brand as it comes is rated 4.8/5 [S9.6]', () => {
  expect(brand.rating).toMatchObject({ value: 4.8, of: 5 })
})

test('beside the stars stands whose they are, and no family is made up for them [N26]', () => {
  const stars = renderToStaticMarkup(<Rating rating={brand.rating} />)
  expect(stars).toContain('our own rating')
  expect(stars).not.toMatch(/rated|review|families/i)
  const theirs = { value: 4.6, of: 5, whose: 'by 31 families of the town' }
  expect(renderToStaticMarkup(<Rating rating={theirs} />)).toContain(theirs.whose)
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  expect(readme, 'a host sees where to change them').toMatch(/stars.+DATA_DIR\/brand/)
})
