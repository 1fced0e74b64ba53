import { expect, test } from 'vitest'
import { ApiError } from '#web/data/api.ts'
import { captchaCodeOf, isCaptchaCode } from './captcha-code.ts'

test.each([
  [new Error('Request failed with status 401'), 'captcha-domain'],
  ['Error 401: invalid domain', 'captcha-domain'],
  [new ApiError(401, { code: 'internal', message: 'No' }), 'captcha-domain'],
  [new Error('network'), 'captcha-failed'],
  [undefined, 'captcha-failed'],
  [new ApiError(503, { code: 'unavailable', message: 'Busy' }), 'captcha-failed'],
  [new ApiError(400, { code: 'captcha-expired', message: 'x' }), 'captcha-expired'],
])('a captcha that fails with %s is %s', (failure, code) => {
  expect(captchaCodeOf(failure)).toBe(code)
})

test('only the catalogue’s own codes are a captcha’s', () => {
  expect(isCaptchaCode('captcha-missing')).toBe(true)
  expect(isCaptchaCode('captcha-eaten')).toBe(false)
  expect(isCaptchaCode('email-in-use')).toBe(false)
})
