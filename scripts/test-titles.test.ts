import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const longest = 100 // characters, with the ids in brackets

/** The first argument of a test, a group or a step, also behind `each(…)`. */
const title = /(?:\b(?:test|it|base|describe)(?:[.]\w+)*|\))\(\s*(['"`])(.*?)(?<!\\)\1[,)]/g

function titlesIn(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(title)].map(([, , words = '']) => words)
}

test('a title fits into a line: what it lists are steps [C9]', () => {
  const files = globSync('{bench,content,core,e2e,scripts,server,web}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
  })
  const titles = files.flatMap((file) => titlesIn(file).map((words) => ({ file, words })))
  expect(titles.length).toBeGreaterThan(files.length)
  expect(titles.filter(({ words }) => words.length > longest)).toEqual([])
})
