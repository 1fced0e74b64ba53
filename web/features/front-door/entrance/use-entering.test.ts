import { expect, test } from 'vitest'
import { errors, type ErrorCode } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError, OfflineError } from '#web/data/api.ts'
import { fieldOf, problemFrom } from './use-entering.ts'

test.each<[ErrorCode, string | null]>([
  ['invalid-credentials', 'password'],
  ['password-too-short', 'password'],
  ['password-common', 'password'],
  ['email-in-use', 'email'],
  ['email-needed', 'email'],
  ['captcha-missing', null],
  ['too-many-requests', null],
  ['unavailable', null],
])('a refusal with %s is about the field %s', (code, field) => {
  const { status, message } = errors[code]
  const problem = problemFrom(new ApiError(status, { code, message }))
  expect(problem.message).toBe(message)
  expect(fieldOf(problem)).toBe(field)
})

test('the server may name the field itself', () => {
  const told = { code: 'invalid-input', message: 'A full address, please.' } as const
  expect(fieldOf(problemFrom(new ApiError(400, { ...told, field: 'email' })))).toBe('email')
  expect(fieldOf(problemFrom(new ApiError(400, { ...told, field: 'name' })))).toBe(null)
})

test('what went wrong on this side keeps its words', () => {
  expect(problemFrom(new Refusal('captcha-missing'))).toMatchObject({
    code: 'captcha-missing',
    message: 'Please complete the reCAPTCHA verification',
  })
  const offline = new OfflineError()
  expect(problemFrom(offline)).toEqual({ code: null, message: offline.message })
  expect(problemFrom('odd')).toEqual({ code: null, message: 'odd' })
})
