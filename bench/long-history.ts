import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Sprint } from '#core/sprint/schema.ts'
import { addDays, dayRange } from '#core/time/calendar.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { apiPaths } from '#core/paths.ts'
import { startElefam } from './elefam.ts'
import { settle, sprintId, type LivingFamily } from './family.ts'
import { requestBytes, type Target } from './load.ts'
import { compare } from './pairs.ts'
import { judged, range, rounded, told, type Result } from './results.ts'
import { steady } from './steady.ts'

const few = 5
const many = 500
/** How much longer anything may take with many sprints than with few. */
const atMost = 1.5
const bounds = { connections: 1, requests: 20_000, seconds: 0.5 }

type List = { id: string; what: string; path: (familyId: string) => string }

/**
 * What a screen asks for. All of them open with the first paint's documents alone; /open-sprints and
 * /insights ask for a page of the past when somebody wants more, of the same length for everybody.
 */
const lists: List[] = [
  { id: 'bootstrap', what: 'What every screen opens with', path: () => apiPaths.bootstrap },
  {
    id: 'sprints',
    what: 'A page of five sprints',
    path: (familyId) => `${apiPaths.sprints(familyId)}?limit=${few}`,
  },
  {
    id: 'insights',
    what: 'A page of five weeks in numbers',
    path: (familyId) => `${apiPaths.insights(familyId)}?limit=${few}`,
  },
]

const longPage = 100

/** Each list of a family with 500 sprints against the same of one with 5. */
export async function measureLongHistory(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const stops: (() => Promise<void>)[] = []
  try {
    const short = await lived(folder, few)
    stops.push(short.program.stop)
    const long = await lived(folder, many)
    stops.push(long.program.stop)
    const results: Result[] = []
    for (const list of lists) results.push(await compareList(list, { short, long }))
    return [...results, await measureLongPage(long)]
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function target({ family, ...server }: Lived, path: List['path']): Target {
  const { headers } = family.parent
  const bytes = requestBytes('GET', path(family.familyId), { headers })
  return { ...server, request: () => bytes }
}

async function compareList(
  { id, what, path }: List,
  { short, long }: Record<'short' | 'long', Lived>,
): Promise<Result> {
  const targets = { ours: target(long, path), limit: target(short, path) }
  const { ours, limit, ratio, ratios } = await compare(targets, bounds, 21)
  const figure = {
    id: `long-history-${id}`,
    what: `${what}, with ${many} sprints: its time as a multiple of that with ${few}`,
    value: rounded(1 / ratio),
    unit: '×',
    command: 'npm run bench -- long-history',
    note: `p50 ${rounded(ours.p50)} and ${rounded(limit.p50)} ms; rounds from ${range(ratios.map((one) => 1 / one))}`,
  }
  return judged(figure, { atMost })
}

/** How long a family waits for two years of weeks. */
async function measureLongPage(long: Lived): Promise<Result> {
  const { familyId, parent } = long.family
  const path = `${apiPaths.insights(familyId)}?limit=${longPage}`
  // It comes in pieces, without its length.
  const page = () => ({ method: 'GET' as const, path, headers: parent.headers })
  const { p50: uncounted } = await steady(long.port, page, { rate: 1, seconds: 1 })
  const { p50, p99, errors } = await steady(long.port, page, { rate: 20, seconds: 5 })
  if (errors.length > 0) throw new Error(errors[0])
  return told({
    id: 'long-history-page',
    what: `${longPage} weeks in numbers, as /insights asks for more than a year`,
    value: rounded(p50),
    unit: 'ms',
    command: 'npm run bench -- long-history',
    note: `p99 ${rounded(p99)} ms; ${rounded(uncounted)} ms when it is counted for the first time`,
  })
}

type Lived = { family: LivingFamily } & Pick<Target, 'port' | 'program'>

/** A server with a family that has so many sprints, all but one of them closed. */
async function lived(folder: string, count: number): Promise<Lived> {
  const dataDir = join(folder, String(count))
  const family = await settle(dataDir)
  const database = new DatabaseSync(databaseFile(dataDir))
  const { document } = database
    .prepare('select document from sprints where id = ?')
    .get(sprintId) as { document: string }
  database.exec(`delete from sprints where id <> '${sprintId}'`)
  const insert = database.prepare(
    'insert into sprints ("familyId", id, version, completed, "startsOn", "createdAt", document) values (?, ?, ?, ?, ?, ?, ?)',
  )
  for (let week = 1; week < count; week += 1) {
    const { familyId, id, version, startsOn, createdAt, ...rest } = closed(document, week)
    const text = JSON.stringify({ familyId, id, version, startsOn, createdAt, ...rest })
    insert.run(familyId, id, version, 1, startsOn, createdAt, text)
  }
  database.close()
  const program = await startElefam(dataDir)
  return { family, port: program.port, program }
}

/** The running week as one that was `week` weeks before it, ticked, with a stand-up on each day. */
function closed(document: string, week: number): Sprint {
  const sprint = JSON.parse(document) as Sprint
  const startsOn = addDays(sprint.startsOn, -7 * week)
  const days = dayRange(startsOn, 7)
  const answer = { passed: false, mood: 4, did: 'Read two chapters', next: '', help: '' }
  const at = `${days[6]}T18:00:00.000Z`
  return {
    ...sprint,
    id: `week-${week}`,
    startsOn,
    createdAt: `${startsOn}T08:00:00.000Z`,
    completed: true,
    completedAt: at,
    tasks: sprint.tasks.map((task) => ({
      ...task,
      checks: Object.fromEntries(days.slice(0, 4).map((day) => [day, ['mia', 'primary']])),
    })),
    standUps: days.map((date) => ({
      date,
      offer: '',
      closedAt: at,
      answers: ['primary', 'ben', 'mia'].map((memberId) => ({ memberId, ...answer })),
    })),
  }
}
