import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boundedServer, runningAtMost } from './bounded-server.ts'

const asked: ServerResponse[] = []
let isAnswering = true
let server: Server
beforeEach(async () => {
  asked.length = 0
  server = boundedServer({}, (_, out) => {
    asked.push(out)
    if (isAnswering) out.end('here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const visitor = () => {
  const { port } = server.address() as AddressInfo
  return connect(port, '127.0.0.1').on('error', () => undefined)
}
const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

test('whoever asks thousands of times in one breath is hung up on [A81]', async () => {
  isAnswering = false
  const greedy = visitor()
  greedy.write(request.repeat(2_000))
  await once(greedy.resume(), 'close')
  expect(asked.length).toBeLessThanOrEqual(runningAtMost)
})

test('whoever waits for each answer may ask as often as they like [A81]', async () => {
  isAnswering = true
  const browser = visitor()
  for (let count = 0; count < 3 * runningAtMost; count += 1) {
    browser.write(request)
    await once(browser, 'data')
  }
  expect(asked.length).toBe(3 * runningAtMost)
  browser.destroy()
})
