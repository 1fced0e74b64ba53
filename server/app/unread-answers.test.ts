import { EventEmitter, once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { addressHeader } from '#server/testing/test-client.ts'
import { baseUrl, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { unreadAnswers, unreadAtMost } from './unread-answers.ts'

/** An answer of which so many bytes wait. */
function anAnswer(bytes: number) {
  const out = new EventEmitter()
  const destroy = vi.fn(() => out.emit('close'))
  const setTimeout = vi.fn()
  return Object.assign(out, { writableLength: bytes, destroyed: false, destroy, setTimeout })
}

describe('answers that nobody reads', { timeout: 30_000 }, () => {
  test('count in each of their names until they are taken', () => {
    const unread = unreadAnswers()
    const [one, other] = [anAnswer(1_000), anAnswer(20)]
    unread.watch(['home', 'net'], one as never)
    unread.watch(['net'], other as never)
    expect([unread.holds('home'), unread.holds('net'), unread.holds('else')]).toEqual([
      1_000, 1_020, 0,
    ])
    one.writableLength = 400
    expect(unread.holds('net')).toBe(420)
    one.emit('close')
    expect([unread.holds('home'), unread.holds('net')]).toEqual([0, 20])
  })

  test('end with their connection where nothing of them is taken for a while, and not sooner [A81]', async () => {
    const [size, endsAfter] = [24 * 1024 * 1024, 1_500]
    const unread = unreadAnswers(endsAfter)
    const http = createServer((_, out) => {
      unread.watch(['home'], out)
      out.end(Buffer.alloc(size)) // In one piece, as most are.
    })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const ask = () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
      return socket.pause()
    }
    const [slow, quiet] = [ask(), ask()]
    const begun = performance.now()
    let taken = 0
    slow.on('data', (part) => {
      taken += part.length
      slow.pause()
    })
    const reading = setInterval(() => slow.resume(), 15)
    await vi.waitFor(() => expect(unread.holds('home')).toBeGreaterThan(1.5 * size), 1_000)
    await vi.waitFor(() => expect(unread.holds('home')).toBeLessThan(1.5 * size), 4_000)
    expect(slow.destroyed).toBe(false)
    await vi.waitFor(() => expect(taken).toBeGreaterThan(size), { timeout: 20_000 })
    expect(performance.now() - begun).toBeGreaterThan(2 * endsAfter)
    clearInterval(reading)
    for (const socket of [slow, quiet]) socket.destroy()
    http.close()
  })

  test('make room for their neighbours, the household with most of them first [A81]', () => {
    const unread = unreadAnswers()
    const [small, large, next] = [anAnswer(500), anAnswer(400), anAnswer(400)]
    unread.watch(['net'], small as never, 'one')
    unread.watch(['net'], large as never, 'other')
    unread.watch(['net'], next as never, 'other')
    unread.makeRoom('net', 1_300)
    expect(unread.holds('net')).toBe(1_300)
    unread.makeRoom('net', 900)
    expect(large.destroy).toHaveBeenCalledOnce()
    expect(next.destroy).not.toHaveBeenCalled()
    expect(small.destroy).not.toHaveBeenCalled()
    expect(unread.holds('net')).toBe(900)
  })
})

describe.each(dialects)('a family with much to read, on %s', { timeout: 60_000 }, (dialect) => {
  const server = useServer(dialect)
  const sockets: Socket[] = []
  let http: Server
  let port: number
  beforeEach(async () => {
    http = createAdaptorServer({ fetch: server.app.fetch }) as Server
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    port = (http.address() as AddressInfo).port
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    http.close()
  })

  /** What is answered well leaves longer than the buffers of a connection that nobody reads. */
  function answersAtLength(isLong: (status: number) => boolean) {
    const whole = 'x'.repeat(unreadAtMost.family)
    const answered: number[] = []
    http.prependListener('request', (_, out) => {
      const end = out.end.bind(out) as (...given: unknown[]) => typeof out
      out.end = (...given: unknown[]) => {
        answered.push(out.statusCode)
        return isLong(out.statusCode) ? end(whole) : end(...given)
      }
    })
    return answered
  }
  /** Asks, and reads nothing of the answer. */
  const ask = (headers: Record<string, string>, path: string = apiPaths.bootstrap) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket.pause())
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`)
  }
  const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  test('gets no more where a connection reads none of it, and others go on [A81]', async () => {
    const cookie = cookieOf(await server.signedUp())
    const ben = await server.signedUp()
    const answered = answersAtLength((status) => status === 200)
    for (let count = 0; count < 30; count += 1) ask({ cookie })
    await vi.waitFor(() => expect(answered).toHaveLength(30), { timeout: 40_000 })
    expect(answered.filter((status) => status === 200).length).toBeLessThanOrEqual(4)
    expect(answered.filter((status) => status === 429).length).toBeGreaterThanOrEqual(26)
    expect((await ben.get(apiPaths.bootstrap)).status).toBe(200)
  })

  test('and with many streams has no more memory by them [A81]', async () => {
    const maya = await server.signedUp()
    const cookie = cookieOf(maya)
    const whole = 'x'.repeat(unreadAtMost.network / 4)
    let ended = 0
    http.prependListener('request', (_, out) => {
      const write = out.write.bind(out) as (...given: unknown[]) => boolean
      out.write = () => write(whole)
      out.once('close', () => (ended += 1))
    })
    for (let count = 0; count < 8; count += 1) ask({ cookie }, apiPaths.events(maya.familyId))
    await vi.waitFor(() => expect(ended).toBeGreaterThan(0), { timeout: 15_000 })
    expect(ended).toBeLessThan(8)
  })

  test('is told that a thing is done which was done all the same [A81]', async () => {
    const maya = await server.signedUp()
    const { family } = (await maya.bootstrap()).body
    const cookie = cookieOf(maya)
    const answered = answersAtLength((status) => status === 200)
    for (let count = 0; count < 3; count += 1) ask({ cookie })
    await vi.waitFor(() => expect(answered).toHaveLength(3), { timeout: 40_000 })
    const at = `http://127.0.0.1:${port}`
    const headers = { cookie, origin: baseUrl, 'content-type': 'application/json' }
    const changes = { interests: ['Walks'] }
    const body = JSON.stringify({ id: 'command-of-walks', type: 'edit-family', changes })
    const path = apiPaths.familyCommands(family.id)
    const sent = await fetch(at + path, { method: 'POST', headers, body })
    await sent.body?.cancel()
    const { interests } = (await maya.bootstrap()).body.family.familyData
    expect([sent.status, interests]).toEqual([200, ['Walks']])
  })

  test('and a stranger who reads nothing keep no neighbour out [A81]', async () => {
    const answered = answersAtLength((status) => status === 401)
    const count = 1 + unreadAtMost.network / unreadAtMost.family
    for (let number = 0; number < count; number += 1) ask({ [addressHeader]: '203.0.113.9' })
    await vi.waitFor(() => expect(answered).toHaveLength(count), { timeout: 40_000 })
    const headers = { [addressHeader]: '203.0.113.200' }
    const { status } = await fetch(`http://127.0.0.1:${port}${apiPaths.health}`, { headers })
    expect(status).toBe(200)
  })
})
