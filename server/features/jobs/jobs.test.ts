import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Invite, ToldInvite } from '#core/invites/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { deleteExpired } from '#server/store/expired.ts'
import { savePendingSignIn } from '#server/store/pending-sign-ins.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'
import { doDueJobs, hour, startJobs, type Job } from './jobs.ts'

const minute = 60_000
const begin = Date.parse('2026-03-04T18:30:00.000Z')

describe.each(dialects)('jobs, on %s', (dialect) => {
  const server = useServer(dialect)
  let errors: unknown[]
  const clock = () => new Date().toISOString()
  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const log = {
    info: () => undefined,
    error: (event: string, _error: unknown, fields?: object) => {
      errors.push({ event, ...fields })
    },
  }
  const options = (...jobs: Job[]) => ({ db: server.store.db, clock, log, jobs })
  /** A job that counts how often it was done. */
  const counted = (name: string, work?: () => Promise<unknown>) => {
    const counts = { done: 0 }
    const run = async () => {
      counts.done += 1
      await work?.()
    }
    return { counts, job: { name, every: hour, run } }
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: begin })
    await server.db.deleteFrom('jobs').execute()
    errors = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('are done once an hour, however many servers look and however often', async () => {
    const { counts, job } = counted('tidy')
    const all = () => Promise.all([1, 2, 3, 4].map(() => doDueJobs(options(job))))
    await all()
    expect(counts.done).toBe(1)
    pass(hour - 1)
    await all()
    expect(counts.done).toBe(1)
    pass(1)
    await all()
    expect(counts.done).toBe(2)
  })

  test('are taken over when their server died: not before the lease ends, and by one', async () => {
    const begun = Promise.withResolvers<void>()
    const endless = counted('tidy', async () => {
      begun.resolve()
      await new Promise(() => undefined)
    })
    void doDueJobs(options(endless.job))
    await begun.promise
    const { counts, job } = counted('tidy')
    pass(15 * minute - 1)
    await doDueJobs(options(job))
    expect(counts.done).toBe(0)
    pass(1)
    await Promise.all([1, 2, 3].map(() => doDueJobs(options(job))))
    expect(counts.done).toBe(1)
  })

  test('that took too long do not take the next time from whoever took over', async () => {
    const other = counted('tidy')
    const slow = counted('tidy', async () => {
      pass(15 * minute)
      await doDueJobs(options(other.job))
    })
    await doDueJobs(options(slow.job))
    expect(other.counts.done).toBe(1)
    const { dueAt } = await server.db.selectFrom('jobs').select('dueAt').executeTakeFirstOrThrow()
    expect(Date.parse(dueAt)).toBe(begin + 15 * minute + hour)
  })

  test('that fail are logged by name, hold up no other, and are tried after the lease', async () => {
    let fails = true
    const bad = counted('bad', async () => {
      if (fails) throw new Error('no')
    })
    const good = counted('good')
    const both = options(bad.job, good.job)
    await doDueJobs(both)
    expect(good.counts.done).toBe(1)
    expect(errors).toEqual([{ event: 'job.failed', job: 'bad' }])
    fails = false
    pass(15 * minute)
    await doDueJobs(both)
    expect(bad.counts.done).toBe(2)
    expect(good.counts.done).toBe(1)
    expect(errors).toHaveLength(1)
  })

  test('are looked for once a minute until stopped, which waits for one that runs', async () => {
    const finished = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { counts, job } = counted('tidy', async () => {
      begun.resolve()
      await finished.promise
    })
    const jobs = startJobs(options(job))
    expect(counts.done).toBe(0)
    vi.advanceTimersByTime(minute)
    await begun.promise
    let stopped = false
    const stopping = jobs.stop().then(() => (stopped = true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(stopped).toBe(false)
    finished.resolve()
    await stopping
    vi.advanceTimersByTime(2 * hour)
    expect(counts.done).toBe(1)
  })

  test('delete what has expired and nothing else', async () => {
    const tables = [
      'sessions',
      'pendingSignIns',
      'knownDevices',
      'mailedTokens',
      'usedOnce',
      'attempts',
    ] as const
    const rows = async () => {
      const counts = tables.map(async (table) => {
        const found = await server.db.selectFrom(table).selectAll().execute()
        return [table, found.length] as const
      })
      return Object.fromEntries(await Promise.all(counts))
    }
    const maya = await server.signedUp()
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    await server.sendMails()
    const soon = new Date(begin + 10 * minute).toISOString()
    await savePendingSignIn(server.db, {
      hash: 'state',
      provider: 'google',
      codeVerifier: 'verifier',
      popup: true,
      returnTo: '/dashboard',
      link: null,
      expiresAt: soon,
    })
    const before = await rows()
    for (const table of tables) expect(before[table], table).toBeGreaterThan(0)

    await deleteExpired(server.store.db, clock())
    expect(await rows()).toEqual(before)
    pass(hour)
    await deleteExpired(server.store.db, clock())
    const none = { pendingSignIns: 0, mailedTokens: 0, usedOnce: 0 }
    const { sessions, knownDevices } = before
    // Mails to an address are counted for a day as well.
    const attempts = { attempts: expect.toSatisfy((left: number) => left < before['attempts']!) }
    expect(await rows()).toEqual({ sessions, knownDevices, ...none, ...attempts })
    expect(await maya.bootstrap()).toMatchObject({ status: 200 })
    pass(31 * 24 * hour)
    await deleteExpired(server.store.db, clock())
    expect(await rows()).toMatchObject({ sessions: 0, knownDevices, attempts: 0 })
    pass(400 * 24 * hour)
    await deleteExpired(server.store.db, clock())
    expect((await rows())['knownDevices']).toBe(0)
  })

  test('delete and forget all of it, however much there is', async () => {
    const maya = await server.signedUp()
    const count = Array.from({ length: 450 }, (_, index) => `many-${index}`)
    const now = clock()
    const marks = count.map((id) => ({ id, expiresAt: now }))
    await server.db.insertInto('usedOnce').values(marks).execute()
    const invite = { fromUserId: maya.userId, toEmail: 'canary@example.org', name: 'Canary' }
    const times = {
      createdAt: now,
      expiresAt: now,
      confirmedAt: null,
      resendFrom: null,
      mail: null,
    }
    const rest = { status: 'pending', type: 'coParent', familyId: maya.familyId } as const
    const invites = count.map((id) => ({ id, ...invite, ...times, ...rest }))
    await server.db.insertInto('invites').values(invites).execute()
    pass(31 * 24 * hour)
    await deleteExpired(server.store.db, clock())
    expect(await server.db.selectFrom('usedOnce').selectAll().execute()).toEqual([])
    const known = server.db.selectFrom('invites').selectAll().where('toEmail', '<>', '')
    expect(await known.execute()).toEqual([])
  })

  test('forget whom an invite was for, a month after its end and not before', async () => {
    const maya = await server.signedUp()
    const path = apiPaths.invites(maya.familyId)
    const guest = { toEmail: 'canary@example.org', name: 'Canary' }
    const { body } = await maya.post<Invite>(path, guest)
    const known = async () =>
      (await maya.get<ToldInvite[]>(path)).body.map(({ invite }) => invite.toEmail)
    const stored = async () =>
      JSON.stringify(await server.db.selectFrom('invites').selectAll().execute())
    pass(36 * 24 * hour)
    await maya.signIn({ email: maya.email, password })
    await deleteExpired(server.store.db, clock())
    expect(await known()).toEqual([guest.toEmail])
    pass(1.1 * 24 * hour)
    await deleteExpired(server.store.db, clock())
    expect(await known()).toEqual([])
    expect(await stored()).not.toMatch(/canary/i)
    const late = await maya.get(apiPaths.invitation(body.inviteId))
    expect(problem(late)).toMatchObject({ code: 'invite-closed' })
  })
})
