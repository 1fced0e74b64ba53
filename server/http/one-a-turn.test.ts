import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneATurn } from './one-a-turn.ts'

test('of many at one moment one begins in each turn, and others need not wait [A81]', async () => {
  const mayBegin = oneATurn()
  const begun: string[] = []
  const ask = async (name: string, which: string) => {
    await mayBegin(name)
    begun.push(which)
  }
  const all = ['1', '2', '3'].map((which) => ask('loud', which))
  await ask('quiet', 'other')
  expect(begun).toEqual(['1', 'other'])
  await turn()
  expect(begun).toEqual(['1', 'other', '2'])
  await Promise.all(all)
  expect(begun).toEqual(['1', 'other', '2', '3'])
})

test('whoever comes after all of them begins at once [A81]', async () => {
  const mayBegin = oneATurn()
  await Promise.all([mayBegin('one'), mayBegin('one')])
  await turn()
  await turn()
  expect(mayBegin('one')).toBeUndefined()
})
