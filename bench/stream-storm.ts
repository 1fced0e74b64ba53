import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { seedFamilies } from './bulk-seed.ts'
import { startElefam } from './elefam.ts'
import { requestBytes } from './load.ts'
import { judged, rounded, told, type Result } from './results.ts'
import { runLoad } from './background-load.ts'

const count = 5_000
/** Ten browsers of each family come back. */
const families = 500
/** Of somebody who has nothing to do with it, in seconds: some before the storm, most after. */
const watched = 25
const calm = 5_000
const command = 'npm run bench -- stream-storm'

/** All event streams come back in the same moment, as after a proxy's restart: who waits for it? */
export async function measureStreamStorm(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const sockets: Socket[] = []
  try {
    const neighbours = await seedFamilies(dataDir, { families, active: families })
    const elefam = await startElefam(dataDir)
    const asks = neighbours.slice(0, 20).map(({ headers }) => ({
      method: 'GET' as const,
      path: apiPaths.bootstrap,
      headers,
    }))
    const { port } = elefam
    const load = runLoad({ port, asks, rate: 20, seconds: watched, keepAlive: false })
    await wait(calm)
    const began = performance.now()
    const opening = Array.from({ length: count }, (_, index) => {
      const { familyId, headers } = neighbours[index % families]!
      const request = requestBytes('GET', `${apiPaths.events(familyId)}?after=1`, {
        headers: { ...headers, accept: 'text/event-stream' },
      })
      return begin(port, request, sockets)
    })
    await Promise.all(opening)
    const seconds = (performance.now() - began) / 1000
    const { p50, p95, slowest, errors } = await load
    await elefam.stop()
    const what = `${count} event streams come back at once`
    const note = `p50 ${rounded(p50)}, p95 ${rounded(p95)} ms, of ${errors.length} no good answer`
    return [
      judged(
        {
          id: 'stream-storm-slowest',
          what: `${what}: the slowest request of others meanwhile`,
          value: rounded(slowest),
          unit: 'ms',
          command,
          note,
        },
        { atMost: 1_000 },
      ),
      told({
        id: 'stream-storm-all',
        what: `${what}: until all of them are open`,
        value: rounded(seconds),
        unit: 's',
        command,
      }),
    ]
  } finally {
    for (const socket of sockets) socket.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A stream on which the server has said something. */
function begin(port: number, request: Buffer, sockets: Socket[]): Promise<void> {
  return new Promise((begun, fail) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request))
    sockets.push(socket)
    socket.once('error', fail)
    let said = ''
    const hear = (bytes: Buffer) => {
      said += bytes.toString('latin1')
      if (!said.startsWith('HTTP/1.1 200')) return fail(new Error(said))
      if (!said.includes('event: ')) return
      socket.off('data', hear).resume()
      begun()
    }
    socket.on('data', hear)
  })
}
