import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { startSweeper } from './sweeper.ts'

const hour = 60 * 60_000
const begin = Date.parse('2026-03-04T18:30:00.000Z')

describe.each(dialects)('the sweeper, on %s', (dialect) => {
  const server = useServer(dialect)
  let now: number
  let errors: string[]
  const options = () => ({
    db: server.db,
    clock: () => new Date(now).toISOString(),
    log: { info: () => undefined, error: (event: string) => void errors.push(event) },
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: begin })
    now = begin
    errors = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const tables = ['sessions', 'verifications', 'mailedTokens', 'usedOnce', 'attempts'] as const
  const rows = async () => {
    const counts = tables.map(async (table) => {
      const found = await server.db.selectFrom(table).selectAll().execute()
      return [table, found.length] as const
    })
    return Object.fromEntries(await Promise.all(counts))
  }

  test('deletes what has expired, once an hour, and nothing else', async () => {
    const maya = await server.signedUp()
    await server.visitor().post(apiPaths.requestPasswordReset, { email: maya.email })
    await server.sendMails()
    const state = { id: 'state', identifier: 'state', value: '{}' }
    const at = { expiresAt: new Date(begin + 10 * 60_000).toISOString() }
    await sql`insert into verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
      values (${state.id}, ${state.identifier}, ${state.value}, ${at.expiresAt}, ${at.expiresAt}, ${at.expiresAt})`.execute(
      server.db,
    )
    const before = await rows()
    for (const table of tables) expect(before[table], table).toBeGreaterThan(0)

    const sweeper = startSweeper(options())
    vi.advanceTimersByTime(hour - 1)
    await sweeper.stop()
    expect(await rows()).toEqual(before)

    const second = startSweeper(options())
    now = begin + hour
    vi.advanceTimersByTime(hour)
    await second.stop()
    expect(await rows()).toEqual({
      sessions: before.sessions,
      verifications: 0,
      mailedTokens: 0,
      usedOnce: 0,
      attempts: 0,
    })
    expect(await maya.bootstrap()).toMatchObject({ status: 200 })

    const third = startSweeper(options())
    now = begin + 31 * 24 * hour
    vi.advanceTimersByTime(hour)
    await third.stop()
    expect((await rows()).sessions).toBe(0)
    expect(errors).toEqual([])
  })

  test('goes on after a failure, and says so in the log', async () => {
    await sql`alter table attempts rename to lost`.execute(server.db)
    const sweeper = startSweeper(options())
    vi.advanceTimersByTime(hour)
    await vi.waitFor(() => expect(errors).toEqual(['sweep.failed']))
    await sql`alter table lost rename to attempts`.execute(server.db)
    vi.advanceTimersByTime(hour)
    await sweeper.stop()
    expect(errors).toEqual(['sweep.failed'])
  })
})
