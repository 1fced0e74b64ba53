import { sql } from 'kysely'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import {
  dialects,
  openEmptyStore,
  openTestStore,
  type Dialect,
} from '#server/testing/test-store.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { readLinkedAccounts, readPasswordHash } from './accounts.ts'
import { openStore, type Store } from './database.ts'
import { aFamily } from '#core/testing/a-family.ts'
import { isOpen, stateOf } from '#core/invites/invite.ts'
import { readInvite } from './invites.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { readSession } from './sessions.ts'
import type { Database } from './schema.ts'

const now = '2026-03-04T18:30:00.000Z'
const names = Object.keys(migrations)

let open: Store[] = []
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()))
  open = []
})

async function keep(opening: Promise<Store>): Promise<Store> {
  const store = await opening
  open.push(store)
  return store
}

type Log = { kysely_migration: { name: string; timestamp: string } }

const log = ({ db }: Store) => db.withTables<Log>()
const applied = async (store: Store) =>
  await log(store).selectFrom('kysely_migration').selectAll().orderBy('name').execute()
const tables = async ({ db }: Store) =>
  (await db.introspection.getTables()).map(({ name }) => name).toSorted()

/** A database as the program before the newest migration made it, or one that knew no more than `last`. */
async function openOlderStore(dialect: Dialect, last = names.at(-2)!): Promise<Store> {
  const store = await openEmptyStore(dialect)
  const provider = { getMigrations: async () => migrations }
  await new Migrator({ db: store.db, provider }).migrateTo(last)
  return store
}

describe.each(dialects)('migrating, on %s', (dialect) => {
  test('gives an empty database every table', async () => {
    const store = await keep(openEmptyStore(dialect))
    await migrate(store, now)
    expect(await tables(store)).toEqual([
      'accounts',
      'apiTokens',
      'attempts',
      'calendarFeeds',
      'changes',
      'families',
      'hostAudit',
      'hostKeys',
      'hostValues',
      'invites',
      'jobs',
      'knownDevices',
      'letters',
      'mailedTokens',
      'notMeLinks',
      'outbox',
      'outsideCalendars',
      'pairedDevices',
      'passkeys',
      'pendingSignIns',
      'printedSheets',
      'pushSubscriptions',
      'pushes',
      'recoveryCodes',
      'reminders',
      'samples',
      'secondFactors',
      'sessions',
      'sharedMembers',
      'signUpCodes',
      'sprints',
      'summaries',
      'usedOnce',
      'users',
      'webhookMessages',
      'webhooks',
    ])
    expect((await applied(store)).map(({ name }) => name)).toEqual(names)
  })

  test('a second time changes nothing', async () => {
    const store = await keep(openTestStore(dialect))
    const first = await applied(store)
    await migrate(store, now)
    expect(await applied(store)).toEqual(first)
  })

  test('tells members on devices from accounts in logs of before [A88]', async () => {
    const store = await keep(openOlderStore(dialect, '107-paired-devices-visit'))
    const at = { createdAt: now, updatedAt: now }
    await sql`
      insert into "users" ("id", "name", "email", "emailVerified", "role", "familyId", "onboardingComplete", "createdAt", "updatedAt")
      values ('maya', 'Maya', 'maya@example.org', 1, 'primary', 'family_maya', 1, ${at.createdAt}, ${at.updatedAt})`.execute(
      store.db,
    )
    await sql`
      insert into "families" ("id", "primaryUserId", "version", "sequence", "createdAt", "document")
      values ('family_maya', 'maya', 1, 0, ${now}, ${JSON.stringify(aFamily())})`.execute(store.db)
    for (const [index, userId] of ['maya', 'mia', 'wall', 'homes', 'nobody'].entries()) {
      await sql`
        insert into "changes" ("familyId", "sequence", "commandId", "version", "userId", "at", "command")
        values ('family_maya', ${index + 1}, ${`command${index}`}, 1, ${userId}, ${now}, '{}')`.execute(
        store.db,
      )
    }
    await migrate(store, now)
    const by = await store.db.selectFrom('changes').select('userId').orderBy('sequence').execute()
    const actors = ['maya', 'member:mia', 'wall', 'homes', 'nobody']
    expect(by.map(({ userId }) => userId)).toEqual(actors)
  })

  test('knows an invite that was taken back before by its end [S3.4, A5]', async () => {
    const store = await keep(openOlderStore(dialect, '121-users-wait-for-invite'))
    await sql`
      insert into "families" ("id", "primaryUserId", "version", "sequence", "createdAt", "document")
      values ('family_maya', 'maya', 1, 0, ${now}, ${JSON.stringify(aFamily())})`.execute(store.db)
    await sql`
      insert into "invites" ("id", "familyId", "fromUserId", "toEmail", "name", "status", "type", "createdAt", "expiresAt")
      values ('i1', 'family_maya', 'maya', 'ben@example.org', 'Ben', 'revoked', 'coParent', ${now}, '2099-01-01T00:00:00.000Z')`.execute(
      store.db,
    )
    await migrate(store, now)
    const invite = (await readInvite(store.db, 'i1'))!
    expect(invite).toMatchObject({ status: 'pending', expiresAt: now })
    expect(isOpen(invite, now)).toBe(false)
    expect(stateOf(invite, now)).toBe('withdrawn')
  })

  test('brings an older database up to date and keeps its rows', async () => {
    const store = await keep(openOlderStore(dialect))
    const mail = { id: 'm1', kind: 'mail' as const, payload: '{}', attempts: 0, lastError: null }
    await store.db
      .insertInto('outbox')
      .values({ ...mail, createdAt: now, dueAt: now })
      .execute()
    await migrate(store, now)
    expect((await applied(store)).map(({ name }) => name)).toEqual(names)
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'm1' }])
  })

  test('takes warnings for delivered no more that were only queued until now [H1]', async () => {
    const store = await keep(openEmptyStore(dialect))
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db: store.db, provider }).migrateTo('041-users-by-warning')
    const user = { id: 'maya', name: 'Maya', email: 'maya@example.org', emailVerified: 1 }
    await store.db
      .insertInto('users')
      .values({
        ...user,
        image: null,
        createdAt: now,
        updatedAt: now,
        role: 'primary',
        familyId: 'family_maya',
        onboardingComplete: 1,
        agreedAt: null,
        policyVersion: null,
        previousFamilyId: null,
        seenAt: now,
        idleWarnedAt: now,
      })
      .execute()
    await migrate(store, now)
    const row = store.db.selectFrom('users').select(['id', 'seenAt', 'idleWarnedAt'])
    expect(await row.execute()).toEqual([{ id: 'maya', seenAt: now, idleWarnedAt: null }])
  })

  test('signs nobody out who was signed in before tokens were kept as hashes', async () => {
    const store = await keep(openOlderStore(dialect, '041-users-by-warning'))
    const token = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF'
    await sql`insert into users
      (id, name, email, "emailVerified", "createdAt", "updatedAt", role, "familyId", "onboardingComplete")
      values ('maya', 'Maya', 'maya@example.org', 1, ${now}, ${now}, 'primary', 'family_maya', 1)`.execute(
      store.db,
    )
    await sql`insert into sessions
      (id, token, "userId", "expiresAt", "ipAddress", "userAgent", "createdAt", "updatedAt")
      values ('s1', ${token}, 'maya', '2026-04-03T18:30:00.000Z', '192.0.2.1', 'Phone', ${now}, ${now})`.execute(
      store.db,
    )
    const hash = '$argon2id$…'
    await sql`insert into accounts (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      values ('a1', 'maya', 'credential', 'maya', ${hash}, ${now}, ${now}),
        ('a2', 'g1', 'google', 'maya', null, ${now}, ${now}),
        ('a3', 'g1', 'google', 'maya', null, ${now}, ${now})`.execute(store.db)
    await migrate(store, now)
    expect(await readSession(store.db, hashOfToken(token), now)).toMatchObject({
      sessionId: 's1',
      signedInAt: now,
      user: { id: 'maya' },
    })
    expect(await tablesWith(store.db, token, '192.0.2.1')).toEqual([])
    expect(await readPasswordHash(store.db, 'maya')).toBe(hash)
    expect(await readLinkedAccounts(store.db, 'maya')).toHaveLength(1)
  })

  test('takes back the steps whose bookkeeping did not succeed, so that the next start does them', async () => {
    const store = await keep(openOlderStore(dialect))
    const before = await applied(store)
    // The newest step's name counts as that of the one before it, which is there.
    const [last, lastButOne] = [names.at(-1), names.at(-2)].map((name) => sql.lit(name))
    await sql`create unique index "noBooks" on kysely_migration
      ((case name when ${last} then ${lastButOne} else name end))`.execute(store.db)
    await expect(migrate(store, now)).rejects.toThrow('could not be brought up to date')
    expect(await applied(store)).toEqual(before)
    await sql`drop index "noBooks"`.execute(store.db)
    expect(await migrate(store, now)).toBe(1)
    expect((await applied(store)).map(({ name }) => name)).toEqual(names)
  })

  test('refuses a schema that is newer than the program, in one clear line', async () => {
    const store = await keep(openTestStore(dialect))
    const future = { name: '999-tomorrow', timestamp: now }
    await log(store).insertInto('kysely_migration').values(future).execute()
    const before = await applied(store)
    await expect(migrate(store, now)).rejects.toThrow(
      /^The database was made by a newer Elefam \(it knows 999-tomorrow\)\. Install that version, or restore an older copy of the data\.$/,
    )
    expect(await applied(store)).toEqual(before)
  })

  test('says what is wrong with a database that cannot be migrated', async () => {
    const store = await keep(openEmptyStore(dialect))
    await store.db.schema.createTable('users').addColumn('strange', 'text').execute()
    await expect(migrate(store, now)).rejects.toThrow(
      /^The database could not be brought up to date: .*users.* already exists$/,
    )
  })
})

describe('before a migration of a SQLite file', () => {
  const copiesOf = (store: Store) => join(dirname(store.file ?? ''), 'before-migration')

  test('a copy is made, whole and for its owner only', async () => {
    const store = await keep(openOlderStore('sqlite'))
    const mail = { id: 'm1', kind: 'mail' as const, payload: '{}', attempts: 0, lastError: null }
    await store.db
      .insertInto('outbox')
      .values({ ...mail, createdAt: now, dueAt: now })
      .execute()
    await migrate(store, now)

    const folder = copiesOf(store)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(folder)).toEqual(['elefam-2026-03-04T18-30-00-000Z.sqlite'])
    const file = join(folder, readdirSync(folder)[0]!)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const copy = new DatabaseSync(file, { readOnly: true })
    expect(copy.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(copy.prepare('select id from outbox').all()).toEqual([{ id: 'm1' }])
    const inCopy = copy.prepare('select name from kysely_migration order by name').all()
    expect(inCopy.map(({ name }) => name)).toEqual(names.slice(0, -1))
    copy.close()
  })

  test('one copy is enough for a migration that fails again and again, and the sentence names it', async () => {
    const store = await keep(openOlderStore('sqlite', '040-users-by-seen'))
    const inTheWay = sql.id('usersByWarning')
    await sql`create table ${inTheWay} (strange text)`.execute(store.db)
    const later = '2026-03-04T18:31:00.000Z'
    for (const instant of [now, later]) {
      const copy = join(copiesOf(store), 'elefam-2026-03-04T18-30-00-000Z.sqlite')
      await expect(migrate(store, instant)).rejects.toThrow(
        `The database could not be brought up to date: there is already a table named usersByWarning. Nothing has changed, so the version before still runs on it; a copy is ${copy}`,
      )
    }
    expect(readdirSync(copiesOf(store))).toHaveLength(1)
    await sql`insert into ${inTheWay} values ('written since')`.execute(store.db)
    await expect(migrate(store, later)).rejects.toThrow('elefam-2026-03-04T18-31-00-000Z.sqlite')
    expect(readdirSync(copiesOf(store))).toHaveLength(2)
  })

  test('no copy is made where there is nothing to migrate', async () => {
    const store = await keep(openTestStore('sqlite'))
    await migrate(store, now)
    expect(existsSync(copiesOf(store))).toBe(false)
  })
})

test('a migration of a PostgreSQL takes as long as it takes, and no query does', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const timeouts = { query: 500 }
  const store = await keep(openStore({ dataDir: '', databaseUrl, poolSize: 1, timeouts }))
  const patiently = vi.spyOn(store, 'patiently')
  await vi.waitFor(() => migrate(store, now), { timeout: 10_000 })
  expect(patiently).toHaveBeenCalled()
  const sleep = (db: Database) => sql`select pg_sleep(0.7)`.execute(db)
  const [impatient, patient] = await Promise.allSettled([sleep(store.db), store.patiently(sleep)])
  expect([impatient.status, patient.status]).toEqual(['rejected', 'fulfilled'])
})

test('three servers that start on one PostgreSQL at once migrate it once', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const stores = await Promise.all(
    [1, 2, 3].map(() => keep(openStore({ dataDir: '', databaseUrl, poolSize: 2 }))),
  )
  const steps = await Promise.all(stores.map((store) => migrate(store, now)))
  expect(steps.toSorted((a, b) => a - b)).toEqual([0, 0, names.length])
  expect((await applied(stores[0]!)).map(({ name }) => name)).toEqual(names)
})
