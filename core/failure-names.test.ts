import { describe, expect, test } from 'vitest'
import { errors } from './errors.ts'
import { codeOfFailure, failureNames } from './failure-names.ts'

/** The specification's own list, and what a family reads. */
const messages = {
  unavailable: 'The server is busy right now. Please try again shortly.',
  'deadline exceeded': 'The server took too long to answer. Please try again.',
  unauthenticated: 'Please sign in first.',
  'resource exhausted': 'The server has no space left. Nothing was saved.',
  'invalid argument': 'Something in this request is not as expected.',
  'failed precondition':
    'This is not possible as things are right now. Load the page again and have a look.',
  aborted: 'Somebody changed this in the meantime. Look at the newest version and try again.',
  'wrong password': 'Invalid email/password',
  'e-mail already in use': 'There is already an account with this e-mail address.',
  'user not found': 'Invalid email/password',
  'too many requests': 'That was a lot at once. Please wait a minute and try again.',
  'network request failed':
    'The server could not be reached. Look at your connection and try again.',
}

describe('a provider’s code', () => {
  test.each(Object.entries(messages))('%s has one clear message [S8.21]', (name, message) => {
    expect(errors[codeOfFailure(name)].message).toBe(message)
  })

  test('is one of the specification’s twelve, and no other [S8.21]', () => {
    expect(Object.keys(failureNames)).toEqual(Object.keys(messages))
  })

  test.each([
    ['auth/wrong-password', 'invalid-credentials'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['EMAIL_ALREADY_IN_USE', 'email-in-use'],
    ['DEADLINE_EXCEEDED', 'deadline-exceeded'],
    ['firestore/failed-precondition', 'not-yet'],
    ['toString', 'internal'],
    ['something new', 'internal'],
    ['', 'internal'],
  ])('is known however it is written: %j', (name, code) => {
    expect(codeOfFailure(name)).toBe(code)
  })
})
