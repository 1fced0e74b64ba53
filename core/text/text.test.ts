import fc from 'fast-check'
import { expect, test } from 'vitest'
import { name, note, optionalTitle, title } from '../schema.ts'
import { limits } from '../limits.ts'
import { manyLines, oneLine } from './text.ts'

const pasted = '  Bake\tbread\u0007\non Sunday \n'

test('what is pasted into a line is a title that the contract takes [S3.3]', () => {
  expect(oneLine(pasted)).toBe('Bake bread on Sunday')
  expect(title.safeParse(pasted).success).toBe(false)
  expect(title.safeParse(oneLine(pasted)).success).toBe(true)
})

test('what is pasted into a note keeps its lines and is taken too [S3.3]', () => {
  expect(manyLines(pasted)).toBe('Bake\tbread\non Sunday')
  expect(note.safeParse(pasted).success).toBe(false)
  expect(note.safeParse(manyLines(pasted)).success).toBe(true)
})

test('a text in which nothing shows is an empty one [K4]', () => {
  for (const nothing of ['\u200B', ' \u200D\u2060 ', '\u202E', '\u3000', '\uFEFF', '\u2028']) {
    expect(oneLine(nothing), JSON.stringify(nothing)).toBe('')
    expect(manyLines(nothing), JSON.stringify(nothing)).toBe('')
  }
  expect(oneLine('👩‍👧')).toBe('👩‍👧')
})

test('whatever is typed is an empty text or one that the contract takes [K4]', () => {
  const odd = fc.constantFrom(
    '\u200B',
    '\u202E',
    '\u2028',
    '\u0085',
    '\0',
    '\n',
    ' ',
    '\uD800',
    '🐘',
    'é',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(odd, fc.string())).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const line = oneLine(text.slice(0, limits.name))
      const lines = manyLines(text.slice(0, limits.note))
      expect(line === '' || name.safeParse(line).success).toBe(true)
      expect(line === '' || title.safeParse(line).success).toBe(true)
      expect(optionalTitle.safeParse(line).success).toBe(true)
      expect(note.safeParse(lines).success).toBe(true)
    }),
    { numRuns: 500 },
  )
})
