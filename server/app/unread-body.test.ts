import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const declared = 30_000_000

/** Of somebody who does not say where they come from. */
const request = (size: number) =>
  Buffer.concat([
    Buffer.from(
      `POST ${apiPaths.familyImport('family_of_nobody')} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${size}\r\n\r\n`,
    ),
    Buffer.alloc(size, '['),
  ])

describe.each(dialects)('a large body that is refused, on %s', (dialect) => {
  const server = useServer(dialect)
  let http: Server
  let port: number
  /** Bytes that the server took from its connections. */
  let taken: () => number
  beforeEach(async () => {
    http = createAdaptorServer({ fetch: server.app.fetch }) as Server
    let read = () => 0
    http.on('connection', (socket) => (read = () => socket.bytesRead))
    taken = () => read()
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    port = (http.address() as AddressInfo).port
  })
  afterEach(() => void http.close())

  test('is answered at once, hardly read, and its connection ends [A57]', async () => {
    const socket = connect(port, '127.0.0.1')
    const ended = new Promise((resolve) => socket.on('close', resolve))
    socket.on('error', () => undefined) // Hung up on while sending.
    let answer = ''
    socket.on('data', (piece) => (answer ||= String(piece)))
    socket.write(request(declared))
    await ended
    expect(answer).toMatch(/^HTTP\/1.1 403 /)
    expect(taken()).toBeLessThan(declared / 20)
  })

  test('one of the usual size leaves the connection as it is', async () => {
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.on('data', (piece) => (answers += String(piece)))
    for (const count of [1, 2]) {
      socket.write(request(200_000))
      await vi.waitFor(() => expect(answers.match(/HTTP\/1\.1 403/g)).toHaveLength(count), 5_000)
    }
    socket.end()
  })
})
