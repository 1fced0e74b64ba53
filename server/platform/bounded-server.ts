import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

/** Requests that one connection may have running. Browsers and proxies wait for each answer before they ask on. */
export const runningAtMost = 16

/**
 * A server that hangs up on whoever asks on and on without waiting for an answer: thousands of requests in one
 * packet would all begin in the same moment, and nobody else would be answered meanwhile (A81).
 */
export function boundedServer(
  options: ServerOptions,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown,
): Server {
  const running = new WeakMap<Socket, number>()
  const count = (socket: Socket) => running.get(socket) ?? 0
  return createServer(options, (incoming, outgoing) => {
    const { socket } = incoming
    if (count(socket) >= runningAtMost) socket.destroy()
    if (socket.destroyed) return
    running.set(socket, count(socket) + 1)
    outgoing.once('close', () => running.set(socket, count(socket) - 1))
    void answer(incoming, outgoing)
  })
}
