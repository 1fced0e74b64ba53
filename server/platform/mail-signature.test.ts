import { describe, expect, test } from 'vitest'
import { readSignature, signMail } from './mail-signature.ts'

const key = 'a key that two servers of one host share'
const at = '2026-03-01T08:00:00.000Z'
const body = '{"toEmail":"maya@example.org"}'
const header = signMail(key, { id: 'mail1', at, body })
const read = (changes: Partial<Parameters<typeof readSignature>[1]> = {}, withKey = key) =>
  readSignature(withKey, { header, body, now: at, ...changes })

describe('the signature of a mail', () => {
  test('proves the body, and tells the mail’s id and its own value', () => {
    expect(read()).toEqual({ id: 'mail1', value: header.split('v1=')[1] })
  })

  test('counts for five minutes, before and after, because clocks differ', () => {
    expect(read({ now: '2026-03-01T08:05:00.000Z' })).not.toBe(null)
    expect(read({ now: '2026-03-01T08:05:00.001Z' })).toBe(null)
    expect(read({ now: '2026-03-01T07:55:00.000Z' })).not.toBe(null)
    expect(read({ now: '2026-03-01T07:54:59.999Z' })).toBe(null)
  })

  test.each([
    ['another body', { body: body.replace('maya', 'bo') }],
    ['another id', { header: header.replace('mail1', 'mail2') }],
    ['another time', { header: header.replace('08:00', '08:01') }],
    ['another value', { header: header.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }],
    ['nothing', { header: undefined }],
    ['an empty text', { header: '' }],
    ['no time', { header: header.replace(at, 'x'.repeat(24)) }],
    ['something before it', { header: ` ${header}` }],
    ['something after it', { header: `${header},v1=x` }],
  ])('proves nothing with %s', (_, changes) => {
    expect(read(changes)).toBe(null)
  })

  test('proves nothing when it was made with another key', () => {
    expect(read({}, `${key}!`)).toBe(null)
    expect(read({ header: signMail('', { id: 'mail1', at, body }) })).toBe(null)
  })

  test('differs with each attempt', () => {
    expect(signMail(key, { id: 'mail1', at: '2026-03-01T08:00:00.001Z', body })).not.toBe(header)
  })
})
