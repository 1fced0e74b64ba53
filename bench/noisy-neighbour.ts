import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { withAllCores } from './cores.ts'
import { seedFamilies, type SeededFamily } from './bulk-seed.ts'
import { startElefam, type Elefam } from './elefam.ts'
import { memoryOf } from './memory.ts'
import { familyFile, floodOf, importOf, listsOf, nestedFile, type Noise } from './noises.ts'
import { judged, rounded, told, type Result } from './results.ts'
import { runLoad } from './background-load.ts'

const aims = { ratio: 2, memory: 320 }
/** Families that want nothing but to live here, and how often one of them asks something. */
const quiet = 20
const rate = 20
/** A p95 of fewer answers is another one each time. */
const seconds = 30
const readers = 8
const commands = 400
/** Megabytes that V8 may have for what lives long: a small machine's. */
const heap = 512
const command = 'npm run bench -- noisy-neighbour'

/** What others feel of families that do as much as they may, and of strangers who do more. */
export async function measureNoisyNeighbour(): Promise<Result[]> {
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  try {
    const on = async (database: string, databaseUrl?: string) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
      try {
        return await measureOn(database, { dataDir, databaseUrl })
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    }
    return [
      ...(await on('SQLite')),
      ...(await on('PostgreSQL', await createDatabase(postgres.url))),
    ]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(
  database: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<Result[]> {
  const families = quiet + 4
  const neighbours = await seedFamilies(dataDir, { families, active: families, databaseUrl })
  const [reader, , , , ...others] = neighbours
  const start = (options = '') =>
    startElefam(dataDir, {
      env: { NODE_OPTIONS: options, DATABASE_URL: databaseUrl ?? '', WRITE_PACE: '' },
    })
  const first = await start()
  const file = await familyFile(first.port, reader!)
  await importOf(first.port, reader!, file)() // So that its lists are long.
  await first.stop()
  const results: Result[] = []
  const memory: number[] = []
  let died = ''
  const cases = [...Object.keys(noises).map((name) => [name]), together]
  for (const names of cases) {
    const what = names.join(' and ')
    const elefam = await start(`--max-old-space-size=${heap}`)
    const making = names.flatMap((name) => noises[name]!(elefam.port, neighbours, file))
    const { alone, beside, statuses, most, isAlive } = await compare(elefam, making, others)
    memory.push(most)
    if (!isAlive) died ||= what
    if (isAlive) await elefam.stop()
    const said = [...statuses].map(([status, times]) => `${times} × ${status || 'cut off'}`)
    const figure = {
      id: `noisy-neighbour-${idOf(`${what} ${database}`)}`,
      what: `Others’ p95 as a multiple of theirs alone, on ${database}, beside ${what}`,
      value: rounded(beside / alone),
      unit: '×',
      command,
      note: `${rounded(beside)} and ${rounded(alone)} ms; the noise was answered ${said.join(', ')}; at most ${rounded(most)} MB${isAlive ? '' : '; the server died of it'}`,
    }
    results.push(names === together ? judged(figure, { atMost: aims.ratio }) : told(figure))
  }
  const figure = {
    id: `noisy-neighbour-memory-${idOf(database)}`,
    what: `Most memory (RSS) meanwhile, on ${database}, with a heap of ${heap} MB`,
    value: rounded(Math.max(...memory)),
    unit: 'MB',
    command,
    note: died ? `the server died of ${died}` : 'the server lived through it',
  }
  const verdict = judged(figure, { atMost: aims.memory })
  return [...results, { ...verdict, holds: verdict.holds && died === '' }]
}

/** What some do; the first four families are theirs. */
const noises: Record<string, (port: number, families: SeededFamily[], file: Buffer) => Noise[]> = {
  'a family of 31 MB': (port, families, file) => [importOf(port, families[1]!, file)],
  '31 MB of brackets': (port, families) => [importOf(port, families[2]!, nestedFile())],
  'eight readers of long lists': (port, families) =>
    Array.from({ length: readers }, () => listsOf(port, families[0]!)),
  'large commands': (port, families, file) => [floodOf(port, families[3]!, { file, commands })],
}

/** What families do at once; the brackets are nobody's who means well. */
const together = ['a family of 31 MB', 'eight readers of long lists', 'large commands']

const idOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Everybody else's p95 alone, and while some make noise, again and again until that is measured. */
async function compare(elefam: Elefam, noise: Noise[], others: SeededFamily[]) {
  const asks = others.map(({ headers }) => ({
    method: 'GET' as const,
    path: apiPaths.bootstrap,
    headers,
  }))
  const load = () => runLoad({ port: elefam.port, asks, rate, seconds })
  const { p95: alone } = await load()
  const statuses = new Map<number, number>()
  const memory: number[] = [memoryOf(elefam)]
  const isAlive = () => elefam.child.exitCode === null && elefam.child.signalCode === null
  const watch = setInterval(() => {
    try {
      if (isAlive()) memory.push(memoryOf(elefam))
    } catch {
      clearInterval(watch) // It died a moment ago.
    }
  }, 500)
  const over = new AbortController()
  const making = noise.map(async (make) => {
    while (!over.signal.aborted && isAlive()) {
      const status = await make().catch(() => 0) // The connection was cut.
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 200) await wait(200) // As somebody who tries again at once.
    }
  })
  const { p95, errors } = await load()
  over.abort()
  await Promise.all(making)
  clearInterval(watch)
  // Who was not answered at all has waited for as long as they were looked at.
  const beside = errors.length > 0 ? Math.max(p95 || 0, seconds * 1_000) : p95
  return { alone, beside, statuses, most: Math.max(...memory), isAlive: isAlive() }
}
