import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { saidBy } from '#core/lib/said-by.ts'
import { isErrorCode } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { familyCommand, sprintCommand } from '#core/testing/commands.ts'
import { signatureHeader, signMail } from '#server/platform/mail-signature.ts'
import { randomId } from '#server/platform/random-id.ts'
import { household, inCharge, type Actor, type Ids } from '#server/testing/test-actors.ts'
import { tries } from '#server/testing/property-runs.ts'
import { likely } from '#server/testing/fuzz/likely.ts'
import { bodies, nasty } from '#server/testing/fuzz/strange.ts'
import { exported } from '#server/testing/valid-bodies.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))
vi.mock('#server/features/live/pace.ts', () => ({ pace: () => () => true }))

const seed = 20260301
const each = tries({ usually: 8, thoroughly: 2000 })
/** After so many requests a family is full, and says no before anything else is looked at. */
const familyLasts = 200
/** So many routes are tried side by side: most of the time one waits for the database, or for a thread. */
const lanes = 4
const mailKey = 'a key of tests that is long enough'

const oddName = nasty.filter((text) => text.isWellFormed() && text !== '')
const oddQuery = fc
  .tuple(fc.constantFrom('limit', 'after', 'before', 'count', 'token', 'x'), nasty)
  .map(([name, value]) => ({ [name]: value.toWellFormed() }))

const inAddress = ([name, value]: [string, unknown]) => [name, String(value)]

describe.each(dialects)('whatever is sent to any route, on %s', (dialect) => {
  const mailer = async () => undefined
  const server = useServer(dialect, {
    mailService: { key: mailKey, mailer },
    // Or one of the requests closes the door for all that follow.
    given: { signUp: 'open', familiesMax: 0, membersMax: 20 },
  })
  let routes: DeclaredRoute[]
  let file: unknown
  const make = async () => inCharge(server, await household(server))
  beforeAll(async () => {
    routes = routesOf(server)
    file = await exported(await make())
  })

  /** Whoever asks; somebody new is made meanwhile: half of it is waiting for the database. */
  type Lane = { actor: Actor; coming: Promise<Actor> }
  const renew = async (lane: Lane) => {
    lane.actor = await lane.coming
    lane.coming = make()
  }

  /** What a route would take: commands as families give them, and otherwise what its schema says. */
  const goodFor = ({ name, body }: DeclaredRoute, { own }: Actor): fc.Arbitrary<unknown> => {
    if (name.endsWith('{familyId}/commands')) return familyCommand
    if (name.endsWith('{sprintId}/commands')) return sprintCommand(own.sprintId)
    if (name.endsWith('/import')) {
      const asked = { replace: fc.boolean(), password: fc.constant(password) }
      return fc.record({ file: fc.constant(file), ...asked })
    }
    return body ? likely(body) : fc.constant({})
  }

  /** What its schema asks for in the address, or something odd. */
  const queryFor = ({ query }: DeclaredRoute): fc.Arbitrary<object> =>
    query ? fc.oneof(likely(query) as fc.Arbitrary<object>, oddQuery) : oddQuery

  /** With a good answer to the captcha, and signed as our own servers sign: what lies behind is tried too. */
  const dressed = async ({ path }: DeclaredRoute, text: string, isLucky: boolean) => {
    const json = { 'content-type': 'application/json' }
    if (path === apiPaths.sendMail) {
      const at = new Date().toISOString()
      const signature = signMail(mailKey, { id: randomId(), at, body: text })
      return { text, headers: { ...json, [signatureHeader]: signature } }
    }
    const asksCaptcha = isLucky && (path === apiPaths.signUp || path === apiPaths.contact)
    if (!asksCaptcha || !text.startsWith('{"')) return { text, headers: json }
    const captcha = JSON.stringify(await server.client().captcha())
    return { text: `{"captcha":${captcha},${text.slice(1)}`, headers: json }
  }

  async function send(declared: DeclaredRoute, given: Given, actor: Actor): Promise<number> {
    const { method, path, params, access } = declared
    const { odd, query, text, isLucky } = given
    const ids: Ids = { ...actor.own, ...(odd && { [params.at(-1) ?? 'none']: odd }) }
    const search = query
      ? `?${new URLSearchParams(Object.entries(query).map(inAddress)).toString()}`
      : ''
    const client = access === 'public' ? server.client() : actor.client
    const content = await dressed(declared, text, isLucky)
    const response = await client.send(filled(path, ids) + search, {
      method,
      ...(method !== 'GET' && { body: content.text, headers: content.headers }),
    })
    const said = await response.text()
    expect(response.status, said).toBeLessThan(500)
    if (response.status >= 400) {
      const { code, message } = JSON.parse(said) as { code: string; message: string }
      expect(isErrorCode(code), code).toBe(true)
      expect(message).toMatch(/\S$/)
    }
    return response.status
  }
  type Given = {
    odd: string | null
    query: object | null
    text: string
    isLucky: boolean
  }

  test(
    'it answers as it declares, with a problem or what was asked: never a 5xx [A23] [A46] [I4]',
    { timeout: 7_200_000 },
    async ({ task }) => {
      let requests = 0
      const reached = new Set<string>()
      const statuses = new Set<number>()
      const tryAll = async (declared: DeclaredRoute, lane: Lane) => {
        const given = fc.record({
          odd: fc.option(oddName, { freq: 5 }),
          query: fc.option(queryFor(declared), { freq: 3 }),
          text: bodies(goodFor(declared, lane.actor)),
          isLucky: fc.boolean(),
        })
        let asked = 0
        let isFresh = true
        const tryOne = async (one: Given) => {
          const status = await send(declared, one, lane.actor)
          requests += 1
          asked += 1
          statuses.add(status)
          if (status < 400) reached.add(declared.name)
          if (status < 400 && declared.method !== 'GET') isFresh = false
          const isOver = status === 401 || (status < 300 && declared.method === 'DELETE')
          if (declared.access === 'public') return
          if (isOver || asked % familyLasts === 0) await renew(lane)
        }
        await fc
          .assert(fc.asyncProperty(given, tryOne), { seed, numRuns: each })
          .catch((error: unknown) => {
            throw new Error(`${declared.name}: ${saidBy(error).message}`, { cause: error })
          })
        // Who was only read from, or refused, is as good as new.
        if (!isFresh) await renew(lane)
      }
      const waiting = routes.values()
      const work = async () => {
        const lane = { actor: await make(), coming: make() }
        for (const declared of waiting) await tryAll(declared, lane)
        await lane.coming
      }
      await Promise.all(Array.from({ length: lanes }, work))
      // A browser that says its replay led elsewhere is believed, and noted for the host.
      const isNote = (error: unknown) => JSON.stringify(error).includes('replica.diverged')
      expect(server.errors.filter((error) => !isNote(error))).toEqual([])
      // The requests came through to what routes do, not only to the first gate.
      expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 400, 401, 403, 404, 409]))
      expect(reached.size).toBeGreaterThan(routes.length * 0.45)
      Object.assign(task.meta, { routes: routes.length, each, requests, reached: reached.size })
    },
  )
})
