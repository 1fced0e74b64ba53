import { describe, expect, test } from 'vitest'
import { errors, isErrorCode, problemOf, type ErrorCode } from './errors.ts'
import { Refusal, refuse } from './refusal.ts'

const caught = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('the error catalogue', () => {
  test('has the specification’s texts, letter by letter [S5.3, S8.6, S8.7]', () => {
    expect(errors['invalid-credentials'].message).toBe('Invalid email/password')
    expect(errors['user-missing'].message).toBe('User document not found')
    expect(errors['family-missing'].message).toBe('Family document not found')
  })

  test('has the texts of invites, letter by letter [S8.1, S8.2, S8.3, S8.4, S8.5]', () => {
    expect(errors['invite-missing'].message).toBe('Invite not found')
    expect(errors['invite-closed'].message).toBe('Invite is no longer valid')
    expect(errors['inviter-missing'].message).toBe('Inviting user not found')
    expect(errors['inviter-without-family'].message).toBe('No family ID found for inviting user')
    expect(errors['accepter-unauthenticated'].message).toBe(
      'User must be authenticated to accept invite',
    )
  })

  // Who signs in learns from neither of two which it was (A32).
  test.each<[string, ErrorCode, string]>([
    ['unavailable', 'unavailable', 'The server is busy right now. Please try again shortly.'],
    [
      'deadline exceeded',
      'deadline-exceeded',
      'The server took too long to answer. Please try again.',
    ],
    ['unauthenticated', 'unauthenticated', 'Please sign in first.'],
    ['resource exhausted', 'storage-full', 'The server has no space left. Nothing was saved.'],
    ['invalid argument', 'invalid-input', 'Something in this request is not as expected.'],
    [
      'failed precondition',
      'not-yet',
      'This is not possible as things are right now. Load the page again and have a look.',
    ],
    [
      'aborted',
      'stale-version',
      'Somebody changed this in the meantime. Look at the newest version and try again.',
    ],
    ['wrong password', 'invalid-credentials', 'Invalid email/password'],
    [
      'e-mail already in use',
      'email-in-use',
      'There is already an account with this e-mail address.',
    ],
    ['user not found', 'invalid-credentials', 'Invalid email/password'],
    [
      'too many requests',
      'too-many-requests',
      'That was a lot at once. Please wait a minute and try again.',
    ],
    [
      'network request failed',
      'network-failed',
      'The server could not be reached. Look at your connection and try again.',
    ],
  ])('has one clear message for “%s” [S8.21]', (_, code, message) => {
    expect(errors[code].message).toBe(message)
  })

  test('answers every code with a client’s or a server’s error and a sentence', () => {
    for (const [code, { status, message }] of Object.entries(errors)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(message.trim()).toBe(message)
      expect(message.length).toBeGreaterThan(5)
    }
  })

  test('knows its codes from any other text', () => {
    expect(isErrorCode('goal-missing')).toBe(true)
    for (const text of ['toString', '__proto__', '', null, 7]) expect(isErrorCode(text)).toBe(false)
  })

  test('answers what is wrong with 400 or 413, what was changed meanwhile with 409 [A19, A23, A24]', () => {
    const statusOf = (...codes: ErrorCode[]) => new Set(codes.map((code) => errors[code].status))
    expect(statusOf('invalid-input', 'invalid-json', 'member-missing', 'task-missing')).toEqual(
      new Set([400]),
    )
    expect(statusOf('topic-missing', 'experiment-missing', 'entry-missing')).toEqual(new Set([400]))
    expect(statusOf('too-large', 'document-full')).toEqual(new Set([413]))
    expect(statusOf('stale-version', 'sprint-completed', 'goal-exists')).toEqual(new Set([409]))
  })

  test('answers what belongs to somebody else as if it were not there [A17, A18]', () => {
    for (const code of ['family-missing', 'sprint-missing', 'user-missing'] as const) {
      expect(errors[code].status).toBe(404)
    }
  })
})

describe('a refusal', () => {
  test('has a code, which is its message where it brings no sentence, and is an error', () => {
    const refusal = caught(() => refuse('goal-missing'))
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal).toMatchObject({
      name: 'Refusal',
      code: 'goal-missing',
      message: 'goal-missing',
    })
  })

  test('becomes a problem of code, message and what it is about, and no more', () => {
    expect(problemOf(new Refusal('goal-missing'))).toStrictEqual({
      code: 'goal-missing',
      message: errors['goal-missing'].message,
    })
    expect(problemOf(new Refusal('stale-version', { version: 7 }))).toStrictEqual({
      code: 'stale-version',
      message: errors['stale-version'].message,
      version: 7,
    })
    expect(
      problemOf(new Refusal('invalid-input', { field: 'profile.name' }, 'The name is too long.')),
    ).toStrictEqual({
      code: 'invalid-input',
      message: 'The name is too long.',
      field: 'profile.name',
    })
  })
})
