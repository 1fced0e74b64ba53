import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { enter, npmStart, startElefam, type Elefam } from './elefam.ts'
import { settle } from './family.ts'
import { memoryOf } from './memory.ts'
import { judged, median, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- start-and-memory'
const starts = 5

type Way = {
  id: string
  what: string
  command: string[]
  env?: Record<string, string>
  /** Families start it this way, so the aims hold for it. */
  aims: boolean
}

const ways: Way[] = [
  { id: 'start', what: 'npm start', command: npmStart, aims: true },
  {
    id: 'start-cold',
    what: 'npm start without its compile cache',
    command: npmStart,
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
    aims: true,
  },
  {
    id: 'main',
    what: 'node server/main.ts, from its sources',
    command: ['node', 'server/main.ts'],
    aims: false,
  },
]

/** From the command to the ready line, and what the server's process keeps in memory. */
export async function measureStartAndMemory(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  try {
    await settle(dataDir)
    const results: Result[] = []
    for (const way of ways) results.push(...(await measure(way, dataDir)))
    return results
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Run = { seconds: number; fresh: number; used: number; signIns: number }

async function measure(way: Way, dataDir: string): Promise<Result[]> {
  await run(way, dataDir) // what was edited since is built and compiled now, not in the measurement
  const runs: Run[] = []
  for (let start = 0; start < starts; start += 1) runs.push(await run(way, dataDir))
  const figure = (key: keyof Run, what: string, unit: string) => {
    const values = runs.map((one) => one[key])
    return {
      id: `${key === 'seconds' ? 'ready' : `memory-${key}`}-${way.id}`,
      what: `${what}, ${way.what}`,
      value: rounded(median(values)),
      unit,
      command,
      note: `${starts} starts: ${range(values)}`,
    }
  }
  const judge = (row: ReturnType<typeof figure>, atMost: number) =>
    way.aims ? judged(row, { atMost }) : told(row)
  return [
    judge(figure('seconds', 'From the command to the ready line', 's'), 0.6),
    judge(figure('fresh', 'Memory after the start (RSS)', 'MB'), 170),
    judge(figure('used', 'Memory after a sign-in and 100 requests', 'MB'), 170),
    judge(figure('signIns', 'Memory after 20 more sign-ins', 'MB'), 170),
  ]
}

async function run({ command: program, env = {} }: Way, dataDir: string): Promise<Run> {
  const elefam = await startElefam(dataDir, { command: program, env, pinned: false })
  try {
    const fresh = await settledMemory(elefam)
    await visit(elefam, 100)
    const used = await settledMemory(elefam)
    for (let signIn = 0; signIn < 20; signIn += 1) await visit(elefam, 1)
    return { seconds: elefam.seconds, fresh, used, signIns: await settledMemory(elefam) }
  } finally {
    await elefam.stop()
  }
}

/** Signs in and loads the start page and the family's documents, in turn. */
async function visit(elefam: Elefam, requests: number): Promise<void> {
  const { headers } = await enter(elefam, 'sign-in')
  for (let request = 0; request < requests; request += 1) {
    const path = request % 2 === 0 ? apiPaths.bootstrap : '/'
    await (await fetch(`http://127.0.0.1:${elefam.port}${path}`, { headers })).text()
  }
}

/** Megabytes of the process once it has nothing more to do. */
async function settledMemory(elefam: Elefam): Promise<number> {
  await wait(2_000)
  return memoryOf(elefam)
}
