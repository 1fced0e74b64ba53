import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The request as Node has it; undefined for a call without a socket. */
export const incomingOf = ({ env }: Pick<Context, 'env'>) =>
  (env as Partial<HttpBindings> | undefined)?.incoming
