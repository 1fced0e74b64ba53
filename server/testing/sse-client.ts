import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import type { SignedUp, TestServer } from './test-server.ts'

export type Event = { event: string; id: string | undefined; data: Record<string, unknown> }

/** A client of server-sent events: every event so far, and whether the stream is open. */
export type SseClient = {
  status: number
  headers: IncomingMessage['headers']
  events: Event[]
  isOpen: () => boolean
  close: () => void
}

/** A server that listens, because a stream needs a socket. */
export function listening(server: TestServer): () => number {
  let http: ReturnType<typeof serve>
  beforeAll(async () => {
    await new Promise((ready) => {
      http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, ready)
    })
  })
  afterAll(() => http.close())
  return () => (http.address() as AddressInfo).port
}

/** Opens the stream at this path as somebody who is signed in. */
export function openStream(
  port: number,
  who: Pick<SignedUp, 'cookies'>,
  path: string,
  headers = {},
): Promise<SseClient> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((heard, fail) => {
    const call = request({ port, path, headers: { cookie, ...headers } }, (response) => {
      let open = true
      const events: Event[] = []
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop()!
        events.push(...blocks.filter((block) => block.startsWith('event: ')).map(parse))
      })
      for (const end of ['end', 'close', 'error']) response.on(end, () => (open = false))
      const { statusCode: status = 0 } = response
      heard({
        status,
        headers: response.headers,
        events,
        isOpen: () => open,
        close: () => call.destroy(),
      })
    })
    call.on('error', fail).end()
  })
}

function parse(block: string): Event {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const cut = line.indexOf(': ')
      return [line.slice(0, cut), line.slice(cut + 2)]
    }),
  )
  return { event: fields['event']!, id: fields['id'], data: JSON.parse(fields['data']!) }
}
