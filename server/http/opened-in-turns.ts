import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { networksOf } from '#server/platform/network-address.ts'
import type { Env } from './route.ts'

/** Turns of the event loop that an event stream waits at most for others to come in before it is opened. */
const turnsAtMost = 100
/** In milliseconds: whose family or database has them wait for longer waits there, and in nobody's way (A81). */
const lastsAtMost = 250
/** How many event streams have been asked for. */
let came = 0

/**
 * Before anything is asked of the database: the first question of a stream is who comes. The system lets in
 * one connection a turn: while thousands come back, whoever comes after them would else wait for them all.
 */
export const openedInTurns: MiddlewareHandler<Env> = async (c, next) => {
  came += 1
  const { queues, clientAddress } = c.get('services')
  const leave = await queues.openings(networksOf(clientAddress(c)).network)
  let late: NodeJS.Timeout | undefined
  try {
    for (let turns = 0, known = -1; known !== came && turns < turnsAtMost; turns += 1) {
      known = came
      await nextTurn()
    }
    late = setTimeout(leave, lastsAtMost)
    await next()
  } finally {
    clearTimeout(late)
    leave()
  }
}
