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

test('of many names no more begin than a turn has time for, and all have theirs [A81]', async () => {
  const mayBegin = oneATurn()
  const begun: string[] = []
  const ask = async (name: string) => {
    await mayBegin(name)
    const until = performance.now() + 1
    while (performance.now() < until); // What is done where it begins.
    begun.push(name)
  }
  const names = Array.from({ length: 200 }, (_, index) => `${index}`)
  const all = [...names, ...names].map(ask)
  await turn()
  const most: number[] = []
  while (begun.length < 400) {
    const before = begun.length
    await turn()
    most.push(begun.length - before)
  }
  expect(Math.max(...most.slice(5))).toBeLessThan(10)
  expect(new Set(begun.slice(0, 200)).size).toBe(200)
  await Promise.all(all)
})
