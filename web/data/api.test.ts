import { afterEach, describe, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { isPassing, OfflineError, request } from './api.ts'

const failing = (error: Error) => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(error))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a request without an answer', () => {
  test('is a read that failed because the client is offline [S8.18]', async () => {
    failing(new TypeError('Failed to fetch'))
    expect(await failureOf(request(apiPaths.bootstrap))).toEqual(
      new OfflineError('Failed to get document because the client is offline.'),
    )
  })

  test('is, for anything that is sent, a network request that failed [S8.21]', async () => {
    failing(new TypeError('Failed to fetch'))
    const failure = await failureOf(request(apiPaths.signOut, { method: 'POST', body: {} }))
    expect(failure).toEqual(
      new OfflineError('The server could not be reached. Look at your connection and try again.'),
    )
    expect(isPassing(failure)).toBe(true)
  })

  test.each([
    { what: 'read', ask: () => request(apiPaths.bootstrap) },
    { what: 'write', ask: () => request(apiPaths.signOut, { method: 'POST', body: {} }) },
  ])('says of a $what that took 30 seconds that it took too long [S8.21]', async ({ ask }) => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    failing(new DOMException('The operation timed out.', 'TimeoutError'))
    const failure = await failureOf(ask())
    expect(failure).toEqual(
      new OfflineError('The server took too long to answer. Please try again.'),
    )
    expect(waits).toHaveBeenCalledWith(30_000)
    waits.mockRestore()
  })
})

describe('a question that was asked with the key of a moment ago', () => {
  const refused = { code: 'unauthenticated', message: 'Please sign in first.' }
  /** Stores of other tests may send what they have as soon as an answer comes. */
  const ours = (asked: { mock: { calls: unknown[][] } }) =>
    asked.mock.calls.filter(([path]) =>
      [apiPaths.session, apiPaths.changePassword].some((one) => one === path),
    )
  const changing = () =>
    request(apiPaths.changePassword, {
      method: 'POST',
      body: { newPassword: 'another one', password: 'the one before' },
    })

  test('is asked again once the write is through that brought another [A71]', async () => {
    let isChanged = false
    let answerWrite = (_: Response) => {}
    const asked = vi.fn(async (_: string, { method }: RequestInit) => {
      if (method === 'POST') return new Promise<Response>((done) => (answerWrite = done))
      return isChanged ? Response.json({ user: null }) : Response.json(refused, { status: 401 })
    })
    vi.stubGlobal('fetch', asked)
    const write = changing()
    const read = request(apiPaths.session)
    await vi.waitFor(() => expect(ours(asked)).toHaveLength(2))
    isChanged = true
    answerWrite(Response.json({ ok: true }))
    await write
    expect(await read).toEqual({ user: null })
  })

  test('is refused at once where nothing was on its way, and after a write that failed [A71]', async () => {
    const asked = vi.fn(async (_: string) => Response.json(refused, { status: 401 }))
    vi.stubGlobal('fetch', asked)
    expect(await failureOf(request(apiPaths.session))).toMatchObject({ status: 401 })
    expect(await failureOf(changing())).toMatchObject({ status: 401 })
    expect(ours(asked)).toHaveLength(2)
  })
})
