import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const folders = (pattern: string) =>
  [...new Set(globSync(pattern, { cwd: join(root, 'core') }).map(dirname))].toSorted()

test('a subject that has commands has all their parts in its folder [C15]', () => {
  const rooms = folders('*/rules.ts').filter((room) => room !== 'log')
  expect(rooms).toContain('goal')
  for (const part of ['schema.ts', 'examples.ts']) {
    expect(folders(`*/${part}`), part).toEqual(expect.arrayContaining(rooms))
  }
})

test('the rules of all commands are those of every such folder, and no others [C15]', () => {
  const rooms = folders('*/rules.ts').filter((room) => room !== 'log')
  const named = [...read('core/log/subjects.ts').matchAll(/from '..\/([a-z-]+)\/rules[.]ts'/g)]
  expect(named.map(([, room]) => room).toSorted()).toEqual(rooms)
})

test('every folder of core with code stands on a floor, from which it looks down [C15]', () => {
  const cruiser = read('.dependency-cruiser.mjs')
  const placed = ['belowTheLog', 'fromTheLogUp'].flatMap((name) => {
    const list = new RegExp(`const ${name} = \\[([^\\]]+)\\]`).exec(cruiser)?.[1] ?? ''
    return list.match(/[a-z][a-z-]+/g) ?? []
  })
  // A subject with commands has its place where none is named.
  const unplaced = folders('*/rules.ts').filter((room) => !placed.includes(room))
  const byName = (one: string, other: string) => one.localeCompare(other)
  const withCode = globSync('core/*/*.ts', { cwd: root })
    .filter((file) => !/[.]test[.]|schema[.]ts$|^core\/testing/.test(file))
    .map((file) => file.split('/')[1]!)
  expect([...new Set(withCode)].toSorted(byName)).toEqual([...placed, ...unplaced].toSorted(byName))
})
