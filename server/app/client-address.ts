import type { Context } from 'hono'
import { socketOf } from '#server/http/incoming.ts'
import { addressIn } from '#server/platform/network-address.ts'

/**
 * Gives a request's address: that of the socket, or, behind the host's own proxy, the last one
 * that the proxy wrote into X-Forwarded-For (what stands before it anybody can claim, A41).
 */
export function clientAddressOf(trustProxy: boolean) {
  return (c: Context): string => {
    const last = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
    // What names nobody (“unknown”) is as good as the proxy itself.
    const named = last === undefined ? null : addressIn(last)
    return named ?? addressIn(socketOf(c).incoming?.socket.remoteAddress ?? '') ?? '0.0.0.0'
  }
}
