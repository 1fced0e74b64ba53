import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { localBus } from '#server/store/bus.ts'
import { eventStreams, type Stream } from './event-streams.ts'

const rest = 200
const bus = localBus()
const log = { info: () => undefined, error: () => undefined }
let looks = 0
const streams = eventStreams<Stream>({
  bus,
  log,
  look: async () => {
    looks += 1
    return rest
  },
  farewell: () => '',
})
afterEach(() => streams.stop())

test('what took long is looked at again after a rest, once for all news of it [A81]', async () => {
  const open = () => {
    const out = new PassThrough().resume() as never
    const stream = { familyId: 'home', payer: 'home', out, isAllowed: async () => true }
    return streams.open(stream, '')
  }
  await open()
  expect(looks).toBe(1)
  for (const sequence of [1, 2, 3]) bus.tell([{ familyId: 'home', sequence }])
  await open() // Whoever comes waits for no rest.
  await wait(rest / 4)
  expect(looks).toBe(1)
  await vi.waitFor(() => expect(looks).toBe(2))
  await wait(2 * rest)
  expect(looks).toBe(2)
  bus.tell([{ familyId: 'home', sequence: 4 }])
  expect(looks).toBe(3)
})

test('what could not be looked at as the database was away is looked at again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let [isAway, looked, ended] = [false, 0, 0]
  const ask = async () => {
    if (isAway) throw new Error('Connection terminated unexpectedly')
  }
  const own = localBus()
  const many = eventStreams<Stream>({
    bus: own,
    log,
    look: async () => {
      await ask()
      looked += 1
    },
    farewell: () => '',
  })
  const open = (familyId: string, isStillIn = true) => {
    const out = new PassThrough().resume().on('finish', () => (ended += 1)) as never
    const isAllowed = () => ask().then(() => isStillIn || !hasEnded)
    return many.open({ familyId, payer: familyId, out, isAllowed }, '')
  }
  let hasEnded = false
  await open('news')
  await open('over', false)
  isAway = true
  hasEnded = true
  await open('late')
  own.tell([
    { familyId: 'news', sequence: 1 },
    { familyId: 'over', sequence: 0 },
  ])
  await vi.advanceTimersByTimeAsync(5_000)
  isAway = false
  looked = 0
  await vi.advanceTimersByTimeAsync(3_000)
  expect(looked, 'news and late').toBe(2)
  expect(ended, 'who may not listen any more').toBe(1)
  expect(vi.getTimerCount()).toBe(0)
  many.stop()
  vi.useRealTimers()
})
