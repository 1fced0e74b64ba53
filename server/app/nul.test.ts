import { beforeAll, describe, expect, test, vi } from 'vitest'
import { household, inCharge, type Actor, type Ids } from '#server/testing/test-actors.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))

describe.each(dialects)('a character NUL, on %s', (dialect) => {
  const server = useServer(dialect)
  let routes: DeclaredRoute[]
  let actor: Actor
  let file: unknown
  let isFresh = false
  beforeAll(() => {
    routes = routesOf(server)
  })

  /** Somebody to whom nothing has been done yet. */
  const whole = async (): Promise<Actor> => {
    if (isFresh) return actor
    actor = await inCharge(server, await household(server))
    file = await exported(actor)
    isFresh = true
    return actor
  }
  const goodFor = ({ name }: DeclaredRoute): object =>
    validBodies[name]?.({ ids: actor.own, file, versions: { family: 1, sprint: 1 } }) ?? {}

  const statusOf = async ({ method }: DeclaredRoute, address: string, body: object) => {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const { status } = await actor.client.send(address, { method, ...(method !== 'GET' && json) })
    if (method !== 'GET' && status < 400) isFresh = false
    return status
  }

  test('in a path or a question is nobody’s and nothing’s on every route [A6]', async () => {
    let missing = 0
    for (const declared of routes) {
      const { name, path, params } = declared
      const { own } = await whole()
      const ids: Ids = { ...own, [params.at(-1) ?? 'none']: 'a\u0000b' }
      const address = `${filled(path, ids)}?after=a%00b&token=%00`
      const status = await statusOf(declared, address, goodFor(declared))
      expect(status, name).toBeLessThan(500)
      if (status === 404) missing += 1
    }
    expect(missing).toBeGreaterThan(25)
    expect(server.errors).toEqual([])
  })

  test('in any text of a body is refused, or what it is in is unknown [A46]', async () => {
    let refused = 0
    for (const declared of routes) {
      await whole()
      for (let at = 0; at < 8; at += 1) {
        const { own } = await whole()
        const body = withNul(goodFor(declared), at)
        if (!body) break
        const status = await statusOf(declared, filled(declared.path, own), body)
        expect(status, declared.name).toBeLessThan(500)
        if (status === 400) refused += 1
      }
    }
    expect(refused).toBeGreaterThan(40)
    expect(server.errors).toEqual([])
  })
})

/** A body with a NUL at the end of one of its texts; null where it has not so many. */
function withNul(good: object, which: number): object | null {
  let seen = 0
  const body = JSON.parse(JSON.stringify(good), (_key, value: unknown) => {
    if (typeof value !== 'string') return value
    seen += 1
    return seen - 1 === which ? `${value}\u0000` : value
  }) as object
  return seen > which ? body : null
}
