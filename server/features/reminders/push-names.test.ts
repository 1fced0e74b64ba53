import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pushServices } from '#server/platform/config.ts'
import { guardedPost } from '#server/platform/guarded-request.ts'
import { pushResolver } from './push-names.ts'

describe('names of push services', () => {
  const asked: string[] = []
  /** A name server that never answers. */
  const server = createSocket('udp4').on('message', (question) => {
    asked.push(question.toString('latin1').replaceAll(/[^a-z0-9]+/g, '.'))
  })
  let resolve: ReturnType<typeof pushResolver>
  beforeAll(async () => {
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
    const servers = [`127.0.0.1:${server.address().port}`]
    resolve = pushResolver([...pushServices, 'localhost:8443'], { servers })
  })
  afterAll(() => void server.close())

  test('that nobody answers wait for name servers, and keep no thread of the system’s [A82]', async () => {
    const hosts = [...pushServices, 'localhost:8443']
    const { post, close } = guardedPost({ hosts, timeout: 500, connections: 64, resolve })
    const body = new Uint8Array()
    const silent = Array.from({ length: 16 }, (_, at) =>
      post(`https://x${at}.notify.windows.com/w/`, { headers: {}, body }).then(String, String),
    )
    // The system’s own look-up would wait here behind those that nobody answers.
    const { signal } = new AbortController()
    expect(await resolve('localhost', signal)).toContainEqual({ address: '127.0.0.1', family: 4 })
    for (const end of await Promise.all(silent)) expect(end).toMatch(/Abort|Timeout|ECANCELLED/)
    expect(asked.filter((name) => name.includes('x15.notify.windows.com'))).not.toEqual([])
    expect(asked.filter((name) => name.includes('localhost'))).toEqual([])
    close()
  })

  test('that are on the list itself are asked of name servers, too', async () => {
    const given = new AbortController()
    const looked = ['fcm.googleapis.com', 'web.push.apple.com'].map((name) =>
      resolve(name, given.signal).catch(() => name),
    )
    await expect.poll(() => asked.join(' ')).toMatch(/web.push.apple.com/)
    given.abort()
    expect(await Promise.all(looked)).toEqual(['fcm.googleapis.com', 'web.push.apple.com'])
    expect(asked.join(' ')).toContain('fcm.googleapis.com')
  })
})
