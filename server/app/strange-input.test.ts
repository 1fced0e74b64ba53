import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { familyCommand, sprintCommand } from '#core/testing/commands.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

type Request = { method: string; path: string; body: string | null }

const seed = 20260301
const methods = ['GET', 'POST', 'PATCH', 'DELETE']

/** Texts that have broken programs before. */
const nasty = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '\r\nset-cookie: a=b',
  '=cmd|calc',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  'x'.repeat(5000),
  '\u202e',
  'NaN',
)
const leaf = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(nasty, fc.constantFrom('id', 'type', 'version')), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value

/** A good command with one of its parts, however deep, made strange. */
const spoiled = fc
  .tuple(fc.oneof(familyCommand, sprintCommand('sprint1')), fc.nat(), anything)
  .map(([command, at, strange]) => {
    const copy = JSON.parse(JSON.stringify(command)) as object
    const places: [Record<string, unknown>, string][] = []
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value)) {
        places.push([value as Record<string, unknown>, key])
        walk((value as Record<string, unknown>)[key])
      }
    }
    walk(copy)
    const [parent, key] = places[at % places.length]!
    parent[key] = strange
    return copy
  })

const json = fc
  .oneof({ weight: 3, arbitrary: spoiled }, { weight: 1, arbitrary: anything })
  .map((value) => JSON.stringify(value))
const body = fc.oneof(
  { weight: 8, arbitrary: json },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: json.map((text) => text.slice(0, text.length / 2)) },
)

describe.each(dialects)('whatever is sent to any route, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let paths: string[]
  beforeAll(async () => {
    maya = await server.signedUp()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint({ id: 'sprint1' }) })
    const description = await maya.get<{ paths: object }>(apiPaths.openapi)
    // Signing in and out has a test of its own, because it would end this session.
    paths = Object.keys(description.body.paths).filter((path) => !path.includes('/auth/'))
  })

  const fill = (path: string, strange: string | null) =>
    path
      .replace('{familyId}', maya.familyId)
      .replace('{userId}', maya.userId)
      .replace('{sprintId}', strange === null ? 'sprint1' : encodeURIComponent(strange))

  const send = async ({ method, path, body: text }: Request) => {
    const sends = method !== 'GET' && text !== null
    const init = sends ? { body: text, headers: { 'content-type': 'application/json' } } : {}
    const response = await maya.send(path, { method, ...init })
    return { status: response.status, text: await response.text() }
  }

  test('it answers with a problem or does it: never a crash, never a 5xx [A23]', async () => {
    const request = fc
      .tuple(
        fc.constantFrom(...paths),
        fc.constantFrom(...methods),
        fc.option(
          nasty.filter((text) => text.isWellFormed() && text !== ''),
          { freq: 3 },
        ),
        body,
        fc.option(fc.tuple(fc.constantFrom('limit', 'after', 'x'), nasty), { freq: 3 }),
      )
      // A family that is deleted refuses everything that follows.
      .filter(([path, method]) => !(method === 'DELETE' && path.endsWith('{familyId}')))
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(request, async ([path, method, strange, text, query]) => {
        const search = query ? `?${query[0]}=${encodeURIComponent(query[1].toWellFormed())}` : ''
        const answer = await send({ method, path: fill(path, strange) + search, body: text })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(JSON.parse(answer.text)).toMatchObject({
            code: expect.stringMatching(/^[a-z-]+$/),
            message: expect.stringMatching(/\w+\.?$/),
          })
        }
      }),
      { seed, numRuns: 1000 },
    )
    expect(server.errors).toEqual([])
    // The requests reached the rules, not only the first gate.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]))
    expect((await maya.bootstrap()).status).toBe(200)
  })

  test('nor to signing in and up [A46]', async () => {
    const given = fc.record(
      { email: anything, password: anything, name: anything },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(apiPaths.signIn, apiPaths.signUp),
        fc.oneof(
          given.map((value) => JSON.stringify(value)),
          body,
        ),
        async (path, text) => {
          const response = await server.visitor().send(path, {
            method: 'POST',
            body: text,
            headers: { 'content-type': 'application/json' },
          })
          expect([400, 401, 413]).toContain(response.status)
        },
      ),
      { seed, numRuns: 150 },
    )
    expect(server.errors).toEqual([])
  })
})
