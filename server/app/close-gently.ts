import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How long somebody who has just connected may take to say what they want, in milliseconds. */
const grace = 200

/**
 * Takes nobody in any more and resolves once everybody who was in has their answer. Browsers keep a
 * connection for their next request: it is closed once it has none running.
 */
export async function closeGently(server: Server): Promise<void> {
  // Whoever waits at the door is let in before it closes, or they would be thrown out unheard.
  await turn()
  await turn()
  // Node's own `close` would hang up at once on those who have come and not spoken yet.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve))
  // After the turn's reading, so that what has arrived by then is known to be a request.
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), grace)
  await closed
  clearInterval(closing)
}
