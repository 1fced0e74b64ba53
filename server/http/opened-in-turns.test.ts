import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { queuesOf } from './queues.ts'
import { openedInTurns } from './opened-in-turns.ts'
import type { Env, Services } from './route.ts'

/** A door through which nothing goes but streams; gives who has been let through. */
function door(until: Promise<void> = Promise.resolve()) {
  const opened: string[] = []
  const services: Partial<Services> = {
    queues: queuesOf(),
    clientAddress: (c) => c.req.header('x-from') ?? '203.0.113.7',
  }
  const app = new Hono<{ Variables: { services: Partial<Services> } }>()
  app.use(async (c, next) => {
    c.set('services', services)
    await next()
  })
  const streams = new Hono<Env>().get('/:who', openedInTurns, async (c) => {
    if (c.req.param('who') === 'waiting') await until
    opened.push(c.req.param('who'))
    return c.text('')
  })
  app.route('/', streams)
  const come = async (who: string, from = '203.0.113.7') =>
    app.request(`/${who}`, { headers: { 'x-from': from } })
  return { opened, come }
}

test('streams of a family that waits for its own turn keep nobody else’s out [A81]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { opened, come } = door(promise)
  const waiting = Array.from({ length: 20 }, () => come('waiting'))
  await come('another', '198.51.100.7')
  expect(opened).toEqual(['another'])
  resolve()
  await Promise.all(waiting)
})

test('while event streams come back, others come in before these are opened [A81, E9]', async () => {
  const { opened, come } = door()
  const all = [come('first')]
  for (let others = 0; others < 20; others += 1) {
    all.push(come('another'))
    await nextTurn()
  }
  expect(opened).toEqual([])
  await Promise.all(all)
  expect(opened).toHaveLength(21)
})

test('an event stream is opened in the end, however many come after it [A81]', async () => {
  const { opened, come } = door()
  const all = [come('first')]
  for (let others = 0; others < 150; others += 1) {
    all.push(come('another'))
    await nextTurn()
  }
  expect(opened).toContain('first')
  await Promise.all(all)
})
