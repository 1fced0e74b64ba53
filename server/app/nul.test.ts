import { beforeAll, describe, expect, test } from 'vitest'
import { household, inCharge, type Actor, type Ids } from '#server/testing/test-actors.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'

/** What ends whoever asks: these are tried last. */
const isEnd = ({ method, access }: DeclaredRoute) => method === 'DELETE' && access !== 'family'

describe.each(dialects)('a character NUL, on %s', (dialect) => {
  const server = useServer(dialect)
  let routes: DeclaredRoute[]
  let actor: Actor
  let file: unknown
  beforeAll(async () => {
    const all = routesOf(server)
    routes = [...all.filter((one) => !isEnd(one)), ...all.filter(isEnd)]
    actor = await inCharge(server, await household(server))
    file = await exported(actor)
  })

  const statusOf = async ({ method }: DeclaredRoute, address: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    const json = { body: JSON.stringify(body), headers }
    const { status } = await actor.client.send(address, { method, ...(method !== 'GET' && json) })
    return status
  }

  test('in a path or a question is nobody’s and nothing’s on every route [A6]', async () => {
    for (const declared of routes) {
      const { name, path, params } = declared
      const ids: Ids = { ...actor.own, [params.at(-1) ?? 'none']: 'a\u0000b' }
      expect(await statusOf(declared, `${filled(path, ids)}?after=a%00b`), name).toBeLessThan(500)
    }
    expect(server.errors).toEqual([])
  })

  test('in any text of a body is refused, or what it is in is unknown [A46]', async () => {
    let tried = 0
    for (const declared of routes) {
      const { name, path } = declared
      const versions = { family: 1, sprint: 1 }
      const good = validBodies[name]?.({ ids: actor.own, file, versions }) ?? {}
      for (const spoiled of withNul(good)) {
        expect(await statusOf(declared, filled(path, actor.own), spoiled), name).toBeLessThan(500)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(100)
    expect(server.errors).toEqual([])
  })
})

/** A body again and again, each time with a NUL at the end of another one of its texts. */
function withNul(good: object): object[] {
  const count = JSON.stringify(good).match(/[^\\]"[,}\]]/g)?.length ?? 0
  return Array.from({ length: Math.min(count, 20) }, (_, at) => {
    let seen = 0
    return JSON.parse(JSON.stringify(good), (_key, value: unknown) => {
      if (typeof value !== 'string') return value
      seen += 1
      return seen - 1 === at ? `${value}\u0000` : value
    }) as object
  })
}
