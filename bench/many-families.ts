import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { gather, type Neighbour } from './crowd.ts'
import { startElefam } from './elefam.ts'
import { furnishSparely, sprintId, tickOfSpareWeek } from './family.ts'
import { requestBytes, type Target } from './load.ts'
import { compare } from './pairs.ts'
import { judged, rounded, type Result } from './results.ts'

const few = 1_000
const many = 1_000_000
/** As many families come by in turn, however many there are. */
const active = 1_000
/** How much longer the slowest of a hundred answers may take with many families than with few. */
const atMost = 1.5
const bounds = { connections: 4, requests: Number.POSITIVE_INFINITY, seconds: 1 }

type Town = { neighbours: Neighbour[] } & Pick<Target, 'port' | 'program'>
type Towns = Record<'small' | 'large', Town>

const kinds = [
  {
    id: 'read',
    what: 'Bootstrap reads',
    ask: ({ headers }: Neighbour) => requestBytes('GET', apiPaths.bootstrap, { headers }),
  },
  {
    id: 'tick',
    what: 'Ticks',
    ask: ({ familyId, headers }: Neighbour) =>
      requestBytes('POST', apiPaths.sprintCommands(familyId, sprintId), {
        headers,
        body: tickOfSpareWeek(),
      }),
  },
]

/** A server whose database holds a million families against one with a thousand, on both databases. */
export async function measureManyFamilies(): Promise<Result[]> {
  const results = await withTowns('SQLite', async () => undefined)
  const postgres = await startPostgres({ durable: true })
  try {
    const onPostgres = await withTowns('PostgreSQL', () => createDatabase(postgres.url))
    return [...results, ...onPostgres]
  } finally {
    await postgres.stop()
  }
}

async function withTowns(
  database: string,
  address: () => Promise<string | undefined>,
): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const stops: (() => Promise<void>)[] = []
  const town = async (families: number): Promise<Town> => {
    const dataDir = join(folder, String(families))
    const databaseUrl = await address()
    const options = { families, active, databaseUrl, documents: furnishSparely }
    const neighbours = await gather(dataDir, options)
    const env = { DATABASE_URL: databaseUrl ?? '', BACKUPS_KEPT: '0' }
    const program = await startElefam(dataDir, { env })
    stops.push(program.stop)
    return { neighbours, port: program.port, program }
  }
  try {
    const towns = { small: await town(few), large: await town(many) }
    const results: Result[] = []
    for (const kind of kinds) results.push(await compareTowns(towns, kind, database))
    return results
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compareTowns(
  { small, large }: Towns,
  { id, what, ask }: (typeof kinds)[number],
  database: string,
): Promise<Result> {
  const target = ({ neighbours, ...server }: Town): Target => {
    let turn = 0
    return { ...server, request: () => ask(neighbours[(turn += 1) % neighbours.length]!) }
  }
  const targets = { ours: target(large), limit: target(small) }
  const { ours, limit, ratio } = await compare(targets, bounds, 21)
  const figure = {
    id: `many-families-${database.toLowerCase()}-${id}`,
    what: `${what} on ${database} with a million families: p99 as a multiple of that with a thousand`,
    value: rounded(ours.p99 / limit.p99),
    unit: '×',
    command: 'npm run bench -- many-families',
    note: `p99 ${rounded(ours.p99)} and ${rounded(limit.p99)} ms, p50 ${rounded(ours.p50)} and ${rounded(limit.p50)} ms, ${rounded(ratio)} as many a second; medians of 21 rounds of 4 clients`,
  }
  return judged(figure, { atMost })
}
