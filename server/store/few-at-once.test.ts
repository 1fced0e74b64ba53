import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { queuesOf } from '#server/http/queues.ts'
import { fewAtOnce } from './few-at-once.ts'

const refusal = () => new Refusal('unavailable')

/** Some work in a place of somebody. */
const within =
  (enter: (name: string) => Promise<() => void>) =>
  async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const leave = await enter(name)
    try {
      return await work()
    } finally {
      leave()
    }
  }

test('streams of thousands of networks open without a look at all for each [A81, E9]', async () => {
  const open = within(queuesOf().openings)
  const began = process.cpuUsage()
  const networks = Array.from({ length: 8_000 }, (_, index) => `network${index}`)
  await Promise.all(networks.map((network) => open(network, () => turn())))
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(4_000)
})

test('no more than the places are inside, and each name has its turn [A81]', async () => {
  const inTurns = within(fewAtOnce({ places: 2, waiting: 10, refusal }))
  const done: string[] = []
  let [inside, most] = [0, 0]
  const come = (name: string) =>
    inTurns(name, async () => {
      inside += 1
      most = Math.max(most, inside)
      await turn()
      inside -= 1
      done.push(name)
    })
  await Promise.all([...Array.from({ length: 8 }, () => come('loud')), come('quiet')])
  expect(most).toBe(2)
  expect(done.indexOf('quiet')).toBeLessThan(5)
})

test('who waits in the name of most makes room for a name that has none [A81]', async () => {
  const inTurns = within(fewAtOnce({ places: 1, waiting: 3, refusal }))
  const come = (name: string) => inTurns(name, () => turn(name)).catch(() => `no ${name}`)
  const loud = Array.from({ length: 6 }, () => come('loud'))
  expect(await come('quiet')).toBe('quiet')
  const said = await Promise.all(loud)
  expect(said.filter((one) => one === 'loud')).toHaveLength(3)
})

test('a place comes back whatever becomes of the work, and all names share the room [A81]', async () => {
  const inTurns = within(fewAtOnce({ places: 1, waiting: 1, refusal }))
  const failing = inTurns('one', async () => {
    await turn()
    throw new Error('no')
  })
  const waiting = inTurns('one', async () => 'waited')
  await expect(inTurns('one', async () => 'third')).rejects.toThrow(Refusal)
  await expect(inTurns('two', async () => 'another name')).rejects.toThrow(Refusal)
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toBe('waited')
  expect(await inTurns('other', async () => 'after')).toBe('after')
})

test('who waited too long gives up, and leaves the room to who comes [A81]', async () => {
  const enter = fewAtOnce({ places: 2, each: 1, waiting: 1, longest: 20, refusal })
  const leave = await enter('loud')
  await expect(enter('loud')).rejects.toThrow(Refusal)
  const next = enter('loud')
  leave()
  expect(await next).toBeTypeOf('function')
})
