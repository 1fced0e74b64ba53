import { expect, test, vi } from 'vitest'
import { log } from './log.ts'

const written = (stream: 'stdout' | 'stderr') => {
  const lines: string[] = []
  vi.spyOn(process[stream], 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  return () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown

test('an event is one line of JSON with its time', () => {
  const lines = written('stdout')
  log.info('started', { port: 3000, note: 'two\nlines', nothing: undefined })
  expect(lines()).toEqual([{ at: instant, event: 'started', port: 3000, note: 'two\nlines' }])
})

test('an error is one line on standard error, with its place', () => {
  const lines = written('stderr')
  log.error('request.failed', new TypeError('Something\nis wrong'), { method: 'GET' })
  log.error('request.failed', 'a text that was thrown')
  expect(lines()).toEqual([
    {
      at: instant,
      event: 'request.failed',
      method: 'GET',
      error: 'TypeError',
      message: 'Something\nis wrong',
      place: expect.stringContaining('log.test.ts'),
    },
    expect.objectContaining({ error: 'Error', message: 'a text that was thrown' }),
  ])
})
