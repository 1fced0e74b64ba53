import { expect, test } from 'vitest'
import { newestVersion } from './newest-version.ts'

function asking(answer: string | Error) {
  const asked: string[] = []
  let now = '2026-03-04T08:00:00.000Z'
  const newest = newestVersion({
    address: 'https://releases.example/latest',
    version: '1.9.0',
    clock: () => now,
    ask: async (address) => {
      asked.push(address)
      if (answer instanceof Error) throw answer
      return { text: answer }
    },
  })
  return { newest, asked, later: (instant: string) => (now = instant) }
}

test.each([
  ['1.10.0\n', '1.10.0'],
  ['{"tag_name": "v2.0.0", "assets": [', '2.0.0'],
  ['{"name":"elefam","version":"1.9.1"}', '1.9.1'],
  ['1.9.0', null],
  ['1.8.12', null],
  ['<html>No such page, 9.9.9</html>', null],
])('what a site tells of releases is read: %j is %j [H9]', async (answer, newer) => {
  expect(await asking(answer).newest()).toBe(newer)
})

test('a site is asked once a day, and one that does not answer says nothing [H9]', async () => {
  const { newest, asked, later } = asking(new Error('nobody there'))
  expect(await newest()).toBeNull()
  later('2026-03-05T07:00:00.000Z')
  expect(await newest()).toBeNull()
  expect(asked).toHaveLength(1)
  later('2026-03-05T09:00:00.000Z')
  await newest()
  expect(asked).toEqual(['https://releases.example/latest', 'https://releases.example/latest'])
})

test('without an address nobody is asked [H9]', async () => {
  const ask = () => Promise.reject(new Error('asked'))
  const clock = () => '2026-03-04T08:00:00.000Z'
  expect(await newestVersion({ address: undefined, version: '1.0.0', clock, ask })()).toBeNull()
})
