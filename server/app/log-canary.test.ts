import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { log } from '#server/platform/log.ts'
import { createRequestLog } from '#server/platform/request-log.ts'
import { canary, household, versionsOf, type Actor } from '#server/testing/test-actors.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'
import { filled, routesOf } from '#server/testing/route-table.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

/** Afterwards there is nobody, or nothing, to ask: each is done by a household of its own. */
const endings = [
  'POST /api/auth/sign-out',
  'DELETE /api/auth/ways-in/{wayId}',
  'DELETE /api/families/{familyId}',
  'DELETE /api/users/{userId}',
]

describe.each(dialects)('what the server writes down about itself, on %s', (dialect) => {
  const written: string[] = []
  const keep = (text: string | Uint8Array) => written.push(String(text)) > 0
  const requestLog = createRequestLog({ secret: 'a secret', write: keep })
  const server = useServer(dialect, { log, requestLog })
  beforeEach(() => {
    written.length = 0
    vi.spyOn(process.stdout, 'write').mockImplementation(keep)
    vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  })
  const secretsOf = ({ client, own }: Actor & { client: SignedUp }) => {
    const tokens = [...client.cookies.values()].map((value) => value.slice(0, 20))
    return [client.email, ...tokens, ...Object.values(own)].filter((text) => text !== 'google')
  }
  const expectNone = (secrets: string[], text: string) => {
    for (const secret of secrets) expect(text, secret).not.toContain(secret)
  }
  const lines = () => {
    requestLog.flush()
    const texts = written.join('').trim().split('\n')
    return texts.map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  test('has no name, address, id or token of anybody, whatever is asked of whichever route', async () => {
    const email = `${canary}@example.org`
    const actor = await household(server)
    const { client, own } = actor
    const file = await exported(actor)
    const answers: string[] = []
    const send = async (method: string, path: string, body: string) => {
      const content = { body, headers: { 'content-type': 'application/json' } }
      const response = await client.send(path, { method, ...(method !== 'GET' && content) })
      const text = await response.text()
      if (response.status >= 400) answers.push(text, response.headers.get('location') ?? '')
    }
    for (const { name, method, path } of routesOf(server)) {
      if (endings.includes(name)) continue
      const versions = await versionsOf(actor)
      const good = JSON.stringify(validBodies[name]?.({ ids: own, file, versions }) ?? {})
      const odd = Object.fromEntries(Object.keys(own).map((id) => [id, `${canary}-of-nobody`]))
      const search = `?token=${canary}.${canary}&after=${canary}&state=${canary}`
      await send(method, filled(path, odd) + search, JSON.stringify({ email, password: canary }))
      await send(method, filled(path, own) + search, `{"name":"${canary}`)
      await send(method, filled(path, own), good)
    }
    await client.signIn({ email, password: canary })
    // What is stored cannot be read: the server's own fault, with a family's words in it.
    const families = server.db
      .updateTable('families')
      .set({ document: `${canary}, our child` as never })
    await families.execute()
    const broken = await client.get(apiPaths.activity(own.familyId))
    expect(broken.status).toBe(500)
    await server.sendMails(() => Promise.reject(new Error(`550 <${email}>: no such user`)))

    expect(lines().length).toBeGreaterThan(100)
    const all = written.join('')
    expect(all).toContain('request.failed')
    expect(all).toContain('mail.failed')
    expectNone([canary, password, ...secretsOf(actor)], all)
    expect(answers.join('')).not.toContain(canary)
  })

  test.each(endings)('has nothing of whom it was that is gone by %s', async (name) => {
    const actor = await household(server)
    const secrets = secretsOf(actor)
    const { method, path } = routesOf(server).find((one) => one.name === name)!
    const response = await actor.client.send(filled(path, actor.own), {
      method,
      body: JSON.stringify({ password }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
    const late = await actor.client.get(apiPaths.family(actor.own.familyId))
    await server.sendMails(() => Promise.reject(new Error(`550 <${actor.client.email}>: no`)))
    const routes = lines().map(({ route, status }) => `${String(route)} ${String(status)}`)
    expect(routes).toContain(`${path.replaceAll(/\{(\w+)\}/g, ':$1')} 200`)
    const told = await response.text()
    expectNone(secrets, written.join('') + JSON.stringify(late.body))
    expectNone([canary, password], written.join('') + told)
  })

  test('finds a request again by the id that its answer carries, errors too', async () => {
    const parent = await server.signedUp()
    requestLog.flush()
    written.length = 0
    const good = await parent.get(apiPaths.family(parent.familyId))
    const bad = await parent.get(apiPaths.family('family_other'))
    await server.db
      .updateTable('families')
      .set({ document: 'broken' as never })
      .execute()
    const broken = await parent.get(apiPaths.activity(parent.familyId))
    const ids = [good, bad, broken].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
    const route = '/api/families/:familyId'
    const hashed = { user: expect.stringMatching(/^[\w-]{16}$/), family: expect.any(String) }
    expect(lines()).toMatchObject([
      { event: 'request.failed', request: ids[2], method: 'GET' },
      { event: 'request', request: ids[0], route, status: 200, ms: expect.any(Number), ...hashed },
      { event: 'request', request: ids[1], route, status: 404 },
      { event: 'request', request: ids[2], route: `${route}/activity`, status: 500, ...hashed },
    ])
  })
})
