import type { IncomingMessage } from 'node:http'

const atMost = 16 * 1024

/**
 * Drops the body of an answer of which only the head matters. A short one is read to its end, so that the
 * connection can be used again; a longer one is cut off.
 */
export function discard(response: IncomingMessage): void {
  let size = 0
  response.on('error', () => undefined)
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > atMost) response.destroy()
  })
}
