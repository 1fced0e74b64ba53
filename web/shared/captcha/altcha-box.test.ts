import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAltcha, type Solved } from './altcha-box.tsx'
import { createCaptcha } from './captcha-control.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aBox(solve: (signal: AbortSignal) => Promise<Solved>) {
  const control = createCaptcha()
  return { control, box: createAltcha(control, solve) }
}

const soon = (answer: string, lasts = 60_000) =>
  vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 100))
    return { answer, lasts }
  })

test('ticked, the box works an answer out', async () => {
  const { control, box } = aBox(soon('solved'))
  box.tick(true)
  expect(control.state()).toEqual({ is: 'working' })
  await vi.advanceTimersByTimeAsync(100)
  expect(control.state()).toEqual({ is: 'done', answer: 'solved' })
})

test('an answer that the server no longer takes has expired', async () => {
  const { control, box } = aBox(soon('solved', 60_000))
  box.tick(true)
  await vi.advanceTimersByTimeAsync(60_099)
  expect(control.state()).toMatchObject({ is: 'done' })
  await vi.advanceTimersByTimeAsync(1)
  expect(control.state()).toEqual({ is: 'wrong', code: 'captcha-expired' })
})

test('unticked, the box has no answer, and what was being worked out is dropped', async () => {
  const solve = soon('solved')
  const { control, box } = aBox(solve)
  box.tick(true)
  box.tick(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(control.state()).toEqual({ is: 'empty' })
  expect(solve.mock.calls).toMatchObject([[{ aborted: true }]])
})

test('a used answer is replaced by itself, an unticked box is left alone', async () => {
  const solve = soon('solved')
  const { control, box } = aBox(solve)
  box.renew()
  expect(control.state()).toEqual({ is: 'empty' })
  box.tick(true)
  await vi.advanceTimersByTimeAsync(100)
  box.renew()
  expect(control.state()).toEqual({ is: 'working' })
  await vi.advanceTimersByTimeAsync(100)
  expect(control.state()).toMatchObject({ is: 'done' })
  expect(solve).toHaveBeenCalledTimes(2)
})

test.each([
  ['401 Unauthorized', 'captcha-domain'],
  ['anything else', 'captcha-failed'],
])('a failure with “%s” is %s', async (text, code) => {
  const { control, box } = aBox(() => Promise.reject(new Error(text)))
  box.tick(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(control.state()).toEqual({ is: 'wrong', code })
})
