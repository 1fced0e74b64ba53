import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Request and answer as Node has them; neither is there for a call without a socket. */
export function socketOf({ env }: Pick<Context, 'env'>): Partial<HttpBindings> {
  return env ?? {}
}
