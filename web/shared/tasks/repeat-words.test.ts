import { describe, expect, it } from 'vitest'
import { repeatWords, restWords } from './repeat-words.ts'

describe('how often, in words', () => {
  it('says once, twice and N times [S3.3]', () => {
    expect(repeatWords({ kind: 'once' })).toBe('once')
    expect(repeatWords({ kind: 'times', times: 1 })).toBe('once a week')
    expect(repeatWords({ kind: 'times', times: 2 })).toBe('twice a week')
    expect(repeatWords({ kind: 'times', times: 3 })).toBe('3 times a week')
    expect(repeatWords({ kind: 'times', times: 7 })).toBe('every day')
  })

  it('names chosen weekdays in the order of the family’s own week [S3.3]', () => {
    const repeat = { kind: 'days' as const, days: ['Friday' as const, 'Sunday' as const] }
    expect(repeatWords(repeat, 'Sunday')).toBe('Sun, Fri')
    expect(repeatWords(repeat, 'Monday')).toBe('Fri, Sun')
  })

  it('spells a single day out and joins all seven [S3.3]', () => {
    expect(repeatWords({ kind: 'days', days: ['Wednesday'] })).toBe('every Wednesday')
    expect(
      repeatWords({
        kind: 'days',
        days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      }),
    ).toBe('every day')
  })

  it('says what is seldom, and until when it rests', () => {
    const repeat = { kind: 'seldom', every: 'two-weeks', startsOn: '2026-03-01' } as const
    expect(repeatWords(repeat)).toBe('every other week')
    expect(repeatWords({ ...repeat, every: 'month' })).toBe('every month')
    expect(restWords({ repeat }, { startsOn: '2026-03-01', weeks: 1 })).toBe('')
    const rest = restWords({ repeat }, { startsOn: '2026-03-08', weeks: 1 })
    expect(rest).toMatch(/^rests until (15 Mar|Mar 15)$/)
    expect(restWords({ repeat: { kind: 'once' } }, { startsOn: '2026-03-08', weeks: 1 })).toBe('')
  })
})
