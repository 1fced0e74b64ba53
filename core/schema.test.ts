import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { limits } from './limits.ts'
import {
  commandId,
  date,
  distinct,
  email,
  id,
  instant,
  line,
  mood,
  name,
  note,
  optionalTitle,
  timeOfDay,
  title,
  version,
  weekday,
} from './schema.ts'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const takenOf = (schema: z.ZodType, values: unknown[]) =>
  values.filter((value) => takes(schema, value))

describe('texts', () => {
  test.each([
    ['name', name, 80],
    ['title', title, 140],
    ['note', note, 2000],
    ['optional title', optionalTitle, 140],
  ])('a %s goes to its bound and not one letter further', (_, schema, max) => {
    expect(takes(schema, 'x'.repeat(max))).toBe(true)
    expect(takes(schema, 'x'.repeat(max + 1))).toBe(false)
    // An emoji counts as the two units that it is stored as.
    expect(takes(schema, '🐘'.repeat(max / 2))).toBe(true)
    expect(takes(schema, `${'🐘'.repeat(max / 2)}x`)).toBe(false)
  })

  test('the bounds are those of the limits', () => {
    expect([limits.name, limits.title, limits.note]).toEqual([80, 140, 2000])
    expect(takes(line(3), 'abc')).toBe(true)
    expect(takes(line(3), 'abcd')).toBe(false)
  })

  test('any script, accents, emoji families and quotes are welcome, and kept as they are', () => {
    for (const text of [
      'Zoë',
      'Łukasz',
      '读书',
      'תה',
      '👩‍👧',
      "O'Hara",
      '<b>bold</b>',
      '=1+1',
      ' a ',
    ]) {
      for (const schema of [name, title, note, optionalTitle]) expect(schema.parse(text)).toBe(text)
    }
  })

  test('a name says something that can be seen', () => {
    expect(takenOf(name, ['', ' ', '   ', '\u00a0', '\u3000', '\u200b', '\u200d\u2060 '])).toEqual(
      [],
    )
    expect(takenOf(optionalTitle, ['', ' '])).toEqual(['', ' '])
    expect(takes(note, '')).toBe(true)
  })

  test('a line is one line, without control characters [A46]', () => {
    const tricks = ['a\nb', 'a\rb', 'a\tb', 'a\0b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u2028b']
    expect(takenOf(title, tricks)).toEqual([])
    expect(takenOf(optionalTitle, tricks)).toEqual([])
  })

  test('a note may have lines and tabs and no other control characters', () => {
    expect(takes(note, 'one\r\ntwo\n\tthree')).toBe(true)
    expect(takenOf(note, ['\0', 'a\u0007', '\u001b[31m', '\u0085'])).toEqual([])
  })

  test('half a character, which not every database takes, is refused', () => {
    const half = ['\ud800', 'a\udc00', '🐘'.slice(0, 1), JSON.parse(String.raw`"\ud83d"`)]
    for (const schema of [name, title, note, optionalTitle]) {
      expect(takenOf(schema, half)).toEqual([])
    }
  })

  test('only a text is a text', () => {
    for (const schema of [name, title, note, optionalTitle, id, date, instant, email]) {
      expect(takenOf(schema, [undefined, null, 1, true, ['x'], { x: 1 }])).toEqual([])
    }
  })
})

describe('ids', () => {
  test('are letters and digits, then also - and _, up to 64 of them', () => {
    const good = ['a', 'A1', '0-_', 'x'.repeat(64), crypto.randomUUID()]
    expect(takenOf(id, good)).toEqual(good)
    expect(takenOf(id, ['', '-a', '_a', 'a b', 'a/b', 'a.b', 'ä', 'a\n', 'x'.repeat(65)])).toEqual(
      [],
    )
  })

  test('of commands are long enough to be unique', () => {
    const good = ['x'.repeat(16), 'x'.repeat(64), crypto.randomUUID(), '-_'.repeat(8)]
    expect(takenOf(commandId, good)).toEqual(good)
    expect(takenOf(commandId, ['x'.repeat(15), 'x'.repeat(65), 'x'.repeat(16) + '\n'])).toEqual([])
  })

  test('cannot be __proto__', () => {
    expect(takes(id, '__proto__')).toBe(false)
  })
})

describe('days and times', () => {
  test('a day exists in the calendar', () => {
    const good = [
      '2026-01-31',
      '2026-02-28',
      '2028-02-29',
      '2000-02-29',
      '1900-01-01',
      '2199-12-31',
    ]
    expect(takenOf(date, good)).toEqual(good)
    expect(
      takenOf(date, [
        '2026-02-30',
        '2026-02-29',
        '2100-02-29',
        '2026-04-31',
        '2026-06-31',
        '2026-13-01',
        '2026-00-10',
        '2026-01-00',
        '2026-01-32',
      ]),
    ).toEqual([])
  })

  test('a day is written in one way, between 1900 and 2199', () => {
    expect(
      takenOf(date, [
        '',
        '1899-12-31',
        '2200-01-01',
        '2026-1-1',
        '26-01-01',
        '2026/01/01',
        '2026-01-01T00:00:00Z',
        ' 2026-01-01',
        '2026-01-01\n',
        '+002026-01-01',
        'today',
      ]),
    ).toEqual([])
  })

  test('an instant is in UTC, to the millisecond', () => {
    expect(takes(instant, new Date().toISOString())).toBe(true)
    expect(takes(instant, '2028-02-29T23:59:59.999Z')).toBe(true)
    expect(
      takenOf(instant, [
        '2026-02-30T08:00:00.000Z',
        '2026-01-31T08:00:00Z',
        '2026-01-31T08:00:00.000+01:00',
        '2026-01-31T08:00:00.000',
        '2026-01-31T24:00:00.000Z',
        '2026-01-31',
      ]),
    ).toEqual([])
  })

  test('a time of day is between 00:00 and 23:59', () => {
    expect(takenOf(timeOfDay, ['00:00', '09:30', '23:59'])).toHaveLength(3)
    expect(takenOf(timeOfDay, ['24:00', '9:30', '12:60', '12:00:00', '12.00', ''])).toEqual([])
  })

  test('a weekday has its English name', () => {
    expect(takenOf(weekday, ['Sunday', 'Saturday'])).toHaveLength(2)
    expect(takenOf(weekday, ['sunday', 'Sun', 0, ''])).toEqual([])
  })
})

describe('numbers and addresses', () => {
  test('a mood is one of five, a version counts from one', () => {
    expect(takenOf(mood, [0, 1, 2, 3, 4, 5, 6, 2.5, '3', null])).toEqual([1, 2, 3, 4, 5])
    expect(takenOf(version, [1, 7, 0, -1, 1.5, '1', 2 ** 53, Infinity, Number.NaN])).toEqual([1, 7])
  })

  test('an address is one address of at most 254 letters [A46]', () => {
    expect(takenOf(email, ['a@example.org', "o'hara+x@mail.example.org"])).toHaveLength(2)
    expect(takes(email, `${'a'.repeat(300)}@example.org`)).toBe(false)
    expect(
      takenOf(email, [
        '',
        'a',
        'a@',
        '@example.org',
        'a@b@example.org',
        'a@example.org, b@example.org',
        'a@example.org\r\nBcc: b@example.org',
        'a(comment)@example.org',
        ' a@example.org',
        ['a@example.org'],
        { a: 'a@example.org' },
      ]),
    ).toEqual([])
  })
})

test('entries are distinct by what is picked from them', () => {
  expect(distinct([])).toBe(true)
  expect(distinct(['a', 'b'])).toBe(true)
  expect(distinct(['a', 'a'])).toBe(false)
  expect(distinct([{ id: 'a' }, { id: 'a' }])).toBe(true)
  expect(distinct([{ id: 'a' }, { id: 'a' }], (entry) => entry.id)).toBe(false)
})
