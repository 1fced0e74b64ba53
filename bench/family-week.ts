import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { coreTime, withAllCores } from './cores.ts'
import { startElefam } from './elefam.ts'
import { liveWeeks, moveIn, type Calls, type Home } from './family-life.ts'
import { postgresReader, sqliteReader, type Reader } from './faults/ledger.ts'
import { rounded, told, type Result } from './results.ts'

const families = 4
const weeks = 12
const tables = ['sprints', 'changes', 'summaries']

const command = 'npm run bench -- family-week'

/** What one busy family costs in one week: requests, the server's core, bytes that stay. */
export async function measureFamilyWeek(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  try {
    const databaseUrl = await createDatabase(postgres.url)
    const embedded = await live('SQLite', folder, () => sqliteReader(folder), {})
    const shared = await live('PostgreSQL', folder, () => postgresReader(databaseUrl), {
      DATABASE_URL: databaseUrl,
    })
    return [embedded.requests, ...embedded.costs, ...shared.costs]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lets the families live on a database and gives what that cost. */
async function live(
  on: 'SQLite' | 'PostgreSQL',
  dataDir: string,
  open: () => Reader | Promise<Reader>,
  env: Record<string, string>,
) {
  const begin = () => startElefam(dataDir, { env })
  let elefam = await begin()
  const homes: Home[] = []
  for (let index = 0; index < families; index += 1) homes.push(await moveIn(elefam, index))
  await elefam.stop()
  const before = await contentOf(on, await open())
  elefam = await begin()
  const used = coreTime(elefam)
  const calls = await Promise.all(
    homes.map((home) => liveWeeks(elefam, home, { weeks, protocol: 'log' })),
  )
  const core = coreTime(elefam) - used
  await elefam.stop()
  const after = await contentOf(on, await open())

  const each = (sum: number) => sum / (families * weeks)
  const grown = (table: string) => each(after.rows[table]! - before.rows[table]!)
  const kilobytes = (bytes: number) => `${rounded(bytes / 1024)} kB`
  const id = on.toLowerCase()
  const total = calls.reduce((sum, { reads, writes }) => sum + reads + writes, 0)
  const [{ reads, writes }] = calls as [Calls]
  return {
    requests: told({
      id: 'family-week-requests',
      what: 'Requests of a busy family of five in a week',
      value: rounded(each(total)),
      unit: 'requests',
      command,
      note: `${rounded(writes / weeks)} commands, ${rounded(reads / weeks)} reads; ${families} families over ${weeks} weeks`,
    }),
    costs: [
      told({
        id: `family-week-core-${id}`,
        what: `Server's core that a family's week takes, on ${on}`,
        value: rounded(each(core) / 1000),
        unit: 'ms',
        command,
        note: `${rounded(core / total)} µs for a request`,
      }),
      told({
        id: `family-week-bytes-${id}`,
        what: `Disk that a family's week takes, on ${on}`,
        value: rounded(each(after.disk - before.disk) / 1024),
        unit: 'kB',
        command,
        note: `rows: week ${kilobytes(grown('sprints'))}, its summary ${kilobytes(grown('summaries'))}, log ${kilobytes(grown('changes'))} (bounded at 3,000 changes)`,
      }),
    ],
  }
}

/** Bytes on the disk without any slack, and bytes of values in each table. */
async function contentOf(on: 'SQLite' | 'PostgreSQL', reader: Reader) {
  try {
    await reader.rows(on === 'SQLite' ? 'vacuum' : 'vacuum full')
    const [size] = await reader.rows(
      on === 'SQLite'
        ? 'select page_count * page_size as bytes from pragma_page_count, pragma_page_size'
        : "select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'",
    )
    const rows: Record<string, number> = {}
    for (const table of tables) {
      const all = await reader.rows(`select * from "${table}"`)
      const values = all.flatMap((row) => Object.values(row))
      rows[table] = values.reduce<number>(
        (sum, value) => sum + Buffer.byteLength(String(value ?? '')),
        0,
      )
    }
    return { disk: Number(size!['bytes']), rows }
  } finally {
    await reader.close()
  }
}
