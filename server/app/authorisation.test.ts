import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { AccessRule } from '#core/account/access.ts'
import { errors, type ErrorCode } from '#core/errors.ts'
import { route } from '#server/http/declare.ts'
import {
  canary,
  actors,
  household,
  versionsOf,
  type Actor,
  type Ids,
  type ActorKind,
} from '#server/testing/test-actors.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'
import { thorough } from '#server/testing/property-runs.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { expectedAccess, expectedScopes } from '#server/testing/expected-access.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))

/** What a rule refuses to whom. Said here once more, and differently, than in the rules themselves. */
function refusalOf(
  rule: AccessRule,
  { who, isPaired = false }: Pick<Actor, 'who' | 'isPaired'>,
  ids: Ids,
): ErrorCode | null {
  if (rule === 'public') return null
  if (rule === 'paired') return isPaired ? null : 'not-paired'
  if (!who) return rule === 'accepter' ? 'accepter-unauthenticated' : 'unauthenticated'
  if (rule === 'signed-in' || rule === 'accepter') return null
  if (rule === 'host') return 'not-found'
  if (rule === 'self') return ids.userId === who.id ? null : 'user-missing'
  if (ids.familyId !== who.familyId) return 'family-missing'
  if (rule === 'family' || who.role === 'primary') return null
  return rule === 'primary-or-self' && ids.userId === who.id ? null : 'primary-only'
}

const inOrder = ['read', 'tick', 'everything']

/** What a token is told where whoever made it would be let in (E3, A77). */
function refusalOfToken({ token }: Actor, { name, method }: DeclaredRoute): ErrorCode | null {
  if (token === undefined) return null
  // Other servers have a signature there.
  const isOpen = method === 'GET' || name === 'POST /prod/send'
  if (expectedAccess[name] === 'public') return isOpen ? null : 'not-for-token'
  if (token === 'over') return 'token-invalid'
  const needed = expectedScopes[name]
  return needed && inOrder.indexOf(token) >= inOrder.indexOf(needed) ? null : 'not-for-token'
}

/** These addresses are what lets somebody in: their tests are A1 to A16, and the calendar's own. */
const capabilities = new Set([
  'GET /api/invites/{inviteId}',
  'POST /api/invites/{inviteId}/accept',
  'GET /api/calendar/{file}',
  'GET /unsubscribe/{token}',
  'POST /unsubscribe/{token}',
])

/** Where even good input, from whoever may, is answered with a no, and why. */
const refusesAnyway: Record<string, ErrorCode[]> = {
  'GET /api/families/{familyId}/events': ['invalid-input'], // no socket to hold open in this test
  'GET /api/paired/events': ['invalid-input'],
  'POST /api/auth/linked/{provider}': ['provider-off'],
  'DELETE /api/auth/linked/{provider}': ['way-missing'],
  'POST /api/auth/new-passkey': ['email-unproven'],
  'POST /api/auth/passkeys': ['passkey-not-added'], // no device made it
  'DELETE /api/auth/passkeys/{passkeyId}': ['passkey-missing'],
  'POST /api/auth/new-second-factor': ['email-unproven'],
  'POST /api/auth/second-factor': ['passkey-expired'], // it was not prepared
  'DELETE /api/auth/second-factor': ['second-factor-off'],
  'POST /api/families/{familyId}/calendar-server': ['calendar-server-silent'], // none is asked here
  'POST /api/families/{familyId}/invites/{inviteId}/resend': ['too-many-requests'], // just sent
  'POST /api/invites/{inviteId}/accept': ['own-invite'],
  'DELETE /api/families/{familyId}/co-parents/{userId}': ['user-missing'], // they are none
  'POST /api/families/{familyId}/hand-over': ['user-missing'], // to themselves
  'POST /api/today/ticks': ['task-missing'], // no week runs where nobody has planned one, or on another day
  'POST /api/families': ['primary-only'], // a co-parent has joined one
  'DELETE /api/families/{familyId}/letters/{letterId}': ['primary-only'],
  'DELETE /api/families/{familyId}/shared-members/{shareId}/letters': ['entry-missing'], // none came
  'POST /api/paired/letters': ['not-for-device'], // the wall is nobody's
  'POST /api/families/{familyId}/shared-member-code': ['share-code-invalid'], // nobody's code
  'POST /api/families/{familyId}/shared-member-code/join': ['share-code-invalid'],
  'POST /api/families/{familyId}/shared-members/{shareId}': ['share-missing'], // nobody said yes
  'PATCH /api/families/{familyId}/shared-members/{shareId}': ['share-missing'],
  'DELETE /api/paired': ['not-for-device'], // who visits has the other home to leave
}

/** A token that only ticks is let in there, and may not do what the test does. */
const isTicking = ({ token }: Actor, { name }: DeclaredRoute) =>
  token === 'tick' && name === 'POST /api/families/{familyId}/sprints/{sprintId}/commands'

const everybody = Object.keys(actors) as ActorKind[]

const kinds = ['other', 'missing', 'malformed', 'own'] as const
type Kind = (typeof kinds)[number]

const missing: Ids = {
  familyId: 'family_nobody-of-this-name',
  userId: 'nobody-of-this-name-at',
  sprintId: 'no-sprint-of-this-name',
  inviteId: 'no-invite-of-this-name',
  memberId: 'no-member-of-this-name',
  wayId: 'sessions.no-session-of-this-nam',
  deviceId: 'no-device-of-this-name',
  tokenId: 'no-token-of-this-name-',
  passkeyId: 'no-passkey-of-this-nam',
  provider: 'facebook',
  file: 'no-calendar-of-this-na.ics',
  letterId: 'no-letter-of-this-name',
  calendarId: 'no-calendar-of-this-na',
  webhookId: 'no-webhook-of-this-nam',
  shareId: 'no-share-of-this-name-',
  sheetCode: '0123456789',
  codeId: 'no-code-of-this-name',
  token: 'week.nobody-of-this-name-at.no-seal',
  heirId: 'nobody-of-this-name-at',
}
const malformed = [
  "' or '1'='1",
  '\u0000',
  'x'.repeat(600),
  '__proto__',
  '%2e%2e%2f',
  'a/../../b',
  '\u202e\r\nset-cookie: a=b',
  '💚',
]

/** Every way to fill in so many places. What is all one's own comes last: it may be gone afterwards. */
const combinations = (places: number): Kind[][] =>
  places === 0
    ? [[]]
    : combinations(places - 1).flatMap((row) => kinds.map((kind) => [...row, kind]))
const isOwn = (row: Kind[]) => row.every((kind) => kind === 'own')

/** What a route can be asked about: the names in its path, and the one in a body. */
const namesOf = ({ name, params }: DeclaredRoute) =>
  (name.endsWith('/hand-over') ? [...params, 'heirId'] : params) as (keyof Ids)[]

/** What a route cannot be asked without. */
const queries: Record<string, string> = { 'GET /api/families/{familyId}/changes': '?after=0' }

type Answer = { status: number; text: string; code: string | undefined }

async function sendTo(
  client: TestClient,
  { method, path }: Pick<DeclaredRoute, 'method' | 'path'>,
  ids: Ids,
  body: object,
) {
  const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const address = filled(path, ids) + (queries[`${method} ${path}`] ?? '')
  const response = await client.send(address, { method, ...(method !== 'GET' && json) })
  // Whatever it says, and whoever asks: nothing of it stays on its way (A74).
  expect(response.headers.get('cache-control'), `${method} ${path}`).toBe('no-store')
  const text = await response.text()
  const isProblem = response.status >= 400 && text.startsWith('{')
  const code = isProblem ? (JSON.parse(text) as { code: string }).code : undefined
  return { status: response.status, text, code }
}

describe.each(dialects)('every route, on %s', (dialect) => {
  const server = useServer(dialect)
  // The rules know nothing of databases; what one makes of odd ids is seen by whoever passes them.
  const parts =
    dialect === 'sqlite' || thorough ? everybody : everybody.filter((part) => part === 'primary')
  let routes: DeclaredRoute[]
  let foreign: Actor & { client: SignedUp }
  let file: unknown
  beforeAll(async () => {
    routes = routesOf(server)
    foreign = await household(server)
    file = await exported(foreign)
  })

  /** Everything that is stored of the family that no one of the actors belongs to. */
  const foreignRows = async () => {
    const { familyId, userId } = foreign.own
    const tables = [
      'sprints',
      'changes',
      'invites',
      'pairedDevices',
      'outsideCalendars',
      'letters',
      'sharedMembers',
      'webhooks',
      'printedSheets',
    ] as const
    const ofFamily = tables.map((table) =>
      server.db.selectFrom(table).selectAll().where('familyId', '=', familyId).execute(),
    )
    const ofUser = (
      [
        'sessions',
        'accounts',
        'apiTokens',
        'passkeys',
        'secondFactors',
        'notMeLinks',
        'calendarFeeds',
        'reminders',
        'pushSubscriptions',
      ] as const
    ).map((table) => server.db.selectFrom(table).selectAll().where('userId', '=', userId).execute())
    const family = server.db.selectFrom('families').selectAll().where('id', '=', familyId)
    const user = server.db.selectFrom('users').selectAll().where('id', '=', userId)
    const tablesRows = await Promise.all([...ofFamily, ...ofUser, family.execute(), user.execute()])
    // Databases give rows in any order.
    const lines = tablesRows.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
    return JSON.stringify(lines)
  }

  test('is on the list of who may do what, with the rule that it says [A17]', () => {
    expect(Object.fromEntries(routes.map(({ name, access }) => [name, access]))).toEqual(
      expectedAccess,
    )
    const ofTokens = routes.filter(({ scope }) => scope)
    expect(Object.fromEntries(ofTokens.map(({ name, scope }) => [name, scope]))).toEqual(
      expectedScopes,
    )
    const known = new Set(Object.keys(expectedAccess))
    const reachable = server.app.routes
      .filter(({ path, method }) => /^\/(api|prod)\//.test(path) && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const undeclared = reachable.filter((name) => !known.has(name))
    expect([...new Set(undeclared)]).toEqual(['GET /api/openapi.json', 'GET /api/docs'])
  })

  test('answers to its own methods alone, whoever asks', async () => {
    const paths = [...new Set(routes.map(({ path }) => path))].filter((path) =>
      path.startsWith('/api'),
    )
    for (const client of [server.client(), foreign.client]) {
      for (const path of paths) {
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
          if (`${method} ${path}` in expectedAccess) continue
          const answer = await sendTo(client, { method, path }, foreign.own, {})
          expect(answer, `${method} ${path}`).toMatchObject({ status: 404, code: 'not-found' })
        }
      }
    }
  })

  test('that takes a proof of who asks does nothing without a good one', async () => {
    const { client, own, ...actor } = await actors.primary(server)
    const versions = await versionsOf({ client, own, ...actor })
    const asking = routes.filter(({ name }) => {
      const body = validBodies[name]?.({ ids: own, file, versions })
      // Linking asks which site first, and no site is set up here: it has a test of its own.
      return body && 'password' in body && name !== 'POST /api/auth/linked/{provider}'
    })
    expect(asking.length).toBeGreaterThan(8)
    for (const declared of asking) {
      const body = validBodies[declared.name]!({ ids: own, file, versions })
      for (const password of ['wrong', undefined, null, { $ne: '' }]) {
        const answer = await sendTo(client, declared, own, { ...body, password })
        expect(answer, declared.name).toMatchObject({ status: 403, code: 'wrong-password' })
      }
      const answer = await sendTo(client, declared, own, { ...body, code: '000000' })
      expect(answer, declared.name).toMatchObject({ status: 403, code: 'wrong-code' })
    }
  })

  test('that changes something takes it from our own pages alone [A48]', async () => {
    const { client, own } = foreign
    const before = await foreignRows()
    for (const { name, method, path } of routes) {
      if (method === 'GET' || !path.startsWith('/api')) continue
      for (const origin of ['https://evil.example', 'null', '']) {
        const response = await client.send(filled(path, own), {
          method,
          body: '{}',
          headers: { 'content-type': 'application/json', origin },
        })
        expect(response.status, name).toBe(403)
        expect(await response.json(), name).toMatchObject({ code: 'foreign-origin' })
      }
    }
    expect(await foreignRows()).toBe(before)
  })

  /** Somebody of the actors, who is made anew whenever they have done something that changes them. */
  async function onStage(part: ActorKind) {
    let actor: Actor
    let versions: { family: number; sprint: number }
    let before: string
    let turn = 0
    const enter = async () => {
      actor = await actors[part](server, foreign)
      versions = await versionsOf(actor)
      before = await foreignRows()
    }
    await enter()
    const sources = { own: () => actor.own, other: () => foreign.own, missing: () => missing }
    const idsFor = (names: (keyof Ids)[], row: Kind[]): Ids => {
      const given = row.map((kind, index) => {
        const name = names[index]!
        if (kind === 'malformed') return [name, malformed[turn++ % malformed.length]!]
        return [name, sources[kind]()[name]]
      })
      return { ...actor.own, ...Object.fromEntries(given) }
    }
    return {
      enter,
      who: () => actor,
      own: () => actor.own,
      untouched: () => before,
      ask: async (declared: DeclaredRoute, row: Kind[]): Promise<Answer & { ids: Ids }> => {
        const ids = idsFor(namesOf(declared), row)
        const body = validBodies[declared.name]?.({ ids, file, versions }) ?? {}
        return { ids, ...(await sendTo(actor.client, declared, ids, body)) }
      },
    }
  }
  type Stage = Awaited<ReturnType<typeof onStage>>

  /** Asks for one thing, and sees that the answer is the rule's, and says nothing of strangers. */
  async function askFor(stage: Stage, declared: DeclaredRoute, row: Kind[], where: string) {
    const rule = expectedAccess[declared.name]!
    const { ids, ...answer } = await stage.ask(declared, row)
    const code = refusalOfToken(stage.who(), declared) ?? refusalOf(rule, stage.who(), ids)
    expect(answer.status, where).toBeLessThan(500)
    if (code) {
      const { status, message } = errors[code]
      expect(answer, where).toEqual({ status, code, text: JSON.stringify({ code, message }) })
    } else if (rule !== 'public' && isOwn(row)) {
      const asked = isTicking(stage.who(), declared) ? ['not-for-token'] : [undefined]
      expect([...asked, ...(refusesAnyway[declared.name] ?? [])], where).toContain(answer.code)
    } else if (rule !== 'public' && !row.includes('own')) {
      expect(answer.status, where).toBeGreaterThanOrEqual(400)
    }
    const { userId, inviteId } = foreign.own
    for (const theirs of isOwn(row) ? [] : [canary, userId, inviteId, foreign.client.email]) {
      expect(answer.text, where).not.toContain(theirs)
    }
    return answer
  }

  test.for(parts)(
    'does for %s what its rule says, and tells nothing of what is not theirs [A17] [A22] [A31] [A74]',
    { timeout: 1_800_000 },
    async (part, { task }) => {
      const stage = await onStage(part)
      let requests = 0
      for (const declared of routes) {
        const opens =
          capabilities.has(declared.name) &&
          !refusalOf(expectedAccess[declared.name]!, stage.who(), stage.own())
        const rows = combinations(namesOf(declared).length).filter(
          (row) => !(opens && row.includes('other')),
        )
        const answers = new Map<string, Answer>()
        for (const row of rows) {
          const where = `${part}: ${declared.name} with ${row.join(', ')}`
          answers.set(row.join(), await askFor(stage, declared, row, where))
          requests += 1
        }
        for (const [row, answer] of answers) {
          const twin = answers.get(row.replaceAll('other', 'missing'))
          expect(answer, `${part}: ${declared.name} with ${row}`).toEqual(twin)
        }
        expect(await foreignRows(), `${part}: ${declared.name}`).toBe(stage.untouched())
        const [last] = [...answers.values()].slice(-1)
        if (declared.method !== 'GET' && last!.status < 300) await stage.enter()
      }
      expect(server.errors).toEqual([])
      Object.assign(task.meta, { requests, routes: routes.length })
    },
  )
})

test('a route without a rule does not even compile', () => {
  // @ts-expect-error: who may is the first thing that a route says
  expect(() => route({ method: 'get', path: '/api/anything', responses: {} })).toThrow(TypeError)
  // @ts-expect-error: and it is one of the rules there are
  expect(() => route('everybody', { method: 'get', path: '/api/x', responses: {} })).not.toThrow()
})
