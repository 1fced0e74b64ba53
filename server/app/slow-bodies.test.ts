import { afterEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { addressHeader } from '#server/testing/test-client.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body that begins, and of which nothing more comes until it is ended; tells whether it was asked for. */
function dripping() {
  const pull = vi.fn()
  let own: ReadableStreamDefaultController<Uint8Array> | undefined
  const start = (stream: ReadableStreamDefaultController<Uint8Array>) => void (own = stream)
  let isOver = false
  const cancel = () => void (isOver = true)
  const body = new ReadableStream({ start, pull, cancel }, { highWaterMark: 0 })
  const end = () => {
    if (isOver) return // It was given up before.
    own!.enqueue(bytes('{"email":"a@b.example","password":"guess"}'))
    own!.close()
  }
  return { body, end, isRead: () => pull.mock.calls.length > 0 }
}

describe.each(dialects)('bodies that come slowly, on %s', (dialect) => {
  const server = useServer(dialect)
  afterEach(() => void vi.useRealTimers())

  const send = async (body: ReadableStream | string, address: string, path = apiPaths.signIn) => {
    const headers = { 'content-type': 'application/json', [addressHeader]: address }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const answer = await server.client().send(path, init)
    return { status: answer.status, ...((await answer.json()) as { code?: string }) }
  }
  const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

  test('of a stranger may have 16 kB, whatever else they could become [A91]', async () => {
    const fits = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(15_000) })
    expect(await send(fits, '10.9.1.1')).toMatchObject({ status: 401 })
    const large = JSON.stringify({ password: 'x'.repeat(limits.strangersBodySize) })
    expect(await send(large, '10.9.1.1')).toMatchObject({ status: 413, code: 'too-large' })
    const { body } = new Response(large)
    expect(await send(body!, '10.9.1.1'), 'undeclared').toMatchObject({ status: 413 })
  })

  test('of strangers are held for ten seconds at most [A91]', async () => {
    const { body, isRead } = dripping()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const state: { answer?: object } = {}
    const sent = send(body, '10.9.2.1').then((answer) => (state.answer = answer))
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    while (!isRead()) await turn()
    await turn()
    vi.advanceTimersByTime(9_900)
    await turn()
    expect(state).toEqual({})
    vi.advanceTimersByTime(200)
    expect(await sent).toMatchObject({ status: 408, code: 'too-slow' })
  })

  test('of one network are read sixteen at a time, and keep no other network waiting [A91]', async () => {
    const flood = Array.from({ length: 40 }, () => dripping())
    const answers = flood.map(({ body }) => send(body, '10.9.3.1'))
    await soon()
    expect(flood.filter(({ isRead }) => isRead())).toHaveLength(16)
    const other = await send('{"email":"a@b.example","password":"guess"}', '10.9.4.1')
    expect(other).toMatchObject({ status: 401 })
    for (const { end } of flood) end()
    const codes = (await Promise.all(answers)).map(({ status }) => status)
    expect(codes.filter((status) => status === 401)).toHaveLength(20)
    expect(codes.filter((status) => status === 429)).toHaveLength(20)
  })

  test('from everywhere make room for one that comes within a second or two [A91]', async () => {
    const flood = Array.from({ length: 64 }, () => dripping())
    const answers = flood.map(({ body }, index) => send(body, `10.10.${index}.1`))
    await soon()
    expect(flood.every(({ isRead }) => isRead())).toBe(true)
    const begun = performance.now()
    const other = await send('{"email":"a@b.example","password":"guess"}', '10.9.6.1')
    expect(other).toMatchObject({ status: 401 })
    expect(performance.now() - begun).toBeLessThan(5_000)
    for (const { end } of flood) end()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(1)
  })

  test('beyond what may wait are refused at once, unread, with when to come back [A91]', async () => {
    const flood = Array.from({ length: 400 }, () => dripping())
    const answers = flood.map(({ body }) => send(body, '10.9.5.1'))
    const refused: object[] = []
    for (const answer of answers)
      void answer.then((told) => told.status === 503 && refused.push(told))
    await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(400 - 16 - 64))
    expect(flood.filter(({ isRead }) => isRead())).toHaveLength(16)
    for (const { end } of flood) end()
    await Promise.all(answers)
  })
})
