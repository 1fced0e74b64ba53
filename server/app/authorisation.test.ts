import { beforeAll, describe, expect, test } from 'vitest'
import type { Invite } from '#core/contract/invite.ts'
import type { AccessRule } from '#core/domain/access.ts'
import { apiPaths } from '#core/paths.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { problem, type Visitor } from '#server/testing/visitor.ts'

const unauthenticated = { status: 401, code: 'unauthenticated' }
const foreignFamily = { status: 404, code: 'family-missing' }
const foreignUser = { status: 404, code: 'user-missing' }
const primaryOnly = { status: 403, code: 'primary-only' }

/** What a rule answers to each kind of visitor; null where it lets them pass. */
const answers: Record<AccessRule, Record<'stranger' | 'other' | 'coParent', object | null>> = {
  public: { stranger: null, other: null, coParent: null },
  'signed-in': { stranger: unauthenticated, other: null, coParent: null },
  accepter: {
    stranger: { status: 401, code: 'accepter-unauthenticated' },
    other: null,
    coParent: null,
  },
  self: { stranger: unauthenticated, other: foreignUser, coParent: foreignUser },
  family: { stranger: unauthenticated, other: foreignFamily, coParent: null },
  primary: { stranger: unauthenticated, other: foreignFamily, coParent: primaryOnly },
  'primary-or-self': { stranger: unauthenticated, other: foreignFamily, coParent: primaryOnly },
}

const guardCodes = [
  'unauthenticated',
  'accepter-unauthenticated',
  'family-missing',
  'user-missing',
  'primary-only',
]

type Route = { method: string; path: string; access: AccessRule }
type Description = { paths: Record<string, Record<string, { 'x-access': AccessRule }>> }

const name = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`

describe('every declared route', () => {
  const server = useServer('sqlite')
  let declared: Route[]
  /** Public routes have tests of their own; here is who may not pass the others. */
  let guarded: Route[]
  let maya: SignedUp
  let coParent: SignedUp
  let other: SignedUp
  let removed: SignedUp
  let sprintId: string
  let inviteId: string

  beforeAll(async () => {
    const { paths } = (await server.visitor().get<Description>(apiPaths.openapi)).body
    declared = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({
        method,
        path,
        access: route['x-access'],
      })),
    )
    guarded = declared.filter(({ access }) => access !== 'public')
    maya = await server.signedUp()
    other = await server.signedUp()
    coParent = await server.signedUp()
    removed = await server.signedUp()
    const sprint = newSprint()
    sprintId = sprint.id
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const invite = { toEmail: 'guest@example.org', name: 'Guest' }
    const created = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    inviteId = created.body.inviteId
    await place(coParent, 'coParent', maya.familyId)
    await place(removed, 'coParent', maya.familyId)
    await removed.bootstrap()
    await place(removed, 'primary', removed.familyId)
  })

  const place = (who: SignedUp, role: 'primary' | 'coParent', familyId: string) =>
    server.db.updateTable('users').set({ role, familyId }).where('id', '=', who.userId).execute()

  const send = async (visitor: Visitor, { method, path }: Route) => {
    const address = path
      .replace('{familyId}', maya.familyId)
      .replace('{userId}', maya.userId)
      .replace('{sprintId}', sprintId)
      .replace('{inviteId}', inviteId)
    const response = await visitor.send(address, {
      method: method.toUpperCase(),
      ...(method === 'get' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    const body: unknown = await response.json()
    return problem({ status: response.status, headers: response.headers, body })
  }
  const everything = async () => {
    const tables = ['users', 'families', 'sprints', 'changes', 'invites'] as const
    const rows = tables.map((table) => server.db.selectFrom(table).selectAll().execute())
    return JSON.stringify(await Promise.all(rows))
  }

  test('is known with its rule', () => {
    expect(guarded.length).toBeGreaterThan(12)
    for (const route of declared) expect(Object.keys(answers), name(route)).toContain(route.access)
  })

  test('that is not public is closed to a visitor, by every kind of no session [A31]', async () => {
    const before = await everything()
    const forged = server.visitor()
    forged.cookies.set('elefam.session_token', 'forged.signature')
    for (const route of guarded) {
      for (const visitor of [server.visitor(), forged]) {
        const refusal = answers[route.access].stranger
        expect(await send(visitor, route), name(route)).toMatchObject(refusal!)
      }
    }
    expect(await everything()).toBe(before)
  })

  test('gives another family, and whoever was removed, nothing of this one [A17] [A22]', async () => {
    const before = await everything()
    for (const route of guarded) {
      const expected = answers[route.access].other
      for (const visitor of expected ? [other, removed] : []) {
        expect(await send(visitor, route), name(route)).toMatchObject(expected!)
      }
    }
    expect(await everything()).toBe(before)
    // Accepting an invite is what lets somebody in: its own tests say whom.
    for (const route of guarded.filter(({ access }) => access !== 'accepter')) {
      for (const visitor of [other, removed]) {
        const answer = JSON.stringify(await send(visitor, route))
        expect(answer, name(route)).not.toContain(maya.familyId)
        expect(answer, name(route)).not.toContain(maya.userId)
      }
    }
  })

  test('lets a co-parent pass where its rule says so', async () => {
    for (const route of guarded) {
      // The own family is the primary parent's to begin; the route's handler says so itself.
      const begins = name(route) === `POST ${apiPaths.families}`
      const refusal = begins ? primaryOnly : answers[route.access].coParent
      const answer = await send(coParent, route)
      if (refusal) expect(answer, name(route)).toMatchObject(refusal)
      // What is asked for may be missing, or a proof of who asks: that is not the rule's to say.
      else expect(guardCodes, name(route)).not.toContain(answer.code)
      // Some of them did something: the next one finds everything as before.
      await maya.post(apiPaths.families, {})
      await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint({ id: sprintId }) })
    }
  })

  test('is every route there is: none answers under /api without having been declared', () => {
    const known = new Set(declared.map(name))
    const undeclared = server.app.routes
      .filter(({ path, method }) => path.startsWith('/api') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .filter((route) => !known.has(route))
    expect([...new Set(undeclared)]).toEqual(['GET /api/openapi.json', 'GET /api/docs'])
  })
})
