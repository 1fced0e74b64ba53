import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/data/api.ts'
import { captchaCodeOf, createCaptcha, isCaptchaCode } from './captcha-control.ts'

test('a form without a finished captcha is told so in the catalogue’s words', async () => {
  await expect(createCaptcha().take()).rejects.toThrow(
    /^Please complete the reCAPTCHA verification$/,
  )
})

test('an answer that is still worked out is waited for, so that nobody presses twice', async () => {
  const captcha = createCaptcha()
  captcha.set({ is: 'working' })
  const taken = captcha.take()
  captcha.set({ is: 'done', answer: 'solved' })
  await expect(taken).resolves.toBe('solved')
  await expect(captcha.take()).resolves.toBe('solved')
})

test('what goes wrong while a form waits is what the form is told', async () => {
  const captcha = createCaptcha()
  captcha.set({ is: 'working' })
  const taken = captcha.take()
  captcha.set({ is: 'wrong', code: 'captcha-domain' })
  await expect(taken).rejects.toMatchObject({ code: 'captcha-domain' })
})

test('what went wrong before the form was sent is told once; then the captcha is missing', async () => {
  const captcha = createCaptcha()
  captcha.set({ is: 'wrong', code: 'captcha-expired' })
  expect(captcha.isMissing()).toBe(true)
  expect(captcha.state()).toEqual({ is: 'empty' })
  await expect(captcha.take()).rejects.toMatchObject({ code: 'captcha-missing' })
})

test('a captcha that is worked out or done is not missing', () => {
  const captcha = createCaptcha()
  captcha.set({ is: 'working' })
  expect(captcha.isMissing()).toBe(false)
  captcha.set({ is: 'done', answer: 'solved' })
  expect(captcha.isMissing()).toBe(false)
})

test('a box unticked again while the form waits is no captcha', async () => {
  const captcha = createCaptcha()
  captcha.set({ is: 'working' })
  const taken = captcha.take()
  captcha.set({ is: 'empty' })
  await expect(taken).rejects.toMatchObject({ code: 'captcha-missing' })
})

test('the widget that is shown is asked to renew, and its answer goes when it does', () => {
  const captcha = createCaptcha()
  const widget = { renew: vi.fn(), focus: vi.fn() }
  const detach = captcha.attach(widget)
  captcha.renew()
  captcha.focus()
  expect(widget.renew).toHaveBeenCalledOnce()
  expect(widget.focus).toHaveBeenCalledOnce()
  captcha.set({ is: 'done', answer: 'solved' })
  detach()
  captcha.renew()
  expect(widget.renew).toHaveBeenCalledOnce()
  expect(captcha.state()).toEqual({ is: 'empty' })
})

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
