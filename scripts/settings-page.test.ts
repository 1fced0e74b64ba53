import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everySetting, settingsTable } from '#server/platform/host-settings.ts'
import { settingsPage } from './settings-page.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

test('docs/configuration.md says what the server checks [H13]', () => {
  expect(read('docs/configuration.md')).toBe(settingsPage())
  const headings = [...settingsPage().matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(headings.toSorted()).toEqual(Object.keys(everySetting).toSorted())
})

test.each(settingsTable)('the example of $name is a value that it takes', ({ name, example }) => {
  expect(everySetting[name].schema.safeParse(example).success).toBe(true)
})

test('the README keeps to six settings, and each of them is one [H13]', () => {
  const names = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(names).toHaveLength(6)
  expect(Object.keys(everySetting)).toEqual(expect.arrayContaining(names))
})
