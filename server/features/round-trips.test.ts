import { request } from 'node:http'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { listening } from '#server/testing/sse-client.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { baseUrl, useServer, type SignedUp } from '#server/testing/test-server.ts'

/** Whatever goes to PostgreSQL, begin and commit too: the driver waits for the answer to each. */
const asked = vi.spyOn(pg.Client.prototype, 'query')

/**
 * The texts of a request's own queries: not what a new connection begins with, nor the
 * notifications, which follow for several at once.
 */
function queries(): string[] {
  const texts = asked.mock.calls.map(([query]) => {
    return typeof query === 'string' ? query : (query as unknown as { text: string }).text
  })
  return texts.filter((text) => !/^set |pg_notify/.test(text))
}

describe('what a request asks PostgreSQL', () => {
  const server = useServer('postgres')
  const port = listening(server)
  const sprint = newSprint()
  let maya: SignedUp
  beforeAll(async () => {
    maya = await server.signedUp()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await server.sendMails() // Nothing of the sign-up is still on its way.
  })

  /** Asks as browsers do: a small body comes with its head. */
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    asked.mockClear()
    const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: baseUrl, 'content-type': 'application/json' }
    const status = await new Promise<number | undefined>((done, fail) => {
      const call = request({ port: port(), path, method, headers }, (response) =>
        response.resume().on('end', () => done(response.statusCode)),
      )
      call.on('error', fail).end(body && JSON.stringify(body))
    })
    expect(status).toBe(200)
    return queries()
  }

  const tick = (done: boolean) => {
    const box = { taskId: 'task1', memberId: 'primary', date: '2026-03-02', done }
    return ask('POST', apiPaths.sprintCommands(maya.familyId, sprint.id), {
      id: randomId(),
      type: 'tick',
      ...box,
    })
  }

  test('a tick reads once and writes once: two round trips, the session and its rights included', async () => {
    const verbs = async (done: boolean) => (await tick(done)).map((text) => text.split(' ')[0])
    expect(await verbs(true)).toEqual(['select', 'with'])
    expect(await verbs(false)).toEqual(['select', 'with'])
  })

  test('a change of the family, too', async () => {
    const changes = { interests: ['books'] }
    const command = { id: randomId(), type: 'edit-family', changes }
    const path = apiPaths.familyCommands(maya.familyId)
    expect(await ask('POST', path, command)).toHaveLength(2)
  })

  test('a first paint reads whose it is, and once it may, the documents [A81]', async () => {
    expect(await ask('GET', apiPaths.bootstrap)).toHaveLength(2)
  })
})
