import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countedLog } from './counted-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000

function recorded() {
  const lines: [event: string, fields: object | undefined][] = []
  const log = countedLog({
    info: () => undefined,
    error: (event, _, fields) => void lines.push([event, fields]),
  })
  return { lines, log }
}

test('an error that comes again is a line a minute, which says how often it came [A92]', () => {
  const { lines, log } = recorded()
  const fail = (request: number) => log.error('request.failed', new Error('no'), { request })
  for (let request = 0; request < 5_000; request += 1) fail(request)
  expect(lines).toEqual([['request.failed', { request: 0 }]])
  vi.advanceTimersByTime(minute)
  expect(lines.slice(1)).toEqual([['request.failed', { request: 4_999, more: 4_999 }]])
  fail(5_000)
  vi.advanceTimersByTime(minute)
  expect(lines.slice(2)).toEqual([['request.failed', { request: 5_000, more: 1 }]])
  vi.advanceTimersByTime(minute)
  fail(5_001)
  expect(lines.slice(3), 'after a minute without one').toEqual([
    ['request.failed', { request: 5_001 }],
  ])
})

test('different errors, and those of different routes, are told apart', () => {
  const { lines, log } = recorded()
  const errors = [new Error('one'), new TypeError('another')]
  for (const error of errors) {
    for (const route of ['/a', '/b']) log.error('request.failed', error, { route })
    log.error('job.failed', error)
  }
  expect(lines).toHaveLength(6)
})

test('however many different errors there are, few are kept and told [A92]', () => {
  const { lines, log } = recorded()
  for (let at = 0; at < 10_000; at += 1) {
    const error = Object.assign(new Error('no'), { name: `Error${at}` })
    log.error('request.failed', error)
  }
  expect(lines.length).toBeLessThanOrEqual(201)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(201)
  vi.advanceTimersByTime(minute)
  expect(lines.at(-1)).toEqual(['request.failed', { more: 9_799 }])
})
