import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { inMutex } from './family-mutex.ts'

test('however many wait, and for how long, they work one after the other [A81]', async () => {
  vi.useFakeTimers()
  const owner = {}
  let [working, most, done] = [0, 0, 0]
  const work = async () => {
    most = Math.max(most, (working += 1))
    await new Promise((rested) => setTimeout(rested, 100))
    working -= 1
    done += 1
  }
  const all = Array.from({ length: 30 }, () => inMutex(owner, 'family', work))
  await vi.advanceTimersByTimeAsync(3_000)
  await Promise.all(all)
  expect({ most, done }).toEqual({ most: 1, done: 30 })
  vi.useRealTimers()
})

test('who is not done after a second keeps nobody', async () => {
  const owner = {}
  const end = Promise.withResolvers<void>()
  const stuck = inMutex(owner, 'family', () => end.promise)
  await inMutex(owner, 'family', () => wait(1))
  end.resolve()
  await stuck
})
