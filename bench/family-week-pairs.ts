import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { coreTime, withAllCores } from './cores.ts'
import { root, startElefam } from './elefam.ts'
import { liveWeeks, moveIn, type Protocol } from './family-life.ts'
import { judged, median, range, rounded, told, type Result } from './results.ts'

const families = 4
const weeks = 8
const pairs = 5
const aim = 0.6

/** A version of the product: where it is, and how its screens learn of changes. */
type Version = { home: string; protocol: Protocol }
/** For a family's week: milliseconds of the server's core, requests, and kilobytes to the screens. */
type Cost = { core: number; requests: number; kilobytes: number }

/**
 * What a family's week costs beside an earlier version, whose screens fetched all documents again
 * whenever something had changed: `home` is a checkout of it that was started once.
 */
export async function measureFamilyWeekPairs(home: string): Promise<Result[]> {
  const earlier: Version = { home, protocol: 'documents' }
  const today: Version = { home: root, protocol: 'log' }
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  const results: Result[] = []
  try {
    for (const on of ['SQLite', 'PostgreSQL']) {
      const costs: { earlier: Cost; today: Cost }[] = []
      for (let pair = 0; pair < pairs; pair += 1) {
        const live = async (version: Version) => {
          const databaseUrl = on === 'SQLite' ? '' : await createDatabase(postgres.url)
          return costOf(version, databaseUrl)
        }
        const first = pair % 2 === 0
        const before = first ? await live(earlier) : null
        const now = await live(today)
        costs.push({ earlier: before ?? (await live(earlier)), today: now })
      }
      results.push(...compared(on, costs))
    }
    return results
  } finally {
    await postgres.stop()
  }
}

async function costOf({ home, protocol }: Version, databaseUrl: string): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const elefam = await startElefam(folder, { home, env: { DATABASE_URL: databaseUrl } })
  try {
    const homes = []
    for (let index = 0; index < families; index += 1) homes.push(await moveIn(elefam, index))
    const used = coreTime(elefam)
    const calls = await Promise.all(homes.map((one) => liveWeeks(elefam, one, { weeks, protocol })))
    const core = coreTime(elefam) - used
    const each = (sum: number) => sum / (families * weeks)
    const sum = (of: (one: (typeof calls)[number]) => number) =>
      each(calls.reduce((all, one) => all + of(one), 0))
    return {
      core: each(core) / 1_000,
      requests: sum(({ reads, writes }) => reads + writes),
      kilobytes: sum(({ bytes }) => bytes) / 1_024,
    }
  } finally {
    await elefam.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function compared(on: string, costs: { earlier: Cost; today: Cost }[]): Result[] {
  const ratios = costs.map(({ earlier, today }) => today.core / earlier.core)
  const of = (name: keyof Cost) => ({
    earlier: rounded(median(costs.map(({ earlier }) => earlier[name]))),
    today: rounded(median(costs.map(({ today }) => today[name]))),
  })
  const { core, requests, kilobytes } = {
    core: of('core'),
    requests: of('requests'),
    kilobytes: of('kilobytes'),
  }
  const command = 'npm run bench -- family-week=CHECKOUT'
  const id = on.toLowerCase()
  return [
    judged(
      {
        id: `family-week-core-beside-earlier-${id}`,
        what: `Server's core that a family's week takes, as a share of what commit ad2b90b took, on ${on}`,
        value: rounded(median(ratios)),
        unit: '×',
        command,
        note: `${core.today} and ${core.earlier} ms; ${pairs} pairs in turn, ${range(ratios)}`,
      },
      { atMost: aim },
    ),
    told({
      id: `family-week-bytes-beside-earlier-${id}`,
      what: `Kilobytes that the screens of a family get in a week, on ${on}`,
      value: kilobytes.today,
      unit: 'kB',
      command,
      note: `${kilobytes.earlier} kB before; ${requests.today} requests, ${requests.earlier} before`,
    }),
  ]
}
