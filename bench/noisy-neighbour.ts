import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { saidBy } from '#core/lib/said-by.ts'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { withAllCores } from './cores.ts'
import { seedFamilies, type SeededFamily } from './bulk-seed.ts'
import { startElefam, type Elefam } from './elefam.ts'
import { memoryOf } from './memory.ts'
import { familyFile, floodOf, importOf, listsOf, nestedFile, type Noise } from './noises.ts'
import { confirmAll, slowMails, startSlowMailServer, type SlowMailServer } from './slow-mails.ts'
import {
  heavyCalendars,
  signInFlood,
  slowBodies,
  slowImports,
  tarpits,
  worstTexts,
  type Setting,
  type Stage,
} from './slow-noises.ts'
import { judged, rounded, told, type Result } from './results.ts'
import { runLoad } from './background-load.ts'

/** Times, milliseconds, and megabytes: in all, and what slow bodies may take besides. */
const aims = { ratio: 2, wait: 5_000, memory: 320, growth: 20 }
/** Families that want nothing but to live here, and how often one of them asks something. */
const quiet = 20
const rate = 20
/** A p95 of fewer answers is another one each time. */
const seconds = 30
const readers = 8
const commands = 400
/** Milliseconds before somebody else wants the same as those who make noise, each time. */
const between = 2_000
/** Megabytes that V8 may have for what lives long: a small machine's. */
const heap = 512
const command = 'npm run bench -- noisy-neighbour'

/** What others feel of families that do as much as they may, and of strangers who do more; `only` of one noise. */
export async function measureNoisyNeighbour(only?: string): Promise<Result[]> {
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  try {
    const on = async (database: string, databaseUrl?: string) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
      try {
        return await measureOn(database, { dataDir, databaseUrl, only })
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

type StoreAddress = { dataDir: string; databaseUrl: string | undefined; only: string | undefined }

async function measureOn(database: string, place: StoreAddress): Promise<Result[]> {
  const smtp = await startSlowMailServer()
  try {
    return await measureWith(database, place, smtp)
  } finally {
    await smtp.stop()
  }
}

async function measureWith(
  database: string,
  { dataDir, databaseUrl, only }: StoreAddress,
  smtp: SlowMailServer,
): Promise<Result[]> {
  const families = quiet + 8
  const neighbours = await seedFamilies(dataDir, { families, active: families, databaseUrl })
  const [reader, , , , ...calm] = neighbours
  const [loud, [waiting, ...others]] = [calm.slice(0, 3), calm.slice(3)]
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    WRITE_PACE: '',
    PRIVATE_WEBHOOKS: 'yes',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Elefam <mail@family.example>',
  }
  const start = (options = '') => startElefam(dataDir, { env: { ...env, NODE_OPTIONS: options } })
  await confirmAll(dataDir, databaseUrl)
  const first = await start()
  const file = await familyFile(first.port, reader!)
  await importOf(first.port, reader!, file)() // So that its lists are long.
  await first.stop()
  const results: Result[] = []
  const memory: number[] = []
  let died = ''
  const stages: Stages = {
    ...loudStages(neighbours, file),
    ...slow,
    [mails]: (setting) => slowMails(setting, smtp),
  }
  for (const [what, prepare] of Object.entries(stages)) {
    if (only !== undefined && !what.includes(only)) continue
    const elefam = await start(`--max-old-space-size=${heap}`)
    const stage = await prepare({ port: elefam.port, loud, quiet: waiting! })
    const met = await compare(elefam, stage, others)
    memory.push(met.most)
    if (!met.isAlive) died ||= what
    await stage.stop?.()
    if (met.isAlive) await elefam.stop()
    results.push(...resultsOf({ what, database }, met))
  }
  if (only !== undefined) return results
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

type Stages = Record<string, (setting: Setting) => Stage | Promise<Stage>>

type Met = Awaited<ReturnType<typeof compare>>

function resultsOf({ what, database }: { what: string; database: string }, met: Met): Result[] {
  const { alone, beside, statuses, most, grown, waited, isAlive } = met
  const said = [...statuses].map(([status, times]) => `${times} × ${status || 'cut off'}`)
  const id = (part: string) => `noisy-neighbour-${part}${idOf(`${what} ${database}`)}`
  const ratio = {
    id: id(''),
    what: `Others’ p95 as a multiple of theirs alone, on ${database}, beside ${what}`,
    value: rounded(beside / alone),
    unit: '×',
    command,
    note: `${rounded(beside)} and ${rounded(alone)} ms; the noise was answered ${said.join(', ')}; at most ${rounded(most)} MB${isAlive ? '' : '; the server died of it'}`,
  }
  const isJudged = what in slow || what === mails || what === together.join(' and ')
  const results = [isJudged ? judged(ratio, { atMost: aims.ratio }) : told(ratio)]
  if (waited.length > 0) {
    const longest = {
      id: id('wait-'),
      what: `Longest that another family waits for the same, on ${database}, beside ${what}`,
      value: rounded(Math.max(...waited)),
      unit: 'ms',
      command,
      note: `${waited.length} times, one after the other`,
    }
    results.push(judged(longest, { atMost: aims.wait }))
  }
  if (what === bodies) {
    const growth = {
      id: id('growth-'),
      what: `Memory (RSS) that ${what} take, on ${database}`,
      value: rounded(grown),
      unit: 'MB',
      command,
      note: 'more than the most beside the same load alone',
    }
    results.push(judged(growth, { atMost: aims.growth }))
  }
  return results
}

const bodies = 'the slow bodies of 400 strangers'
const mails = 'invites to a slow mail server'

/** Who is slow rather than loud, and what they want is scarce. */
const slow: Stages = {
  'webhooks that never answer': tarpits,
  'a sign-in flood from one /48': signInFlood,
  'files that drip in': slowImports,
  'heavy calendar files': heavyCalendars,
  'the worst texts': worstTexts,
  [bodies]: slowBodies,
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

/** Each of those alone, and then together. */
const loudStages = (neighbours: SeededFamily[], file: Buffer): Stages =>
  Object.fromEntries(
    [...Object.keys(noises).map((name) => [name]), together].map((names) => [
      names.join(' and '),
      ({ port }) => ({ noises: names.flatMap((name) => noises[name]!(port, neighbours, file)) }),
    ]),
  )

/** 0 for a connection that was cut; whatever else fails is a fault of the noise, which makes none then. */
function cutOff(error: unknown): 0 {
  if (saidBy(error).code === '') throw error
  return 0
}

/** Everybody else's p95 alone, and while some make noise, again and again until that is measured. */
async function compare(elefam: Elefam, { noises: noise, probe }: Stage, others: SeededFamily[]) {
  const asks = others.map(({ headers }) => ({
    method: 'GET' as const,
    path: apiPaths.bootstrap,
    headers,
  }))
  const load = () => runLoad({ port: elefam.port, asks, rate, seconds })
  const isAlive = () => elefam.child.exitCode === null && elefam.child.signalCode === null
  const memory = [memoryOf(elefam)]
  const watch = setInterval(() => {
    try {
      if (isAlive()) memory.push(memoryOf(elefam))
    } catch {
      clearInterval(watch) // It died a moment ago.
    }
  }, 500)
  const { p95: alone } = await load()
  const mostAlone = Math.max(...memory)
  const statuses = new Map<number, number>()
  const over = new AbortController()
  const making = noise.map(async (make) => {
    while (!over.signal.aborted && isAlive()) {
      const status = await make().catch(cutOff)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 200) await wait(200) // As somebody who tries again at once.
    }
  })
  const waited: number[] = []
  const asking = (async () => {
    if (!probe) return
    while (!over.signal.aborted && isAlive()) {
      await wait(between)
      waited.push(await probe().catch((error: unknown) => cutOff(error) || seconds * 1_000))
    }
  })()
  const { p95, errors } = await load()
  over.abort()
  await Promise.all([...making, asking])
  clearInterval(watch)
  // Who was not answered at all has waited for as long as they were looked at.
  const beside = errors.length > 0 ? Math.max(p95 || 0, seconds * 1_000) : p95
  const most = Math.max(...memory)
  return { alone, beside, statuses, most, grown: most - mostAlone, waited, isAlive: isAlive() }
}
