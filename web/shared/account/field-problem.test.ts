import { expect, test } from 'vitest'
import { fieldProblem } from './field-problem.ts'

const email = { type: 'email', required: true, minLength: -1, autocomplete: 'username' } as const
const password = {
  type: 'password',
  required: true,
  minLength: 6,
  autocomplete: 'new-password',
} as const

test.each([
  ['', 'Please enter your e-mail address.'],
  ['   ', 'Please enter your e-mail address.'],
  ['maya', 'Please enter a full e-mail address, like anna@example.org.'],
  ['maya@home', 'Please enter a full e-mail address, like anna@example.org.'],
  [' maya@example.org ', null],
])('the address “%s” is told: %s', (value, words) => {
  expect(fieldProblem({ ...email, value })).toBe(words)
})

test.each([
  ['', 'Please choose a password.'],
  ['12345', 'This is a little short: at least 6 characters, please.'],
  ['123456', null],
  ['🐘🐘🐘', 'This is a little short: at least 6 characters, please.'],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'Please choose a password of at most 128 characters.'],
  ['hello world', null],
])('the new password “%s” is told: %s', (value, words) => {
  expect(fieldProblem({ ...password, value })).toBe(words)
})

test.each(['        ', '\u3000'.repeat(8), '\u200b'.repeat(8)])(
  'the new password %j, which is only white space, is told to be none [E5]',
  (value) => {
    expect(fieldProblem({ ...password, value })).toBe(
      'Spaces alone are no password. Please choose one with letters, numbers or signs.',
    )
  },
)

test('whoever signs in is not asked to choose a password', () => {
  const field = { ...password, minLength: -1, autocomplete: 'current-password' as const }
  expect(fieldProblem({ ...field, value: '' })).toBe('Please enter your password.')
  expect(fieldProblem({ ...field, value: 'x' })).toBe(null)
})
