import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import type * as Turns from '#server/http/begin-in-turns.ts'
import { transaction } from '#server/store/database.ts'
import { guarded, Withdrawn } from '#server/store/guarded.ts'
import type { Database } from '#server/store/schema.ts'
import { saveFeed } from '#server/store/calendar-feeds.ts'
import { saveFamily } from '#server/store/families.ts'
import { actors, household, versionsOf, type Actor } from '#server/testing/test-actors.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { expectedAccess } from '#server/testing/expected-access.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))

/** What a family's next request waits for, in the place of the others' turns. */
const { held } = vi.hoisted(() => ({ held: { turn: null as null | Promise<void> } }))
vi.mock('#server/http/begin-in-turns.ts', async (original) => {
  const { beginInTurns } = await original<typeof Turns>()
  const heldTurns: typeof beginInTurns = (bounds) => {
    const mayBegin = beginInTurns(bounds)
    return (name) => {
      const turn = bounds && held.turn
      if (!turn) return mayBegin(name)
      held.turn = null
      return turn
    }
  }
  return { beginInTurns: heldTurns }
})

/** The answer to what needs nothing stored: it may come before whatever ends the rights is done. */
const storesNothing = new Set([
  'POST /api/families/{familyId}/presence',
  'POST /api/families/{familyId}/export',
])

type Household = Actor & { client: SignedUp }

/** How somebody's rights end, and what a rule says to them from then on. */
const ends: Record<
  string,
  {
    end: (db: Database, own: Actor['own']) => Promise<unknown>
    refuses: (rule: string) => ErrorCode | null
  }
> = {
  session: {
    end: (db, { userId }) => db.deleteFrom('sessions').where('userId', '=', userId).execute(),
    refuses: (rule) => (rule === 'accepter' ? 'accepter-unauthenticated' : 'unauthenticated'),
  },
  membership: {
    end: (db, { userId }) => {
      const user = db.updateTable('users').set({ familyId: 'family_of-nobody' })
      return user.where('id', '=', userId).execute()
    },
    refuses: (rule) => (/^(family|primary)/.test(rule) ? 'family-missing' : null),
  },
  role: {
    end: (db, { userId }) => {
      return db.updateTable('users').set({ role: 'coParent' }).where('id', '=', userId).execute()
    },
    refuses: (rule) => (rule === 'primary' ? 'primary-only' : null),
  },
}

describe.each(dialects)('rights that end while a request is on its way, on %s', (dialect) => {
  const server = useServer(dialect)
  let parent: Household
  let file: unknown
  let routes: DeclaredRoute[]
  beforeAll(async () => {
    parent = await household(server)
    file = await exported(parent)
    routes = routesOf(server).filter(({ access }) => access !== 'public' && access !== 'paired')
  })
  beforeEach(async () => {
    await comeBack()
  })

  /** Whatever ended has never been. */
  const comeBack = async () => {
    const { userId, familyId } = parent.own
    const back = { role: 'primary', familyId, emailVerified: 0, hostSince: '2026-01-01' } as const
    const user = server.db.updateTable('users').set(back)
    await user.where('id', '=', userId).execute()
    await parent.client.signIn({ email: parent.client.email, password })
  }

  const stored = async () => {
    const tables = ['accounts', 'families', 'sprints', 'invites', 'changes', 'outbox'] as const
    const more = ['mailedTokens', 'calendarFeeds', 'pendingSignIns', 'summaries'] as const
    const rows = [...tables, ...more].map((table) =>
      server.db.selectFrom(table).selectAll().execute(),
    )
    const users = server.db.selectFrom('users').select(['id', 'name', 'email']).execute()
    return JSON.stringify(await Promise.all([...rows, users]))
  }

  const bodyFor = async ({ name }: DeclaredRoute) => {
    const versions = await versionsOf(parent)
    return JSON.stringify(validBodies[name]?.({ ids: parent.own, file, versions }) ?? {})
  }

  /** Sends the headers, does something, and only then the body. */
  const sendSlowly = async (
    client: TestClient,
    { method, path }: DeclaredRoute,
    body: string,
    meanwhile: () => Promise<unknown>,
  ) => {
    const slow = new ReadableStream<Uint8Array>(
      {
        pull: async (stream) => {
          await meanwhile()
          stream.enqueue(new TextEncoder().encode(body))
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'application/json' }
    const init = { method, headers, body: slow, duplex: 'half' }
    return answerTo(await client.send(filled(path, parent.own), init as RequestInit))
  }

  const answerTo = async (response: Response) => {
    const { code } = (await response.json().catch(() => ({}))) as { code?: string }
    return { status: response.status, code }
  }

  test.each(Object.keys(ends))(
    'by its %s: no route takes the body any more [A62]',
    async (which) => {
      const { end, refuses } = ends[which]!
      let asked = 0
      for (const declared of routes.filter(({ body }) => body)) {
        const code = refuses(expectedAccess[declared.name]!)
        if (!code) continue
        const before = await stored()
        const ending = vi.fn(() => end(server.db, parent.own))
        const answer = await sendSlowly(parent.client, declared, await bodyFor(declared), ending)
        expect(ending, declared.name).toHaveBeenCalledOnce()
        expect(answer, declared.name).toMatchObject({ code })
        expect(await stored(), declared.name).toBe(before)
        await comeBack()
        asked += 1
      }
      expect(asked).toBeGreaterThan(which === 'role' ? 5 : 10)
    },
  )

  test('whose account is gone meanwhile saves nothing, and hears it by the exact words [S8.6, S5.7]', async () => {
    const { client, own } = await household(server)
    const command = { id: 'a-command-of-nobody', type: 'complete-onboarding' }
    const slow = new ReadableStream<Uint8Array>(
      {
        pull: async (stream) => {
          await server.db.deleteFrom('users').where('id', '=', own.userId).execute()
          stream.enqueue(new TextEncoder().encode(JSON.stringify(command)))
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit
    const answer = await client.send(apiPaths.familyCommands(own.familyId), init)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      code: 'user-missing',
      message: 'User document not found',
    })
  })

  test('nothing of a body is read for a stranger [A62]', async () => {
    for (const declared of routes.filter(({ body }) => body)) {
      const reading = vi.fn(async () => undefined)
      const answer = await sendSlowly(server.client(), declared, '{}', reading)
      expect(answer.status, declared.name).toBe(401)
      expect(reading, declared.name).not.toHaveBeenCalled()
    }
  })

  /** Asks while somebody has ended the session but not yet committed that: it counts once it is. */
  const askMeanwhile = async ({ method, path }: DeclaredRoute, body: string) => {
    const state = { answered: false }
    const json = { body, headers: { 'content-type': 'application/json' } }
    return server.store.db.transaction().execute(async (trx) => {
      await ends['session']!.end(trx, parent.own)
      const asking = parent.client
        .send(filled(path, parent.own), { method, ...json })
        .then(answerTo)
        .finally(() => (state.answered = true))
      for (let times = 0; times < 20 && !state.answered; times += 1) await wait(5)
      return { asking, early: state.answered }
    })
  }

  test('nothing is written for a session that ends before the commit, by any route [A62]', async () => {
    const early: string[] = []
    for (const declared of routes.filter(({ method }) => method !== 'GET')) {
      const before = await stored()
      const { asking, early: isEarly } = await askMeanwhile(declared, await bodyFor(declared))
      const answer = await asking
      if (isEarly && answer.status < 300) early.push(declared.name)
      else expect(answer.status, declared.name).toBeGreaterThanOrEqual(400)
      expect(await stored(), declared.name).toBe(before)
      await comeBack()
    }
    expect(early.filter((name) => !storesNothing.has(name))).toEqual([])
  })

  test('a co-parent who is removed while their command waits its turn is refused [A62]', async () => {
    const coParent = await actors.coParent(server)
    const { familyId, userId } = coParent.own
    const before = await server.db
      .selectFrom('changes')
      .select('sequence')
      .where('familyId', '=', familyId)
      .execute()
    const { asking } = await server.store.db.transaction().execute(async (trx) => {
      await ends['membership']!.end(trx, coParent.own)
      const command = { type: 'complete-onboarding' } as const
      const sent = coParent.client.changeFamily(familyId, command)
      await wait(50)
      return { asking: sent }
    })
    expect(await asking).toMatchObject({ status: 404, body: { code: 'family-missing' } })
    const after = await server.db
      .selectFrom('changes')
      .select('sequence')
      .where('familyId', '=', familyId)
      .execute()
    expect(after).toEqual(before)
    expect(userId).not.toBe(parent.own.userId)
  })

  test('whoever is removed while they wait long for their turn reads nothing any more [A62]', async () => {
    const coParent = await actors.coParent(server)
    const { familyId } = coParent.own
    const turn = Promise.withResolvers<void>()
    held.turn = turn.promise
    const asking = coParent.client.get(`${apiPaths.changes(familyId)}?after=0`)
    await vi.waitFor(() => expect(held.turn).toBeNull())
    await ends['membership']!.end(server.db, coParent.own)
    await wait(1_050) // Their rights hold for a second.
    turn.resolve()
    expect(await asking).toMatchObject({ status: 404, body: { code: 'family-missing' } })
  })

  test('an export ends where the session does [A62]', async () => {
    const { own, client } = await household(server)
    const note = 'n'.repeat(2000)
    const thanks = { stage: 'thanks', feelings: [], cards: [], why: note, thanks: note }
    const whole = (await exported({ own, client, who: null })) as { sprints: object[] }
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...newSprint(),
      ...whole.sprints[0],
      id: `s${index}`,
      retrospective: thanks,
    }))
    const body = { file: { ...whole, sprints: many }, replace: true, password }
    expect((await client.post(apiPaths.familyImport(own.familyId), body)).status).toBe(200)
    const response = await client.send(apiPaths.familyExport(own.familyId), {
      method: 'POST',
      body: JSON.stringify({ password }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
    const reader = response.body!.getReader()
    expect((await reader.read()).done).toBe(false)
    await ends['session']!.end(server.db, own)
    const rest = async () => {
      while (!(await reader.read()).done) continue
    }
    await expect(rest()).rejects.toThrow('unauthenticated')
  })

  test('a request’s handle writes in a transaction or not at all [A62]', async () => {
    const check = vi.fn(async () => {
      throw new Withdrawn('unauthenticated')
    })
    const db = guarded(server.store.db, check)
    const { userId, familyId } = parent.own
    const feed = { userId, hash: 'of nothing', now: new Date().toISOString() }
    await expect(saveFeed(db, feed)).rejects.toThrow('transaction')
    const document = (await parent.client.bootstrap()).body.family
    // The second time it is a query that was compiled before.
    await expect(saveFamily(db as never, document)).rejects.toThrow('transaction')
    await expect(transaction(db, (trx) => saveFeed(trx, feed))).rejects.toThrow('unauthenticated')
    expect(check).toHaveBeenCalledOnce()
    const rows = server.db.selectFrom('calendarFeeds').where('hash', '=', feed.hash).selectAll()
    expect(await rows.execute()).toEqual([])
    const families = db.selectFrom('families').select('id').where('id', '=', familyId)
    expect(await families.execute()).toHaveLength(1)
  })
})
