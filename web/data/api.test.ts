import { afterEach, describe, expect, test, vi } from 'vitest'
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
    expect(await failureOf(request('/api/bootstrap'))).toEqual(
      new OfflineError('Failed to get document because the client is offline.'),
    )
  })

  test('is, for anything that is sent, a network request that failed [S8.21]', async () => {
    failing(new TypeError('Failed to fetch'))
    const failure = await failureOf(
      request('/api/auth/sign-in/email', { method: 'POST', body: {} }),
    )
    expect(failure).toEqual(
      new OfflineError('The server could not be reached. Look at your connection and try again.'),
    )
    expect(isPassing(failure)).toBe(true)
  })

  test.each(['GET', 'POST'] as const)(
    'says of a %s that took 30 seconds that it took too long [S8.21]',
    async (method) => {
      const waits = vi.spyOn(AbortSignal, 'timeout')
      failing(new DOMException('The operation timed out.', 'TimeoutError'))
      const failure = await failureOf(request('/api/bootstrap', { method }))
      expect(failure).toEqual(
        new OfflineError('The server took too long to answer. Please try again.'),
      )
      expect(waits).toHaveBeenCalledWith(30_000)
      waits.mockRestore()
    },
  )
})
