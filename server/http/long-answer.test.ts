import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { textOf } from '#core/lib/json-text.ts'
import { listed, longAnswer } from './long-answer.ts'
import { noPace } from './pace.ts'
import { queuesOf } from './queues.ts'

afterEach(() => void vi.useRealTimers())

async function* weeks() {
  for (let count = 0; count < 5; count += 1) yield textOf({ notes: 'x'.repeat(64 * 1024) })
}

test('whoever reads slowly gets all of a list, and keeps nobody waiting longer than a minute [A67]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const queues = queuesOf()
  const known = new Map<string, unknown>([
    ['services', { db: {}, queues, pace: { reading: noPace } }],
    ['user', { familyId: 'home' }],
  ])
  const open = () => longAnswer(known as never, listed(weeks()))
  const slow = await open()
  await open()
  let isIn = false
  const third = open().then(() => (isIn = true))
  await turn()
  await turn()
  expect(isIn).toBe(false)
  vi.advanceTimersByTime(60_000)
  await third
  expect(await slow.json()).toHaveLength(5)
})
