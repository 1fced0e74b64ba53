import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { queuesOf } from './queues.ts'
import { openedInTurns } from './opened-in-turns.ts'
import type { Env, Services } from './route.ts'

/** A door through which nothing goes but streams; gives who has been let through. */
function door() {
  const opened: string[] = []
  const services: Partial<Services> = { queues: queuesOf(), clientAddress: () => '203.0.113.7' }
  const app = new Hono<{ Variables: { services: Partial<Services> } }>()
  app.use(async (c, next) => {
    c.set('services', services)
    await next()
  })
  const streams = new Hono<Env>().get('/:who', openedInTurns, (c) => {
    opened.push(c.req.param('who'))
    return c.text('')
  })
  app.route('/', streams)
  return { opened, come: (who: string) => Promise.resolve(app.request(`/${who}`)) }
}

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
