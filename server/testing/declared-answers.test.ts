import { OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { answer, route } from '#server/http/declare.ts'
import { watchAnswers } from './declared-answers.ts'
import type { TestServer } from './test-server.ts'

const declared = route('public', {
  method: 'get',
  path: '/api/weeks/{weekId}',
  summary: 'One week',
  request: { params: z.object({ weekId: z.string() }) },
  responses: { 200: answer(z.strictObject({ id: z.string() }), 'The week') },
})

/** What the watch says of an answer of that route, or of another address. */
async function heardOf(response: Response, path = '/api/weeks/one'): Promise<string[]> {
  const app = new OpenAPIHono() as unknown as TestServer['app']
  app.openAPIRegistry.registerPath(declared)
  app.all('*', () => response)
  const strange = watchAnswers(app)
  const got = await app.request(path)
  expect(got.bodyUsed, 'whoever asked still reads it').toBe(false)
  await got.text()
  return strange
}

const gone = { code: 'log-trimmed', message: 'x' }

test.each([
  ['a field by another name', Response.json({ week: 'one' })],
  ['a field too many', Response.json({ id: 'one', secret: 'x' })],
  ['no JSON', new Response('one')],
  ['a status that is not declared', Response.json({ id: 'one' }, { status: 201 })],
  ['a refusal by a status that is not declared', Response.json(gone, { status: 410 })],
  ['a refusal in other words', Response.json({ oops: true }, { status: 404 })],
  ['a refusal with more', Response.json({ code: 'not-found', message: '', x: 1 }, { status: 404 })],
  [
    'a code with another status',
    Response.json({ code: 'not-found', message: '' }, { status: 409 }),
  ],
])('%s is noticed, whoever asks [C3] [I4]', async (_, response) => {
  expect(await heardOf(response)).toEqual([expect.stringContaining('GET /api/weeks/{weekId}')])
})

test('what is as declared is let be [C3]', async () => {
  const missing = { code: 'not-found', message: 'There is nothing here.' }
  expect(await heardOf(Response.json({ id: 'one' }))).toEqual([])
  expect(await heardOf(Response.json(missing, { status: 404 }))).toEqual([])
  expect(await heardOf(Response.json(missing, { status: 404 }), '/api/elsewhere')).toEqual([])
})

test('JSON at an address that no route declares is noticed [C3]', async () => {
  const strange = await heardOf(Response.json({ id: 'one' }), '/api/elsewhere')
  expect(strange).toEqual([expect.stringContaining('GET /api/elsewhere 200')])
})
