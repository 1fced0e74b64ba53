import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays } from '#core/time/calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { openStore } from '#server/store/database.ts'
import { startPushService } from '#server/testing/push-service.ts'
import { runLoad } from './background-load.ts'
import { seedFamilies } from './bulk-seed.ts'
import { withAllCores } from './cores.ts'
import { startElefam, type Parent } from './elefam.ts'
import { commandId, plannedWeek, sprintId } from './family.ts'
import { judged, rounded, told, type Result } from './results.ts'

const families = 10_000
const aims = { seconds: 30, p95: 100 }
/** Of others meanwhile: so many families that open the product, so many times a second. */
const others = { families: 50, rate: 50, seconds: 30 }
const command = 'npm run bench -- reminders'
/** A time that stands in the documents until it is known when the stand-up will be. */
const placeholder = '00:01'

/** Ten thousand families whose check-in is at the same minute, on one server, and what others feel. */
export async function measureReminders(): Promise<Result[]> {
  const postgres = await withAllCores(() => startPostgres({ durable: true }))
  try {
    return [
      ...(await measureOn('SQLite')),
      ...(await measureOn('PostgreSQL', await createDatabase(postgres.url))),
    ]
  } finally {
    await postgres.stop()
  }
}

type Dialect = 'SQLite' | 'PostgreSQL'

async function measureOn(on: Dialect, databaseUrl?: string): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const arrived = new Map<string, number>()
  let doubled = 0
  const service = await startPushService((name) => {
    if (arrived.has(name)) doubled += 1
    else arrived.set(name, Date.now())
    return { status: 201 }
  })
  try {
    const active = others.families
    const seed = { families, active, databaseUrl, documents: checkInToday }
    const neighbours = await seedFamilies(dataDir, seed)
    // A minute that begins when the server has long been started.
    const moment = Math.ceil((Date.now() + 20_000) / 60_000) * 60_000
    await remindAll({ dataDir, databaseUrl }, moment, service)
    const trusted = join(dataDir, 'push-service.pem')
    writeFileSync(trusted, service.ca)
    const env = {
      PUSH_HOSTS: service.host,
      NODE_EXTRA_CA_CERTS: trusted,
      DATABASE_URL: databaseUrl ?? '',
    }
    const elefam = await startElefam(dataDir, { env })
    const asks = neighbours.map(({ headers }) => ({
      method: 'GET' as const,
      path: apiPaths.bootstrap,
      headers,
    }))
    const { rate, seconds } = others
    const load = (time: number) => runLoad({ port: elefam.port, asks, rate, seconds: time })
    const alone = await load(5)
    await wait(moment - Date.now())
    const meanwhile = await load(seconds)
    const end = moment + 120_000
    while (arrived.size <= families && Date.now() < end) await wait(100)
    await elefam.stop()
    const last = Math.max(...arrived.values())
    return rows(on, {
      alone: alone.p95,
      meanwhile,
      seconds: (last - moment) / 1000,
      doubled,
      sent: arrived.size,
    })
  } finally {
    await service.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A week that is planned and runs today. */
async function checkInToday(parent: Parent, familyId: string): Promise<void> {
  const post = (path: string, body: object) => parent.post(path, { id: commandId(), ...body })
  const settings = { standUpTime: placeholder, timeZone: 'UTC' }
  await post(apiPaths.familyCommands(familyId), { type: 'edit-family', changes: { settings } })
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1)
  const week = { ...plannedWeek(sprintId, yesterday, 'This week'), goalId: null }
  const tasks = week.tasks.map((task) => ({ ...task, owners: 'everyone' }))
  await post(apiPaths.sprints(familyId), { sprint: { ...week, tasks } })
  await post(apiPaths.sprintCommands(familyId, sprintId), { type: 'finish-planning' })
}

/** Everybody is reminded of a check-in at that minute (milliseconds), on a browser at that service. */
async function remindAll(
  place: { dataDir: string; databaseUrl: string | undefined },
  moment: number,
  service: Awaited<ReturnType<typeof startPushService>>,
): Promise<void> {
  const { endpoint, keys } = service.browser('').subscription
  const [at, before] = [moment, moment - 60_000].map((time) => new Date(time).toISOString())
  const none = 'none'
  const settings = JSON.stringify({
    channels: { 'stand-up': 'push', meeting: none, 'look-back': none, task: none },
    tasks: [],
    quiet: { from: '00:00', to: '00:00' },
    timeZone: 'UTC',
    tellsMore: false,
    weeklyMail: false,
  })
  const timed = (time: string) => `"standUpTime":"${time}"`
  const { db, close } = await openStore(place)
  await sql`update families set document = replace(document, ${timed(placeholder)}, ${timed(at!.slice(11, 16))})`.execute(
    db,
  )
  await sql`insert into reminders ("userId", settings, "lookedAt", "lookAt", state)
    select id, ${settings}, ${before}, ${at}, ${'{"reminded":{},"again":[]}'} from users`.execute(
    db,
  )
  await sql`insert into "pushSubscriptions" (id, "userId", "sessionId", endpoint, p256dh, auth, "createdAt")
    select 'push-' || id, "userId", id, ${endpoint} || "userId", ${keys.p256dh}, ${keys.auth}, ${before}
    from sessions`.execute(db)
  await close()
}

type Measured = {
  alone: number
  meanwhile: Awaited<ReturnType<typeof runLoad>>
  seconds: number
  sent: number
  doubled: number
}

function rows(on: Dialect, measured: Measured): Result[] {
  const { alone, meanwhile, seconds, sent, doubled } = measured
  const { p50, p95, p99, errors } = meanwhile
  const what = `${families} families with their check-in at the same minute, on ${on}`
  const figure = (id: string, about: string, value: number, unit: string, note: string) => ({
    id: `reminders-${id}${on === 'SQLite' ? '' : '-postgres'}`,
    what: `${what}: ${about}`,
    value,
    unit,
    note,
    command,
  })
  const perSecond = rounded(sent / seconds)
  return [
    judged(
      figure(
        'sent',
        'until the last push message was sent',
        rounded(seconds),
        's',
        `${perSecond} a second, over TLS to a service on this machine`,
      ),
      { atMost: aims.seconds },
    ),
    judged(
      figure(
        'missing',
        'reminders that were missing or doubled',
        families + 1 - sent + doubled,
        `of ${families + 1}`,
        `${sent} browsers`,
      ),
      { atMost: 0 },
    ),
    judged(
      figure(
        'others',
        'p95 of others’ requests meanwhile',
        rounded(p95),
        'ms',
        `p50 ${rounded(p50)}, p99 ${rounded(p99)} ms, p95 alone ${rounded(alone)} ms; ${errors.length} errors`,
      ),
      { atMost: aims.p95 },
    ),
    told(figure('p99', 'p99 of others’ requests meanwhile', rounded(p99), 'ms', '')),
  ]
}
