import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { offerOf } from './closing.tsx'

test('an offer of help names who helps whom, and fits its line [N8]', () => {
  expect(offerOf('Ben', 'Mia', 'My\nreading log')).toBe('Ben helps Mia: My reading log')
  expect(offerOf('Ben', 'Mia', 'a'.repeat(1_000))).toHaveLength(limits.title)
})
