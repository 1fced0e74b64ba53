import { expect, test } from 'vitest'
import { errors, type Problem } from '#core/errors.ts'
import { ApiError, OfflineError } from '#web/data/api.ts'
import { refusedFields } from './invites.tsx'

const refused = (problem: Partial<Problem>) =>
  new ApiError(400, { code: 'invalid-input', message: 'toEmail must be …', ...problem })

test('what the server says of a field stands beside it', () => {
  const { message } = errors['member-exists']
  const here = refused({ code: 'member-exists', field: 'toEmail', message })
  expect(refusedFields(here)).toEqual({ toEmail: message })
  expect(Object.keys(refusedFields(refused({ field: 'toEmail' })))).toEqual(['toEmail'])
  expect(Object.keys(refusedFields(refused({ field: 'name' })))).toEqual(['name'])
})

test('what is about no field stands beside none', () => {
  expect(refusedFields(refused({ code: 'too-many-invites' }))).toEqual({})
  expect(refusedFields(new OfflineError())).toEqual({})
})
