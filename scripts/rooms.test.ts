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
  for (const part of ['schema.ts', 'undo.ts', 'examples.ts']) {
    expect(folders(`*/${part}`), part).toEqual(expect.arrayContaining(rooms))
  }
})

test('the tables of all commands are those of every such folder, and no others [C15]', () => {
  const rooms = folders('*/rules.ts').filter((room) => room !== 'log')
  const named = (file: string, part: string) =>
    [...read(file).matchAll(new RegExp(`from '../([a-z-]+)/${part}[.]ts'`, 'g'))].map(
      ([, room]) => room,
    )
  expect(named('core/log/rules.ts', 'rules').toSorted()).toEqual(rooms)
  expect(new Set(named('core/log/undo.ts', 'undo'))).toEqual(new Set(rooms))
  expect(named('core/log/commands-schema.ts', 'schema').toSorted()).toEqual(rooms)
  expect(named('core/testing/commands.ts', 'examples').toSorted()).toEqual(rooms)
})

test('every folder of core with rules stands on a floor, from which it looks down [C15]', () => {
  const list = /const floors = \[([^\]]+)\]/.exec(read('.dependency-cruiser.mjs'))?.[1] ?? ''
  const onFloors = list.match(/[a-z][a-z-]+/g) ?? []
  const withCode = globSync('core/*/*.ts', { cwd: root })
    .filter((file) => !/[.]test[.]|schema[.]ts$|^core\/testing/.test(file))
    .map((file) => file.split('/')[1]!)
  expect([...new Set(withCode)].toSorted()).toEqual(onFloors.toSorted())
})
