import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = 'docs/requirements.md'
/** A chapter and a point of the specification, or a letter and a number. */
const id = /(?<![\w%.#-])(?:S\d+\.\d+|[ACEHIKLNPRSW][1-9]\d?)(?![\w.-]*\w)/g

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|md|css)$/.test(file) && file !== page)

const lines = [...readFileSync(join(root, page), 'utf8').matchAll(/^- (\S+) (.+)$/gm)]
const told = lines.map(([, one]) => one!)

/** Where ids stand as such: in the brackets of a title or of a comment. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const brackets = text.matchAll(/[[(][^\])\n]{0,120}[\])]/g)
  return [...brackets].flatMap(([part]) => part.match(id) ?? [])
}

const named = new Set(tracked.flatMap(namedIn))

test('every promise that code and tests name has its line [C16]', () => {
  expect(named.size).toBeGreaterThan(200)
  const known = new Set(told)
  expect([...named].filter((one) => !known.has(one)).toSorted()).toEqual([])
})

test('no promise has two lines, or one that nothing names [C16]', () => {
  expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([])
  const all = tracked.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const everywhere = new Set(all.match(id))
  expect(told.filter((one) => !everywhere.has(one))).toEqual([])
})

test('the lines of a letter are in order [C16]', () => {
  const numbers = (one: string) => one.slice(1).split('.').map(Number)
  const isAfter = (one: string, before: string) => {
    const [[a = 0, b = 0], [c = 0, d = 0]] = [numbers(one), numbers(before)]
    return one[0] !== before[0] || a > c || (a === c && b > d)
  }
  expect(told.filter((one, at) => at > 0 && !isAfter(one, told[at - 1]!))).toEqual([])
})
