import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { seedFamilies, type SeededFamily } from './bulk-seed.ts'
import { account, startElefam } from './elefam.ts'
import { nextTick, sprintId } from './family.ts'
import { requestBytes } from './load.ts'
import { memoryOf } from './memory.ts'
import { judged, rounded, type Result } from './results.ts'
import { steady, type Ask } from './steady.ts'

const families = 200
const rate = 500
const aims = { p95: 100, memory: 300, errors: 0 }

type Way = (neighbour: SeededFamily, address: string) => Ask

const get =
  (path: (familyId: string) => string): Way =>
  ({ familyId, headers }) => ({ method: 'GET', path: path(familyId), headers })

const tick: Way = ({ familyId, headers }) => ({
  method: 'POST',
  path: apiPaths.sprintCommands(familyId, sprintId),
  headers,
  body: nextTick(),
})

const signIn: Way = ({ email, headers: { host, origin } }, address) => ({
  method: 'POST',
  path: apiPaths.signIn,
  headers: { host: host!, origin: origin!, 'x-forwarded-for': address },
  body: { email, password: account.password },
})

/** What an evening asks for, in thousandths: much is read, a quarter is ticked, few sign in. */
const evening: [share: number, way: Way][] = [
  [560, get(() => apiPaths.bootstrap)],
  [250, tick],
  [60, get((familyId) => `${apiPaths.sprints(familyId)}?limit=5`)],
  [50, get((familyId) => `${apiPaths.insights(familyId)}?limit=5`)],
  [37, get((familyId) => apiPaths.activity(familyId))],
  [40, get(() => '/')],
  [3, signIn],
]

/** An evening with 500 requests a second, with an event stream for each family. */
export const measureMixedLoad =
  (seconds = 600) =>
  async (): Promise<Result[]> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
    const streams: Socket[] = []
    try {
      const neighbours = await seedFamilies(dataDir, { families, active: families })
      const elefam = await startElefam(dataDir)
      for (const neighbour of neighbours) streams.push(listen(elefam.port, neighbour))
      const memory: number[] = []
      const watch = setInterval(() => memory.push(memoryOf(elefam)), 2_000)
      const measured = await steady(elefam.port, requestsOf(neighbours), { rate, seconds })
      clearInterval(watch)
      await elefam.stop()
      return rows(measured, Math.max(...memory), seconds)
    } finally {
      for (const stream of streams) stream.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }

/** The evening's requests in a fixed order that mixes them, each for the next family. */
function requestsOf(neighbours: SeededFamily[]): () => Ask {
  const ways = evening.flatMap(([share, way]) => Array.from({ length: share }, () => way))
  let turn = 0
  return () => {
    turn += 1
    // 389 has no divisor in common with the thousand ways.
    const way = ways[(turn * 389) % ways.length]!
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
    return way(neighbours[turn % neighbours.length]!, address)
  }
}

function listen(port: number, { familyId, headers }: SeededFamily): Socket {
  const request = requestBytes('GET', apiPaths.events(familyId), {
    headers: { ...headers, accept: 'text/event-stream' },
  })
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request))
  return socket.on('error', () => undefined).resume()
}

function rows(
  { p50, p95, p99, requests, errors }: Awaited<ReturnType<typeof steady>>,
  memory: number,
  seconds: number,
): Result[] {
  const what = `${rate} mixed requests a second for ${seconds === 600 ? 'ten minutes' : `${seconds} s`}`
  const figure = (id: string, about: string, value: number, unit: string, note: string) => ({
    id: `mixed-load-${id}`,
    what: `${what}: ${about}`,
    value,
    unit,
    note,
    command: 'npm run bench -- mixed-load',
  })
  const [first = 'none'] = errors
  return [
    judged(
      figure('p95', 'p95', rounded(p95), 'ms', `p50 ${rounded(p50)}, p99 ${rounded(p99)} ms`),
      { atMost: aims.p95 },
    ),
    judged(figure('errors', 'errors', errors.length, `of ${requests}`, `the first: ${first}`), {
      atMost: aims.errors,
    }),
    judged(figure('memory', 'most memory (RSS)', rounded(memory), 'MB', `${families} streams`), {
      atMost: aims.memory,
    }),
  ]
}
