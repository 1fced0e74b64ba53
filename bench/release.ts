import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { seedFamilies } from './bulk-seed.ts'
import { startProgram, withAllCores } from './cores.ts'
import { enter, root, startElefam } from './elefam.ts'
import { furnish } from './family.ts'
import { judged, median, range, rounded, type Result } from './results.ts'

const command = 'npm run bench -- release'
const starts = 5
const families = 1_000
const megabyte = 1e6

/** Plain JavaScript for any Node, which TypeScript knows nothing of. */
type Releasing = { release: () => Promise<{ tarball: string; executable: string; own: number }> }

/** What a host waits for: a fresh executable until it is ready, and an upgrade from stop to ready. */
export async function measureRelease(): Promise<Result[]> {
  const script = pathToFileURL(join(root, 'scripts/release.mjs')).href
  const { release } = (await import(script)) as Releasing
  const { executable, own, tarball } = await withAllCores(release)
  const size = (value: number) => ({ value: rounded(value / megabyte), unit: 'MB', command })
  return [
    judged(
      { id: 'release-own', what: 'The executable without Node', ...size(own) },
      { atMost: 20 },
    ),
    judged(
      { id: 'release-tarball', what: 'The tarball', ...size(statSync(tarball).size) },
      { atMost: 20 },
    ),
    await freshStart(executable),
    await upgrade(executable, 'SQLite'),
    await upgrade(executable, 'PostgreSQL'),
  ]
}

async function freshStart(executable: string): Promise<Result> {
  const seconds: number[] = []
  for (let count = 0; count < starts; count += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
    const started = await startElefam(dataDir, { command: [executable], pinned: false })
    seconds.push(started.seconds)
    await started.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const figure = {
    id: 'release-ready',
    what: 'From a fresh executable and an empty folder to the ready line',
    value: rounded(median(seconds)),
    unit: 's',
    command,
    note: `${starts} starts: ${range(seconds)}`,
  }
  return judged(figure, { atMost: 1 })
}

/**
 * Stop, replace, start. Before the start stands what it does where a step of the schema is due: on
 * SQLite a checked copy, which `backup` makes as well; on PostgreSQL `migrate` looks what is due.
 */
async function upgrade(executable: string, database: 'SQLite' | 'PostgreSQL'): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const [dataDir, program] = [join(folder, 'data'), join(folder, 'elefam')]
  const postgres =
    database === 'PostgreSQL' ? await withAllCores(() => startPostgres({ durable: true })) : null
  try {
    const databaseUrl = postgres ? await createDatabase(postgres.url) : ''
    const env = { DATABASE_URL: databaseUrl }
    await seedFamilies(dataDir, { families, active: 1, databaseUrl, documents: furnish })
    copyFileSync(executable, program)
    const before = await startElefam(dataDir, { command: [program], env, pinned: false })
    await enter(before, 'sign-in')
    const began = performance.now()
    await before.stop()
    rmSync(program)
    copyFileSync(executable, program)
    const chore = [program, postgres ? 'migrate' : 'backup']
    await startProgram(['sh', '-c', `${chore.join(' ')} && echo is ready`], {
      env: { ...env, DATA_DIR: dataDir },
      pinned: false,
    })
    const after = await startElefam(dataDir, { command: [program], env, pinned: false })
    const seconds = (performance.now() - began) / 1_000
    await after.stop()
    const figure = {
      id: `release-upgrade-${database.toLowerCase()}`,
      what: `An upgrade with ${families} families, from the stop to the ready line, ${database}`,
      value: rounded(seconds),
      unit: 's',
      command,
      note: postgres ? 'with migrate' : 'with the checked copy that a step of the schema makes',
    }
    return judged(figure, { atMost: 5 })
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
