import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Gives a request's address: that of the socket, or, behind the host's own proxy, the last one
 * that the proxy wrote into X-Forwarded-For (what stands before it anybody can claim, A41).
 */
export function clientAddressOf(trustProxy: boolean) {
  return (c: Context): string => {
    const { incoming } = c.env as Partial<HttpBindings>
    const socket = incoming?.socket.remoteAddress ?? '0.0.0.0'
    if (!trustProxy) return socket
    return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || socket
  }
}
