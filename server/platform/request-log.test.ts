import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestLog, type AnsweredRequest } from './request-log.ts'

const request: AnsweredRequest = {
  id: 'abc-1',
  method: 'GET',
  route: '/api/families/:familyId',
  status: 200,
  milliseconds: 3.0501,
  userId: 'maya-canary',
  familyId: 'family_maya-canary',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function logged(secret = 'a secret') {
  const written: string[] = []
  const log = createRequestLog({ secret, write: (text) => void written.push(text) })
  const lines = () => {
    log.flush()
    const texts = written.join('').split('\n').slice(0, -1)
    return texts.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  return { log, written, lines }
}

test('a request is one line with its id, its route and how long it took', () => {
  const { log, lines } = logged()
  log.tell({ ...request, userId: undefined, familyId: undefined })
  expect(lines()).toEqual([
    {
      at: new Date().toISOString(),
      event: 'request',
      request: 'abc-1',
      method: 'GET',
      route: '/api/families/:familyId',
      status: 200,
      ms: 3.1,
    },
  ])
})

test('who asked is a hash: the same for the same person, and another on another server', () => {
  const { log, written, lines } = logged()
  log.tell(request)
  log.tell(request)
  const [one, two] = lines()
  expect(one).toMatchObject({ user: expect.stringMatching(/^[\w-]{16}$/) })
  expect(two).toMatchObject({ user: one!['user'], family: one!['family'] })
  expect(one!['user']).not.toBe(one!['family'])
  expect(written.join('')).not.toContain('canary')
  const other = logged('another secret')
  other.log.tell(request)
  expect(other.lines()[0]!['user']).not.toBe(one!['user'])
})

test('lines are written together, soon, or at once where there are many', () => {
  const { log, written } = logged()
  log.tell(request)
  log.tell(request)
  expect(written).toHaveLength(0)
  vi.advanceTimersByTime(200)
  expect(written).toHaveLength(1)
  for (let count = 0; count < 500; count += 1) log.tell(request)
  expect(written).toHaveLength(2)
  log.flush()
  expect(written).toHaveLength(2)
})
