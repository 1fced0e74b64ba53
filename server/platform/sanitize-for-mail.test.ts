import { describe, expect, test } from 'vitest'
import { sanitizeForMail } from './sanitize-for-mail.ts'

describe('a name in a mail', () => {
  test.each([
    'Maya',
    'Ben & Jerry',
    "O'Neill",
    'Zoë',
    'Jr.',
    '👩‍👧 Mia',
    '李',
    'Anna-Lena',
    'Mia <3',
    'Tom > Jerry',
  ])('%s stays as it is [I3]', (name) => {
    expect(sanitizeForMail(name)).toBe(name)
  })

  test('that came from an address greets as words [S3.1]', () => {
    expect(sanitizeForMail('anna.test')).toBe('anna test')
    expect(sanitizeForMail('maya.b-lind')).toBe('maya b-lind')
  })

  test.each([
    ['Maya\r\nBcc: all@example.org', 'Maya Bcc all example org'],
    ['https://evil.example/win', 'https evil example win'],
    ['www.evil.example', 'www evil example'],
    ['[Win](https://evil.example)', 'Win https evil example'],
    ['Accept: https://evil.example', 'Accept https evil example'],
    ['<b>Maya</b>', '<b>Maya< b>'],
    ['<https://evil.example>', '<https evil example>'],
    ['Ma\u202eya', 'Maya'],
    ['A.B. Lind', 'A. B. Lind'],
    ['1.example.org', '1. example org'],
  ])('%j leads nowhere and stays on its line', (name, shown) => {
    expect(sanitizeForMail(name)).toBe(shown)
  })
})
