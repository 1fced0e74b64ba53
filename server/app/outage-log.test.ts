import { expect, test, vi } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { outageLog } from './outage-log.ts'

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

function recorded(ask: () => Promise<unknown>) {
  const lines: string[] = []
  const log = {
    info: (event: string, fields: object = {}) => void lines.push(event + JSON.stringify(fields)),
    error: (event: string) => void lines.push(event),
  }
  return { lines, log: outageLog({ log, ask, pause: 5 }) }
}

test('an outage is two lines, however many requests meet it [H14]', async () => {
  let isThere = false
  const { lines, log } = recorded(async () => (isThere ? null : Promise.reject(away)))
  for (let index = 0; index < 500; index += 1) log.error('request.failed', away)
  log.error('live.failed', away)
  log.error('request.failed', new Refusal('unavailable'))
  expect(lines).toEqual(['request.failed'])
  isThere = true
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  expect(lines[1]).toBe('database.back{"seconds":0,"untold":501}')
  log.error('request.failed', away) // Another one.
  expect(lines).toHaveLength(3)
})

test('what fails beside an outage, or for another reason, is told as ever [H14]', async () => {
  const { lines, log } = recorded(() => Promise.reject(away))
  log.error('request.failed', away)
  log.error('request.failed', new Error('a mistake of ours'))
  log.error('mail.failed', away) // The mail server's.
  expect(lines).toEqual(['request.failed', 'request.failed', 'mail.failed'])
})

test('a full disk is one line a minute, whatever meets it [H6, H14]', async () => {
  const { lines, log } = recorded(async () => null)
  const full = Object.assign(new Error('disk'), { code: 'ENOSPC' })
  for (const event of ['mail.worker', 'calendars.failed', 'webhooks.failed']) log.error(event, full)
  log.error('mail.worker', new Error('a mistake of ours'))
  expect(lines).toEqual(['storage-full', 'mail.worker'])
})

test('a failure that is over at once is one line [H14]', async () => {
  const { lines, log } = recorded(async () => null)
  log.error('request.failed', away)
  await new Promise((resolve) => setTimeout(resolve, 20))
  log.error('request.failed', away)
  expect(lines).toEqual(['request.failed', 'request.failed'])
})
