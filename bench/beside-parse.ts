import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
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
import { judged, range, rounded, type Result } from './results.ts'

const families = 16
const bounds = { connections: 16, requests: 20_000, seconds: 1 }
const rounds = 15
const aims = { reads: 3, updates: 2, core: 450 }

type Server = Pick<Target, 'port' | 'program'>
type Sides = { ours: Server; neighbours: SeededFamily[]; parse: Server; theirs: ParseFamily[] }

/** Beside Parse Server on the same durable PostgreSQL, each with 16 families on the same core. */
export async function measureBesideParse(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  const stops = [postgres.stop]
  try {
    const databaseUrl = await createDatabase(postgres.url)
    const neighbours = await seedFamilies(folder, { families, active: families, databaseUrl })
    const env = { DATABASE_URL: databaseUrl, BACKUPS_KEPT: '0' }
    const ours = await startElefam(folder, { env })
    stops.unshift(ours.stop)
    const parse = await startParse(await createDatabase(postgres.url))
    stops.unshift(parse.stop)
    const theirs: ParseFamily[] = []
    for (const [index, neighbour] of neighbours.entries()) {
      theirs.push(await settleParse(parse, await documentsOf(ours.port, neighbour), index))
    }
    return await compareBoth({
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

async function compareBoth({ ours, neighbours, parse, theirs }: Sides): Promise<Result[]> {
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
  return [
    ratioRow('reads', 'Bootstrap reads', reads),
    ratioRow('updates', 'Durable ticks', updates),
    coreRow(updates),
  ]
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

function ratioRow(kind: 'reads' | 'updates', what: string, compared: Comparison): Result {
  const { ours, limit, ratio, ratios } = compared
  const figure = {
    id: `beside-parse-${kind}`,
    what: `${what} on PostgreSQL, as a multiple of Parse Server ${parseVersion}'s nearest ${kind === 'reads' ? 'query' : 'update'}`,
    value: rounded(ratio),
    unit: '×',
    command,
    note: `${families} clients, ${families} families; rounds from ${range(ratios)}; ${rounded(ours.perSecond)}/s with ${rounded(ours.core)} µs of a core each, theirs ${rounded(limit.perSecond)}/s with ${rounded(limit.core)} µs`,
  }
  return judged(figure, { atLeast: aims[kind] })
}

const coreRow = ({ ours }: Comparison): Result =>
  judged(
    {
      id: 'beside-parse-core',
      what: "Our server's core for a tick on PostgreSQL",
      value: rounded(ours.core),
      unit: 'µs',
      command,
      note: `${families} clients, ${families} families`,
    },
    { atMost: aims.core },
  )
