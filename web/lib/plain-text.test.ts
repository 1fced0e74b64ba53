import { expect, test } from 'vitest'
import { note, title } from '#core/contract/scalars.ts'
import { manyLines, oneLine } from './plain-text.ts'

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
