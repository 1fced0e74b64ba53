import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { breather } from './breather.ts'

const busyFor = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('what all who write wait for is not made long by others who ask all the time [A81]', async () => {
  const steps = 200
  let turns = 0
  const state = { isOver: false }
  const others = (async () => {
    for (; !state.isOver; turns += 1) {
      busyFor(20)
      await nextTurn()
    }
  })()
  const breathe = breather()
  for (let step = 0; step < steps; step += 1) {
    busyFor(0.5)
    await breathe()
  }
  state.isOver = true
  await others
  expect(turns).toBeLessThan(steps / 2)
})
