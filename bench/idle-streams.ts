import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { freePort } from '../scripts/free-port.ts'
import { startProgram, type Started } from './cores.ts'
import { seedFamilies } from './bulk-seed.ts'
import { startElefam } from './elefam.ts'
import { requestBytes } from './load.ts'
import { memoryOf } from './memory.ts'
import { judged, rounded, told, type Result } from './results.ts'

const count = 5_000
/** Ten browsers of each family look on. */
const families = 500
const atMost = 15 // kB for each stream, beyond what a raw socket costs
const calm = 30_000 // milliseconds: a heartbeat lies in them
const command = 'npm run bench -- idle-streams'

/** What 5,000 open event streams cost in memory, against as many sockets that nobody does anything with. */
export async function measureIdleStreams(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  try {
    const dataDir = join(folder, 'elefam')
    const neighbours = await seedFamilies(dataDir, { families, active: families })
    const requests = neighbours.map(({ familyId, headers }) =>
      requestBytes('GET', apiPaths.events(familyId), {
        headers: { ...headers, accept: 'text/event-stream' },
      }),
    )
    const elefam = await startElefam(dataDir)
    const ours = await kilobytesEach(elefam, (index) => requests[index % families]!)
    const port = await freePort()
    const file = join(import.meta.dirname, 'raw-sockets.ts')
    const bare = await startProgram([process.execPath, file, String(port)])
    const raw = await kilobytesEach({ ...bare, port }, () => Buffer.from('hello\n'))
    return rows(ours, raw)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rows(ours: number, raw: number): Result[] {
  const what = `Memory for each of ${count} idle event streams`
  const beyond = {
    id: 'idle-streams',
    what: `${what}, beyond a raw socket’s own`,
    value: rounded(ours - raw),
    unit: 'kB',
    command,
    note: `${rounded(ours)} kB, and ${rounded(raw)} kB for a socket that node:net accepted`,
  }
  const whole = { id: 'idle-streams-whole', what, value: rounded(ours), unit: 'kB', command }
  return [judged(beyond, { atMost }), told(whole)]
}

/** Opens all of them at a server that has come to rest, lets it rest again, and stops it. */
async function kilobytesEach(
  program: Started & { port: number },
  request: (index: number) => Buffer,
): Promise<number> {
  const sockets: Socket[] = []
  const open = async (times: number) => {
    for (let index = 0; index < times; index += 1) {
      sockets.push(await begin(program.port, request(index)))
    }
  }
  try {
    // What the first ones load and compile, and the database keeps at hand, is no stream's cost.
    await open(families)
    for (const socket of sockets.splice(0)) socket.destroy()
    await wait(calm)
    const before = memoryOf(program)
    await open(count)
    await wait(calm)
    const left = sockets.filter((socket) => !socket.readableEnded && !socket.destroyed)
    if (left.length < count) throw new Error(`Only ${left.length} of ${count} are still open.`)
    return ((memoryOf(program) - before) * 1000) / count
  } finally {
    for (const socket of sockets) socket.destroy()
    await program.stop()
  }
}

/** A connection on which the server has said something. */
function begin(port: number, request: Buffer): Promise<Socket> {
  return new Promise((begun, fail) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request))
    socket.once('error', fail)
    socket.once('data', (bytes) => {
      const said = bytes.toString()
      if (said.startsWith('HTTP/1.1 200') || said === 'hello\n') begun(socket.resume())
      else fail(new Error(said))
    })
  })
}
