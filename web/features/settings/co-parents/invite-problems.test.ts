import { describe, expect, test } from 'vitest'
import { errors, type Problem } from '#core/errors.ts'
import { ApiError, OfflineError } from '#web/data/api.ts'
import { inviteProblems, problemsFrom } from './invite-problems.ts'

const own = 'maya@example.org'
const ben = { name: 'Ben', toEmail: 'ben@example.org' }
const refused = (problem: Partial<Problem>) =>
  new ApiError(400, { code: 'invalid-input', message: 'toEmail must be …', ...problem })

describe('what is wrong with an invite', () => {
  test('is nothing where both are there', () => {
    expect(inviteProblems(ben, own)).toEqual({})
  })

  test('stands beside its field', () => {
    expect(Object.keys(inviteProblems({ name: ' ', toEmail: '' }, own))).toEqual([
      'name',
      'toEmail',
    ])
    expect(Object.keys(inviteProblems({ ...ben, toEmail: 'ben@' }, own))).toEqual(['toEmail'])
    expect(inviteProblems({ ...ben, toEmail: 'MAYA@example.org' }, own)).toEqual({
      toEmail: 'This is your own address.',
    })
  })

  test('is also what the server says of a field', () => {
    const { message } = errors['member-exists']
    const here = refused({ code: 'member-exists', field: 'toEmail', message })
    expect(problemsFrom(here)).toEqual({ toEmail: message })
    expect(Object.keys(problemsFrom(refused({ field: 'toEmail' })))).toEqual(['toEmail'])
    expect(Object.keys(problemsFrom(refused({ field: 'name' })))).toEqual(['name'])
  })

  test('is beside no field where it is about none', () => {
    expect(problemsFrom(refused({ code: 'too-many-invites' }))).toEqual({})
    expect(problemsFrom(new OfflineError())).toEqual({})
  })
})
