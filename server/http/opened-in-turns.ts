import type { MiddlewareHandler } from 'hono'
import { networksOf } from '#server/platform/network-address.ts'
import type { Env } from './route.ts'

/** Before anything is asked of the database: the first question of a stream is who comes. */
export const openedInTurns: MiddlewareHandler<Env> = (c, next) => {
  const { queues, clientAddress } = c.get('services')
  const { network } = networksOf(clientAddress(c))
  return queues.openings.run({ network }, next)
}
