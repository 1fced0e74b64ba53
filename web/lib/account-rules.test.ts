import { expect, test } from 'vitest'
import { accountAddress, mailedCode, newPassword, password } from './account-rules.ts'

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
