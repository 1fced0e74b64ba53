import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy that a test can cut, on the way to the database. */
export type TcpProxy = {
  port: number
  /** Connections break, and new ones are refused. */
  cut: () => void
  repair: () => Promise<void>
  /** Connections are reset in the middle of whatever goes over them; new ones pass. */
  tear: () => void
  /** Nothing passes any more on what is connected now, and nobody is told: only new ones pass. */
  silence: () => void
}

/** Opens a proxy from a port of its own to this one. */
export async function openTcpProxy(to: number): Promise<TcpProxy> {
  const ends = new Set<Socket>()
  const keep = (socket: Socket, other: Socket) => {
    ends.add(socket)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        ends.delete(socket)
        other.destroy()
      })
  }
  let way: Server
  const lay = async (port: number) => {
    way = createServer((from) => {
      const there = connect(to, '127.0.0.1')
      keep(from, there)
      keep(there, from)
      from.pipe(there).pipe(from)
    }).listen(port, '127.0.0.1')
    await once(way, 'listening')
    return (way.address() as { port: number }).port
  }
  const port = await lay(0)
  const cut = () => {
    way.close()
    for (const end of ends) end.destroy()
  }
  const tear = () => {
    for (const end of ends) end.resetAndDestroy()
  }
  const silence = () => {
    for (const end of ends) end.unpipe().pause()
  }
  return { port, cut, repair: async () => void (await lay(port)), tear, silence }
}
