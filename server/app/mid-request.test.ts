import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { AccessRule } from '#core/account/access.ts'
import { apiPaths } from '#core/paths.ts'
import { actors, household, versionsOf, type Actor } from '#server/testing/test-actors.ts'
import { listening } from '#server/testing/sse-client.ts'
import { shrinks, tries } from '#server/testing/property-runs.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))

/** What ends somebody's rights, and under which rules it does. */
const familyRules: AccessRule[] = ['family', 'primary', 'primary-or-self']
const signedInRules: AccessRule[] = [...familyRules, 'self', 'signed-in', 'accepter']
const endings = {
  'signed out': signedInRules,
  expired: signedInRules,
  deleted: signedInRules,
  removed: familyRules,
} as const
type Ending = keyof typeof endings

describe.each(dialects)('a request whose body is still on its way, on %s', (dialect) => {
  const server = useServer(dialect)
  const port = listening(server)
  const runs = tries({ usually: dialect === 'sqlite' ? 30 : 10, thoroughly: 1000 })
  let routes: DeclaredRoute[]
  let file: unknown
  beforeAll(async () => {
    const declared = routesOf(server)
    routes = declared.filter(({ name, method }) => method !== 'GET' && name in validBodies)
    file = await exported(await household(server))
  })

  /** Sends what comes before a body, does something else meanwhile, and then sends the body. */
  async function slowly(
    { client, own }: Actor,
    { method, path }: DeclaredRoute,
    { body, meanwhile }: { body: object; meanwhile: () => Promise<unknown> },
  ): Promise<{ status: number; text: string }> {
    const content = JSON.stringify(body)
    const headers = {
      origin: baseUrl,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
    }
    const asked = request({ port: port(), path: filled(path, own), method, headers })
    const answer = new Promise<{ status: number; text: string }>((done, fail) => {
      asked.on('error', fail).on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => done({ status: response.statusCode ?? 0, text }))
      })
    })
    asked.flushHeaders()
    asked.write(content.slice(0, 1))
    await meanwhile()
    asked.end(content.slice(1))
    return answer
  }

  const end: Record<Ending, (actor: Actor, primary: SignedUp) => Promise<unknown>> = {
    'signed out': ({ client }) => client.signOut(),
    expired: ({ own }) =>
      server.db
        .updateTable('sessions')
        .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
        .where('userId', '=', own.userId)
        .execute(),
    deleted: ({ client, own }) => client.remove(apiPaths.user(own.userId), { password }),
    removed: ({ own }, primary) => primary.remove(apiPaths.coParent(own.familyId, own.userId)),
  }

  /** A co-parent, of whom a family has something to fear, and the family's primary parent. */
  async function coParent(): Promise<{ actor: Actor; primary: SignedUp }> {
    let primary: SignedUp | undefined
    const watched = {
      ...server,
      signedUp: async (fields?: Parameters<typeof server.signedUp>[0]) => {
        const client = await server.signedUp(fields)
        primary ??= client
        return client
      },
    }
    const actor = await actors.coParent(watched)
    return { actor, primary: primary! }
  }

  const rowsOf = async ({ own: { familyId } }: Actor) => {
    const family = server.db.selectFrom('families').selectAll().where('id', '=', familyId)
    const others = (['sprints', 'changes', 'invites'] as const).map((table) =>
      server.db.selectFrom(table).selectAll().where('familyId', '=', familyId).execute(),
    )
    const rows = await Promise.all([family.execute(), ...others])
    // Databases promise no order where none was asked for.
    return rows.map((some) => some.map((row) => JSON.stringify(row)).toSorted())
  }

  const scene = fc.record({
    ending: fc.constantFrom<Ending>(...(Object.keys(endings) as Ending[])),
    /** Which of the routes, and how long after the head the rights end, in milliseconds. */
    turn: fc.nat(),
    after: fc.nat(20),
  })

  test(
    'is refused where the session or the membership ends meanwhile, and does nothing [A62]',
    { timeout: 3_600_000 },
    async ({ task }) => {
      await fc.assert(
        fc.asyncProperty(scene, async ({ ending, turn, after }) => {
          const fitting = routes.filter(({ access }) => access && endings[ending].includes(access))
          const route = fitting[turn % fitting.length]!
          const { actor, primary } = await coParent()
          const before = {
            ...actor,
            client: { ...actor.client, cookies: new Map(actor.client.cookies) },
          }
          const versions = await versionsOf(actor)
          const body = validBodies[route.name]!({ ids: actor.own, file, versions })
          let rows: string[][] = []
          const answer = await slowly(before, route, {
            body,
            meanwhile: async () => {
              await sleep(after)
              await end[ending](actor, primary)
              rows = await rowsOf(actor)
            },
          })
          const where = `${route.name}, ${ending}: ${answer.text.slice(0, 200)}`
          expect([401, 403, 404], where).toContain(answer.status)
          expect(await rowsOf(actor), where).toEqual(rows)
        }),
        { seed: 20261122, numRuns: runs, endOnFailure: !shrinks },
      )
      expect(server.errors).toEqual([])
      Object.assign(task.meta, { runs })
    },
  )
})
