import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How long somebody who has just connected may take to say what they want, in milliseconds. */
const grace = 200
/** A turn of the loop that took less than this had nothing to do, in milliseconds. */
const idleTurn = 0.1
/** A server that never has such a turn closes its door all the same. */
const turnsAtMost = 200

/**
 * Takes nobody in any more and resolves once everybody who was in has their answer. Browsers keep a
 * connection for their next request: it is closed once it has none running.
 */
export async function closeGently(server: Server): Promise<void> {
  await untilNobodyComes(server)
  // Node's own `close` would hang up at once on those who have come and not spoken yet.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve))
  // After the turn's reading, so that what has arrived by then is known to be a request.
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), grace)
  await closed
  clearInterval(closing)
}

/**
 * Whoever waits at the door is let in before it closes, or they would be thrown out unheard. The
 * system takes people in by itself: between the last look at them and the closing there must be no
 * work, during which others come.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  let came = 0
  const count = () => (came += 1)
  server.on('connection', count)
  for (let turns = 0; turns < turnsAtMost; turns += 1) {
    const [began, before] = [performance.now(), came]
    await turn()
    if (turns > 0 && came === before && performance.now() - began < idleTurn) break
  }
  server.off('connection', count)
}
