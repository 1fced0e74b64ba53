import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textOf } from '#core/lib/json-text.ts'
import { noReminders } from '#core/reminders/reminders.ts'
import { aFamily, aSprint } from '#core/testing/a-family.ts'
import { keepHostKey } from '#server/store/host-keys.ts'
import { openStore, type Store } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { openTestStore } from '#server/testing/test-store.ts'
import { someReminders } from '#server/testing/valid-bodies.ts'
import { remindDue } from './reminder-loop.ts'

const before = '2026-03-04T12:00:00.000Z'
/** When everybody's stand-up is. */
const now = '2026-03-04T17:30:00.000Z'
const log = { info: () => undefined, error: () => undefined }

/** So many parents with a browser each, whose families check in at the same minute. */
async function fill({ db }: Store, people: number): Promise<void> {
  const settings = {
    startOfWeek: 'Sunday',
    standUpTime: '18:30',
    timeZone: 'Europe/Berlin',
  } as const
  const family = aFamily({ settings })
  const sprint = aSprint({ plannedAt: '2026-02-28T17:00:00.000Z' })
  for (let index = 0; index < people; index += 1) {
    const [id, familyId] = [`user${index}`, `family_${index}`]
    const times = { createdAt: before, updatedAt: before }
    await db
      .insertInto('users')
      .values({
        ...times,
        id,
        familyId,
        name: id,
        email: `${id}@example.org`,
        emailVerified: 1,
        image: null,
        role: 'primary',
        onboardingComplete: 1,
        agreedAt: null,
        policyVersion: null,
        previousFamilyId: null,
        seenAt: null,
        idleWarnedAt: null,
      })
      .execute()
    const document = textOf({ ...family, id: familyId, primaryUserId: id })
    const place = { familyId, version: 1, createdAt: before }
    await db
      .insertInto('families')
      .values({
        id: familyId,
        primaryUserId: id,
        version: 1,
        sequence: 0,
        createdAt: before,
        document,
      })
      .execute()
    const week = textOf({ ...sprint, familyId })
    await db
      .insertInto('sprints')
      .values({ ...place, id: 'sprint1', completed: 0, startsOn: sprint.startsOn, document: week })
      .execute()
    const session = { ...times, id: `s${index}`, hash: `h${index}`, userId: id, userAgent: null }
    await db
      .insertInto('sessions')
      .values({ ...session, expiresAt: '2027-01-01' })
      .execute()
    const keys = { p256dh: '', auth: '' }
    const browser = { id: `b${index}`, userId: id, sessionId: session.id, endpoint: id, ...keys }
    await db
      .insertInto('pushSubscriptions')
      .values({ ...browser, createdAt: before })
      .execute()
    const chosen = { settings: textOf(someReminders), state: textOf(noReminders) }
    await db
      .insertInto('reminders')
      .values({ userId: id, ...chosen, lookedAt: before, lookAt: now })
      .execute()
  }
}

/** How many messages each browser has waiting, once each. */
async function queuedIn({ db }: Store): Promise<Map<string, number>> {
  const rows = await db.selectFrom('pushes').select('subscriptionId').execute()
  const counts = new Map<string, number>()
  for (const { subscriptionId: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
const onceEach = (people: number) =>
  new Map(Array.from({ length: people }, (_, index) => [`b${index}`, 1]))

describe('reminders of several servers', () => {
  test('on one database come once each, and are signed with one key [N23]', async () => {
    const store = await openTestStore('postgres')
    await fill(store, 120)
    const look = () => remindDue({ db: store.db, clock: () => now, log })
    await Promise.all([look(), look(), look()])
    expect(await queuedIn(store)).toEqual(onceEach(120))
    const make = (key: number) => keepHostKey(store.db, 'push', async () => `made by ${key}`)
    const keys = await Promise.all([1, 2, 3].map(make))
    expect(new Set(keys).size).toBe(1)
    await store.close()
  })

  test('that are killed in the minute come once each all the same [N23]', async () => {
    const folder = temporaryFolder()
    const people = 200
    const store = await openStore({ dataDir: folder.path })
    await migrate(store, before)
    await fill(store, people)
    await store.close()
    for (const lines of [3, 10, 1, Number.POSITIVE_INFINITY]) {
      await runUntil(folder.path, lines)
    }
    const after = await openStore({ dataDir: folder.path })
    expect(await queuedIn(after)).toEqual(onceEach(people))
    await after.close()
    folder.remove()
  }, 60_000)
})

/** Runs a server of its own until it has queued so many, and kills it there. */
async function runUntil(folder: string, lines: number): Promise<void> {
  const file = join(import.meta.dirname, '../../testing/reminder-server.ts')
  const child = spawn(process.execPath, [file, folder, now], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = 0
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk).split('\n').length - 1
    if (said >= lines) child.kill('SIGKILL')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(Number.isFinite(lines) ? null : 0)
  expect(said).toBeGreaterThan(0)
}
