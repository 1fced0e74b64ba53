import { connect, type Socket } from 'node:net'
import { coreTime, type Started } from './cores.ts'

/** What a connection asks for, over and over; `request` gives the whole request's bytes. */
export type Target = { port: number; request: () => Buffer; program: Started }

/** How far one measurement goes: whichever bound is reached first ends it. */
export type Bounds = { connections: number; requests: number; seconds: number }

/** Requests per second, latencies in milliseconds, and microseconds of a core for each request. */
export type Load = { perSecond: number; p50: number; p99: number; core: number }

/**
 * Sends requests over so many kept connections on loopback, one at a time on each, and measures.
 * A client of its own, on bare sockets, so that it takes far less time than what it measures.
 * Throws at the first answer that is not 200.
 */
export async function load(target: Target, bounds: Bounds): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: bounds.connections }, () => open(target)))
  const latencies: number[] = []
  const coreBefore = coreTime(target.program)
  const started = performance.now()
  const end = started + bounds.seconds * 1000
  let left = bounds.requests
  const mayGoOn = () => left-- > 0 && performance.now() < end
  try {
    await Promise.all(sockets.map((socket) => drive(socket, target, { mayGoOn, latencies })))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const seconds = (performance.now() - started) / 1000
  const core = (coreTime(target.program) - coreBefore) / latencies.length
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), core }
}

/** A whole HTTP request as bytes; a body goes out as JSON. */
export function requestBytes(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { headers, body }: { headers: Record<string, string>; body?: unknown },
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const content = text
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    : {}
  const lines = Object.entries({ ...headers, ...content }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n'))
}

function open({ port }: Target): Promise<Socket> {
  return new Promise((opened, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => opened(socket))
    socket.once('error', fail)
  })
}

type Progress = { mayGoOn: () => boolean; latencies: number[] }

function drive(socket: Socket, { request }: Target, { mayGoOn, latencies }: Progress) {
  return new Promise<void>((done, fail) => {
    let sent = 0
    let missing = -1 // bytes of the answer still to come; -1 before its head is read
    let head: Buffer = Buffer.alloc(0)
    const send = () => {
      if (!mayGoOn()) return done()
      missing = -1
      head = Buffer.alloc(0)
      sent = performance.now()
      socket.write(request())
    }
    socket.on('data', (chunk: Buffer) => {
      if (missing === -1) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const size = answerSize(head)
        if (size === null) return
        if (size instanceof Error) return fail(size)
        missing = size - head.length
      } else missing -= chunk.length
      if (missing > 0) return
      latencies.push(performance.now() - sent)
      send()
    })
    socket.once('error', fail)
    socket.once('close', () => fail(new Error('The server closed the connection.')))
    send()
  })
}

/** Bytes of the whole answer; null while its head is incomplete. */
function answerSize(bytes: Buffer): number | Error | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) {
    return new Error(`An unexpected answer: ${bytes.toString().slice(0, 600)}`)
  }
  return end + 4 + Number(length)
}
