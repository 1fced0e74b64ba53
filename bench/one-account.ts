import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { apiPaths } from '#core/paths.ts'
import { seedFamilies, type SeededFamily } from './bulk-seed.ts'
import { startElefam, type Elefam } from './elefam.ts'
import { nextTick, sprintId } from './family.ts'
import type { FloodOrder } from './flood.ts'
import { judged, rounded, told, type Result } from './results.ts'
import { steady, type Ask, type Steady } from './steady.ts'

const families = 60
const rate = 60
const seconds = 10
/** What nobody may notice of what one account does, and what the server may need for it. */
const aims = { p95: 250, memory: 320 }
const command = 'npm run bench -- one-account'

/** What other families notice while one account sends or asks for as much as it may. */
export async function measureOneAccount(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  try {
    const all = await seedFamilies(dataDir, { families, active: families })
    const [heavy, ...others] = all
    const env = { WRITE_PACE: 'yes', NODE_OPTIONS: '--max-old-space-size=512' }
    const elefam = await startElefam(dataDir, { env })
    const ask = evening(others)
    await steady(elefam.port, ask, { rate, seconds: 3 })
    const alone = await steady(elefam.port, ask, { rate, seconds })
    const results = [row('alone', 'nobody floods', alone, '')]
    for (const [name, what] of Object.entries(floods)) {
      const flooding = flood({ name, heavy: heavy!, port: elefam.port, seconds })
      const measured = await steady(elefam.port, ask, { rate, seconds })
      results.push(row(name, what, measured, await flooding))
    }
    const memory = peakMemoryOf(elefam)
    await elefam.stop()
    results.push(memoryRow(memory))
    return results
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const floods = {
  brackets: 'one account imports 31 MB of brackets',
  import: 'one account imports 31 MB of weeks and log',
  readers: 'eight connections read its long lists',
  commands: 'one account sends 400 large commands',
}

/** Lets one account do its worst; gives what came of it. */
function flood(order: FloodOrder): Promise<string> {
  const worker = new Worker(new URL('flood.ts', import.meta.url), { workerData: order })
  return new Promise((done, fail) => worker.once('message', done).once('error', fail))
}

/** What others do meanwhile: they open the app, tick, and look back. */
function evening(others: SeededFamily[]): () => Ask {
  let turn = 0
  return () => {
    turn += 1
    const { familyId, headers } = others[turn % others.length]!
    if (turn % 3 === 0) {
      const path = apiPaths.sprintCommands(familyId, sprintId)
      return { method: 'POST', path, headers, body: nextTick() }
    }
    const path = turn % 3 === 1 ? apiPaths.bootstrap : `${apiPaths.activity(familyId)}?limit=10`
    return { method: 'GET', path, headers }
  }
}

/** The most megabytes that the process ever had in memory. */
function peakMemoryOf({ child }: Elefam): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000
}

function row(id: string, what: string, { p50, p95, p99, errors }: Steady, note: string): Result {
  const figure = {
    id: `one-account-${id}`,
    what: `Others’ p95 at ${rate} requests a second while ${what}`,
    value: rounded(p95),
    unit: 'ms',
    note: `p50 ${rounded(p50)}, p99 ${rounded(p99)} ms, ${errors.length} errors${note && `; ${note}`}`,
    command,
  }
  return id === 'alone' ? told(figure) : judged(figure, { atMost: aims.p95 })
}

const memoryRow = (memory: number): Result =>
  judged(
    {
      id: 'one-account-memory',
      what: 'Most memory (RSS) throughout, with a heap of 512 MB',
      value: rounded(memory),
      unit: 'MB',
      command,
    },
    { atMost: aims.memory },
  )
