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

test('an error does not repeat addresses, nor the words that could not be read', () => {
  const lines = written('stderr')
  log.error('mail.failed', new Error('550 <Canary@example.org>: user unknown'), {
    why: 'RCPT TO:<canary@example.org> refused',
  })
  try {
    JSON.parse('Canary, our child')
  } catch (error) {
    log.error('request.failed', error)
  }
  expect(lines()).toMatchObject([
    { message: '550 <…@…>: user unknown', why: 'RCPT TO:<…@…> refused' },
    { error: 'SyntaxError', message: 'not what it should be' },
  ])
  expect(JSON.stringify(lines())).not.toMatch(/canary/i)
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
