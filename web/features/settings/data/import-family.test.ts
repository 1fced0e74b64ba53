import { expect, test } from 'vitest'
import { errors } from '#core/errors.ts'
import { readFile } from './import-family.tsx'

const file = {
  format: 'elefam-family',
  formatVersion: 1,
  exportedAt: '2026-03-04T18:30:00.000Z',
  family: { familyData: { adults: [{}], children: [{}, {}] } },
  sprints: [{}, {}],
  letters: [{}],
  accounts: [{ email: 'maya@example.org' }],
  changes: [{}],
}

test('a file is known by how much is in it, and only what is read in again is sent', () => {
  const { file: sent, ...about } = readFile(JSON.stringify(file))
  expect(about).toEqual({ people: 4, sprints: 2, exportedAt: file.exportedAt })
  expect(Object.keys(sent)).toEqual([
    'format',
    'formatVersion',
    'exportedAt',
    'family',
    'sprints',
    'letters',
  ])
})

test.each(['', 'kind,sprint,date', '[]', 'null', '{"name":"something else"}', '"format"'])(
  '%j is no export',
  (text) => {
    expect(() => readFile(text)).toThrow(errors['import-unknown'].message)
  },
)

test('an odd one is left to the server, which says what is wrong', () => {
  expect(readFile('{"format":"elefam-family","family":null}')).toMatchObject({
    people: 1,
    sprints: 0,
  })
})
