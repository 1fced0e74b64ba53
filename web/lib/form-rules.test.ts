import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactSchema } from '#core/mail/schema.ts'
import { limits } from '#core/limits.ts'
import {
  accountAddress,
  address,
  line,
  lines,
  mailedCode,
  newPassword,
  password,
  type Rule,
} from './form-rules.ts'

const { name, email, message } = contactSchema.shape
const pairs = {
  'a line': [line('Missing.'), name],
  'several lines': [lines('Missing.', limits.contactMessage), message],
  'an address': [address('Wrong.'), email],
} as const

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\u200B', '\u2028', '\uD83D', 'a'), maxLength: 6 }),
  fc.tuple(fc.string(), fc.domain()).map(([local, domain]) => ` ${local}@${domain} `),
  fc.emailAddress(),
)

test.each(Object.entries(pairs))(
  'a form takes %s exactly where the contract does [K4]',
  (_what, [rule, schema]) => {
    fc.assert(
      fc.property(typed, (text) => {
        fc.pre(text.length <= limits.name) // a line's field holds no more
        const tidied = rule.tidy(text)
        expect(rule.problem(tidied) === undefined).toBe(schema.safeParse(tidied).success)
      }),
    )
  },
)

test('a text that is too long says by how much', () => {
  const rule = lines('Missing.', limits.contactMessage)
  const longest = 'x'.repeat(limits.contactMessage)
  expect(rule.problem(longest)).toBe(undefined)
  expect(rule.problem(`${longest}seven c`)).toBe('Please shorten it by 7 characters.')
})

test('an empty field is asked for in its own words', () => {
  const rule: Rule = address('Wrong.', 'Missing.')
  expect(rule.problem(rule.tidy('  '))).toBe('Missing.')
  expect(rule.problem(rule.tidy(' maya '))).toBe('Wrong.')
  expect(rule.problem(rule.tidy(' maya@example.org '))).toBe(undefined)
})

test.each([
  ['', 'Please enter your e-mail address.'],
  ['maya@home', 'Please enter a full e-mail address, like anna@example.org.'],
  ['maya@example.org', undefined],
])('the address “%s” is told: %s', (text, words) => {
  expect(accountAddress.problem(text)).toBe(words)
})

test.each([
  ['', 'Please choose a password.'],
  ['12345', 'This is a little short: at least 6 characters, please.'],
  ['123456', undefined],
  ['🐘🐘🐘', 'This is a little short: at least 6 characters, please.'],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
  ['hello world', undefined],
])('the new password “%s” is told: %s', (text, words) => {
  expect(newPassword(6).problem(text)).toBe(words)
})

test.each(['        ', '\u3000'.repeat(8), '\u200b'.repeat(8)])(
  'the new password %j, which is only white space, is told to be none [E5]',
  (text) => {
    expect(newPassword(6).problem(text)).toBe(
      'Spaces alone are no password. Please choose one with letters, numbers or signs.',
    )
  },
)

test('a present password is sent as it was typed, whatever it is', () => {
  expect(password.tidy(' x ')).toBe(' x ')
  expect(password.problem(' ')).toBe(undefined)
  expect(password.problem('')).toBe('Please enter your password.')
  expect(mailedCode.problem('')).toBe('Please enter the code from the mail.')
})
