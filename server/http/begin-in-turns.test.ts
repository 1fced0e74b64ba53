import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginInTurns } from './begin-in-turns.ts'

/** Who asks does so many milliseconds of work when it begins, and is noted. */
function asking(milliseconds: number, { each }: { each?: number } = {}) {
  const mayBegin = beginInTurns({ ...(each && { each }) })
  const begun: string[] = []
  const ask = async (name: string, which = name) => {
    await mayBegin(name)
    const until = performance.now() + milliseconds
    while (performance.now() < until);
    begun.push(which)
  }
  return { ask, begun, mayBegin }
}

test('of one family one begins in each turn, and others need not wait [A81]', async () => {
  const { ask, begun } = asking(0, { each: 1 })
  const all = ['1', '2', '3'].map((which) => ask('loud', which))
  await ask('quiet')
  expect(begun).toEqual(['1', 'quiet'])
  await turn()
  expect(begun).toEqual(['1', 'quiet', '2'])
  await Promise.all(all)
  expect(begun).toEqual(['1', 'quiet', '2', '3'])
})

test('whoever comes after all of them begins at once [A81]', async () => {
  const { mayBegin } = asking(0, { each: 1 })
  await Promise.all([mayBegin('one'), mayBegin('one')])
  await turn()
  await turn()
  expect(mayBegin('one')).toBeUndefined()
})

test('of many names no more begin than a turn has time for, and all have theirs [A81]', async () => {
  const { ask, begun } = asking(4)
  const names = Array.from({ length: 40 }, (_, index) => `${index}`)
  const all = [...names, ...names].map((name) => ask(name))
  await turn()
  const most: number[] = []
  while (begun.length < 80) {
    const before = begun.length
    await turn()
    most.push(begun.length - before)
  }
  expect(Math.max(...most.slice(5))).toBeLessThanOrEqual(4)
  expect(new Set(begun.slice(0, 40)).size).toBe(40)
  await Promise.all(all)
})

test('of one network many begin in a turn that has time, and another’s between them [A81]', async () => {
  const { ask, begun } = asking(0)
  const all = Array.from({ length: 100 }, () => ask('loud'))
  all.push(ask('quiet'))
  await Promise.resolve()
  const quiet = ask('later')
  for (let turns = 0; turns < 20; turns += 1) await turn()
  expect(begun).toHaveLength(102)
  expect(begun.indexOf('quiet')).toBeLessThan(20)
  expect(begun.indexOf('later')).toBeLessThan(20)
  await Promise.all([...all, quiet])
})
