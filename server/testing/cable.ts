import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to the database that a test can harm. */
export type Cable = {
  port: number
  /** Connections break, and new ones are refused. */
  cut: () => void
  repair: () => Promise<void>
  /** Nothing passes any more on what is connected now, and nobody is told: only new ones pass. */
  silence: () => void
}

/** Lays a cable from a port of its own to this one. */
export async function layCable(to: number): Promise<Cable> {
  const ends = new Set<Socket>()
  const keep = (socket: Socket) => {
    ends.add(socket)
    socket.on('error', () => undefined).on('close', () => ends.delete(socket))
    return socket
  }
  let way: Server
  const lay = async (port: number) => {
    way = createServer((from) => {
      const there = keep(connect(to, '127.0.0.1'))
      keep(from).pipe(there).pipe(from)
    }).listen(port, '127.0.0.1')
    await once(way, 'listening')
    return (way.address() as { port: number }).port
  }
  const port = await lay(0)
  const cut = () => {
    way.close()
    for (const end of ends) end.destroy()
  }
  const silence = () => {
    for (const end of ends) end.unpipe().pause()
  }
  return { port, cut, repair: async () => void (await lay(port)), silence }
}
