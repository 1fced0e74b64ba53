import type { IncomingMessage } from 'node:http'

const atMost = 16 * 1024

/**
 * Lets an answer's body go by, where its head said everything: a short one is read to its end, so that
 * the connection stays; a longer one is cut off.
 */
export function discard(response: IncomingMessage): void {
  let size = 0
  response.on('error', () => undefined)
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > atMost) response.destroy()
  })
}
