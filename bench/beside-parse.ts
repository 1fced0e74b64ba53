import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { withAllCores } from './cores.ts'
import { seedFamilies, type SeededFamily } from './bulk-seed.ts'
import { startElefam } from './elefam.ts'
import { nextTick, sprintId } from './family.ts'
import { requestBytes, type Target } from './load.ts'
import { compare, type Comparison } from './pairs.ts'
import {
  parseRead,
  parseVersion,
  parseWeek,
  settleParse,
  startParse,
  type ParseFamily,
} from './parse-server.ts'
import { judged, range, rounded, told, type Result } from './results.ts'

const families = 16
const bounds = { connections: 16, requests: 20_000, seconds: 1 }
const rounds = 15
const dialects = ['PostgreSQL', 'SQLite'] as const
type Dialect = (typeof dialects)[number]
const aims = { PostgreSQL: { reads: 3.3, updates: 0.95 }, SQLite: { reads: 3, updates: 1.2 } }

type Server = Pick<Target, 'port' | 'program'>
type Sides = {
  on: Dialect
  ours: Server
  neighbours: SeededFamily[]
  parse: Server
  theirs: ParseFamily[]
}

/** Beside Parse Server on a durable PostgreSQL, each with 16 families on the same core. */
export async function measureBesideParse(): Promise<Result[]> {
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  try {
    const results: Result[] = []
    for (const on of dialects) results.push(...(await measureOn(on, postgres.url)))
    return results
  } finally {
    await postgres.stop()
  }
}

async function measureOn(on: Dialect, postgresUrl: string): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const stops: (() => Promise<void>)[] = []
  try {
    const databaseUrl = on === 'PostgreSQL' ? await createDatabase(postgresUrl) : ''
    const neighbours = await seedFamilies(folder, { families, active: families, databaseUrl })
    const env = { DATABASE_URL: databaseUrl, BACKUPS_KEPT: '0' }
    const ours = await startElefam(folder, { env })
    stops.unshift(ours.stop)
    const parse = await startParse(await createDatabase(postgresUrl))
    stops.unshift(parse.stop)
    const theirs: ParseFamily[] = []
    for (const [index, neighbour] of neighbours.entries()) {
      theirs.push(await settleParse(parse, await documentsOf(ours.port, neighbour), index))
    }
    return await compareBoth({
      on,
      ours: { port: ours.port, program: ours },
      neighbours,
      parse: { port: parse.port, program: parse },
      theirs,
    })
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function documentsOf(port: number, { headers }: SeededFamily): Promise<Bootstrap> {
  const response = await fetch(`http://127.0.0.1:${port}${apiPaths.bootstrap}`, { headers })
  return (await response.json()) as Bootstrap
}

async function compareBoth({ on, ours, neighbours, parse, theirs }: Sides): Promise<Result[]> {
  const reads = await compare(
    {
      ours: {
        ...ours,
        request: each(neighbours, ({ headers }) =>
          requestBytes('GET', apiPaths.bootstrap, { headers }),
        ),
      },
      limit: {
        ...parse,
        request: each(theirs, (family) =>
          requestBytes('GET', parseRead(family), { headers: family.headers }),
        ),
      },
    },
    bounds,
    rounds,
  )
  const updates = await compare(
    {
      ours: {
        ...ours,
        request: each(neighbours, ({ familyId, headers }) =>
          requestBytes('POST', apiPaths.sprintCommands(familyId, sprintId), {
            headers,
            body: nextTick(),
          }),
        ),
      },
      limit: {
        ...parse,
        request: each(theirs, (family) =>
          requestBytes('PUT', parseWeek(family), { headers: family.headers, body: parseTick() }),
        ),
      },
    },
    bounds,
    rounds,
  )
  return [ratioRow(on, 'reads', reads), ratioRow(on, 'updates', updates), coreRow(on, updates)]
}

/** A request for the one family after the other: each connection has one of its own at a time. */
function each<Family>(all: Family[], request: (family: Family) => Buffer): () => Buffer {
  let turn = 0
  return () => request(all[(turn += 1) % all.length]!)
}

/** The same box of the same week, set in an object of Parse's. */
function parseTick(): object {
  const tick = nextTick()
  if (tick.type !== 'tick') throw new Error('A tick is a tick.')
  return { [`done.${tick.taskId}_${tick.date}`]: tick.done }
}

const command = 'npm run bench -- beside-parse'

/** The figures of PostgreSQL were there first. */
const idOf = (on: Dialect, figure: string) =>
  `beside-parse-${figure}${on === 'SQLite' ? '-sqlite' : ''}`

const kinds = {
  reads: { what: 'Bootstrap reads', theirs: 'query' },
  updates: { what: 'Durable ticks', theirs: 'update' },
}

function ratioRow(on: Dialect, kind: 'reads' | 'updates', compared: Comparison): Result {
  const { ours, limit, ratio, ratios } = compared
  const { what, theirs } = kinds[kind]
  const figure = {
    id: idOf(on, kind),
    what: `${what} on ${on}, as a multiple of Parse Server ${parseVersion}'s nearest ${theirs}`,
    value: rounded(ratio),
    unit: '×',
    command,
    note: `${families} clients, ${families} families; rounds from ${range(ratios)}; ${rounded(ours.perSecond)}/s with ${rounded(ours.core)} µs of a core each, theirs ${rounded(limit.perSecond)}/s with ${rounded(limit.core)} µs`,
  }
  return judged(figure, { atLeast: aims[on][kind] })
}

const coreRow = (on: Dialect, { ours }: Comparison): Result =>
  told({
    id: idOf(on, 'core'),
    what: `Our server's core for a tick on ${on}`,
    value: rounded(ours.core),
    unit: 'µs',
    command,
    note: `${families} clients, ${families} families`,
  })
