import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { withAllCores } from './cores.ts'
import type { SeededFamily } from './bulk-seed.ts'
import { startElefam } from './elefam.ts'
import { sprintId, tickOfSpareWeek } from './family.ts'
import { requestBytes, type Target } from './load.ts'
import { compare } from './pairs.ts'
import { judged, rounded, type Result } from './results.ts'
import {
  databases,
  seedDatabases,
  withSeededDatabases,
  type Sizes,
  type SeededDatabase,
} from './seeded-databases.ts'

const million: Sizes = { small: 1_000, large: 1_000_000 }
/** How much longer the slowest of a hundred answers may take with many families than with few. */
const atMost = 1.5
const bounds = { connections: 4, requests: Number.POSITIVE_INFINITY, seconds: 1 }

type Served = SeededDatabase & Pick<Target, 'port' | 'program'>
type Pair = Record<keyof Sizes, Served>

const kinds = [
  {
    id: 'read',
    what: 'Bootstrap reads',
    ask: ({ headers }: SeededFamily) => requestBytes('GET', apiPaths.bootstrap, { headers }),
  },
  {
    id: 'tick',
    what: 'Ticks',
    ask: ({ familyId, headers }: SeededFamily) =>
      requestBytes('POST', apiPaths.sprintCommands(familyId, sprintId), {
        headers,
        body: tickOfSpareWeek(),
      }),
  },
]

/**
 * A server whose database holds a million families against one with a thousand, on both databases.
 * In a folder that was given the databases stay, and are there the next time.
 */
export const measureManyFamilies =
  (given?: string, { sizes = million, rounds = 21 } = {}) =>
  async (): Promise<Result[]> => {
    const folder = given ?? mkdtempSync(join(tmpdir(), 'elefam-bench-'))
    try {
      await withAllCores(() => seedDatabases(folder, sizes))
      const results: Result[] = []
      for (const database of databases) {
        const one = await withSeededDatabases({ folder, sizes, database }, (seeded) =>
          withServers(seeded, (pair) => comparePair(pair, { database, rounds })),
        )
        results.push(...one)
      }
      return results
    } finally {
      if (!given) rmSync(folder, { recursive: true, force: true })
    }
  }

/** Makes the databases in a folder for another hour; measures nothing. */
export const makeManyFamilies = (folder: string) => async (): Promise<Result[]> => {
  await withAllCores(() => seedDatabases(folder, million))
  return []
}

async function withServers<Measured>(
  seeded: Record<keyof Sizes, SeededDatabase>,
  work: (pair: Pair) => Promise<Measured>,
): Promise<Measured> {
  const stops: (() => Promise<void>)[] = []
  const serve = async (seed: SeededDatabase): Promise<Served> => {
    const env = { DATABASE_URL: seed.databaseUrl, BACKUPS_KEPT: '0' }
    const program = await startElefam(seed.dataDir, { env })
    stops.push(program.stop)
    return { ...seed, port: program.port, program }
  }
  try {
    return await work({ small: await serve(seeded.small), large: await serve(seeded.large) })
  } finally {
    for (const stop of stops) await stop()
  }
}

async function comparePair(
  pair: Pair,
  about: { database: string; rounds: number },
): Promise<Result[]> {
  const results: Result[] = []
  for (const kind of kinds) results.push(await compareTowns(pair, kind, about))
  return results
}

async function compareTowns(
  { small, large }: Pair,
  { id, what, ask }: (typeof kinds)[number],
  { database, rounds }: { database: string; rounds: number },
): Promise<Result> {
  const target = ({ neighbours, port, program }: Served): Target => {
    let turn = 0
    return { port, program, request: () => ask(neighbours[(turn += 1) % neighbours.length]!) }
  }
  const targets = { ours: target(large), limit: target(small) }
  const { ours, limit, ratio } = await compare(targets, bounds, rounds)
  const figure = {
    id: `many-families-${database.toLowerCase()}-${id}`,
    what: `${what} on ${database} with a million families: p99 as a multiple of that with a thousand`,
    value: rounded(ours.p99 / limit.p99),
    unit: '×',
    command: 'npm run bench -- many-families',
    note: `p99 ${rounded(ours.p99)} and ${rounded(limit.p99)} ms, p50 ${rounded(ours.p50)} and ${rounded(limit.p50)} ms, ${rounded(ratio)} as many a second; medians of ${rounds} rounds of 4 clients`,
  }
  return judged(figure, { atMost })
}
