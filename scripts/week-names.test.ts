import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** In a sentence, or on a screen: a number alone says nothing there, and compiles. */
const shownRaw = /\{(?:sprint|week|previous|before|late|copy)[.]name\}/g

test('a week is shown by its number in words, or as the family calls it [C12]', () => {
  expect('<b>{sprint.name}</b>').toMatch(shownRaw)
  expect('<b>{weekName(sprint.name)}</b>').not.toMatch(shownRaw)
  const files = globSync('{web,server,content}/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  const raw = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(shownRaw)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )
  expect(raw).toEqual([])
})
