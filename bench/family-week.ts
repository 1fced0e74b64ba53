import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { addDays, dayRange } from '#core/domain/calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { meetingStages, retrospectiveStages } from '#core/words.ts'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { coreTime, withAllCores } from './cores.ts'
import { enter, startElefam, type Elefam, type Parent } from './elefam.ts'
import { commandId, furnish, plannedWeek } from './family.ts'
import { postgresReader, sqliteReader, type Reader } from './faults/ledger.ts'
import { rounded, told, type Result } from './results.ts'

const families = 4
const weeks = 12
const firstDay = '2024-01-07'
const members = ['primary', 'ben', 'mia', 'leo', 'ida']
const ticksADay = 12
/** How often somebody opens the app, or a screen fetches what another one changed. */
const readsADay = 6
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
  const calls = await Promise.all(homes.map((home) => liveWeeks(elefam, home)))
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

type Home = { parent: Parent; familyId: string }
type Calls = { reads: number; writes: number }

async function moveIn(elefam: Elefam, index: number): Promise<Home> {
  const parent = await enter(elefam, 'sign-up', `family${index}@example.org`)
  const response = await fetch(elefam.url + apiPaths.bootstrap, { headers: parent.headers })
  const { family } = (await response.json()) as Bootstrap
  await furnish(parent, family.id)
  return { parent, familyId: family.id }
}

/** All weeks of one family, one request after the other. */
async function liveWeeks({ port, url }: Elefam, { parent, familyId }: Home): Promise<Calls> {
  const calls: Calls = { reads: 0, writes: 0 }
  const ask = async (path: string, body?: object) => {
    const headers = { ...parent.headers, origin: url, 'content-type': 'application/json' }
    const post = { method: 'POST', body: JSON.stringify(body) }
    const init = { headers, ...(body && post) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`)
    calls[body ? 'writes' : 'reads'] += 1
  }
  for (let week = 0; week < weeks; week += 1) {
    const startsOn = addDays(firstDay, 7 * week)
    const id = `week-${startsOn}`
    const sprint = plannedWeek(id, startsOn, `Week ${week + 1}`)
    await ask(apiPaths.sprints(familyId), { id: commandId(), sprint })
    for (const step of weekOf(startsOn)) {
      if (step === 'read') await ask(apiPaths.bootstrap)
      else await ask(apiPaths.sprintCommands(familyId, id), { id: commandId(), ...step })
    }
    await ask(`${apiPaths.insights(familyId)}?limit=5`)
  }
  return calls
}

/** A week from the plan meeting to the end of the retrospective. */
function weekOf(startsOn: string): (object | 'read')[] {
  const text = 'Thank you for reading to Leo although you were tired'
  const stages = <Type extends string>(type: Type, list: readonly string[]) =>
    list.map((stage) => ({ type, changes: { stage } }))
  const each = (step: (memberId: string, index: number) => object) => members.map(step)
  return [
    ...stages('edit-meeting', meetingStages),
    ...each((fromId, index) => ({
      type: 'appreciate',
      appreciation: { id: `thanks${index}`, fromId, text },
    })),
    { type: 'note-date', entry: { id: 'date1', date: startsOn, text: 'Grandma comes to dinner' } },
    ...each((memberId) => ({ type: 'set-energy', memberId, level: 4 })),
    { type: 'finish-planning' },
    ...dayRange(startsOn, 7).flatMap((date, day) => dayOf(date, day)),
    { type: 'edit-retrospective', changes: { stage: retrospectiveStages[0] } },
    ...each((memberId) => ({ type: 'set-feeling', memberId, mood: 4 })),
    ...each((memberId, index) => ({
      type: 'add-card',
      card: { id: `high${index}`, memberId, kind: 'high', text: 'We read on the roof' },
    })),
    ...each((memberId, index) => ({
      type: 'add-card',
      card: { id: `low${index}`, memberId, kind: 'low', text: 'Mornings were in a hurry' },
    })),
    ...stages('edit-retrospective', retrospectiveStages),
    { type: 'edit-retrospective', changes: { why: 'Too much on Tuesday', thanks: text } },
    { type: 'complete-sprint' },
  ]
}

function dayOf(date: string, day: number): (object | 'read')[] {
  const note = 'I read two chapters and set the table with Mia'
  return [
    ...Array.from({ length: readsADay }, () => 'read' as const),
    ...Array.from({ length: ticksADay }, (_, index) => ({
      type: 'tick',
      taskId: `task${index}`,
      memberId: index % 3 === 0 ? 'mia' : members[(index + day) % members.length],
      date,
      done: true,
    })),
    ...members.map((memberId) => ({
      type: 'answer-stand-up',
      date,
      answer: { memberId, passed: false, mood: 4, did: note, next: note, help: '' },
    })),
    { type: 'close-stand-up', date, offer: 'Ben makes dinner on Thursday' },
  ]
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
