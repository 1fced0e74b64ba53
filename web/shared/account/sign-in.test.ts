import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errors } from '#core/errors.ts'
import { signInProblem, signInWith } from './sign-in.ts'

const origin = 'https://family.example'
const done = { type: 'elefam:signed-in', ok: true }

let page: EventTarget & { open: ReturnType<typeof vi.fn> }
let popup: { closed: boolean; close: ReturnType<typeof vi.fn> }
let left: string[]
let focused: boolean
let user: object | null

beforeEach(() => {
  vi.useFakeTimers()
  popup = { closed: false, close: vi.fn() }
  page = Object.assign(new EventTarget(), { open: vi.fn(() => popup) })
  left = []
  focused = true
  user = null
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin, assign: (address: string) => left.push(address) })
  vi.stubGlobal('document', { hasFocus: () => focused })
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 800)
  vi.stubGlobal('fetch', async () => Response.json({ user }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function say(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: popup, ...from }))
}

/** What the promise has come to by now; 'waiting' where it has not ended. */
async function soFar(ending: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([ending, Promise.resolve('waiting')])
}

describe('signing in with another account', () => {
  test('opens a popup at once, and ends when the popup says so', async () => {
    const ending = signInWith('google')
    expect(page.open).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/with/google?popup=yes',
      '_blank',
      expect.stringContaining('popup'),
    )
    expect(await soFar(ending)).toBe('waiting')
    say(done)
    expect(await ending).toBe('signed-in')
    expect(left).toEqual([])
  })

  test('carries an invitation along', () => {
    void signInWith('facebook', { invite: 'a-b_c' })
    expect(page.open.mock.calls[0]?.[0]).toBe(
      '/api/auth/with/facebook?popup=yes&to=%2Faccept-invite%2Fa-b_c',
    )
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a name that begins like ours', { origin: `${origin}.evil.example` }],
    ['our name without TLS', { origin: 'http://family.example' }],
    ['our name on another port', { origin: `${origin}:8443` }],
    ['a sandbox or a file, whose origin is null', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['a window that is not the popup', { source: {} }],
    ['no window', { source: null }],
  ])('does not listen to %s [A29]', async (_, from) => {
    const ending = signInWith('google')
    say(done, from)
    say({ ...done, ok: false, code: 'provider-failed' }, from)
    expect(await soFar(ending)).toBe('waiting')
    say(done)
    expect(await ending).toBe('signed-in')
  })

  test.each([null, undefined, 'elefam:signed-in', 7, {}, { ok: true }, { ...done, ok: 'yes' }])(
    'takes %j from the popup for nothing',
    async (data) => {
      const ending = signInWith('google')
      say(data)
      expect(await soFar(ending)).toBe('waiting')
      say(done)
      expect(await ending).toBe('signed-in')
    },
  )

  test.each([
    ['provider-unconfirmed', errors['provider-unconfirmed'].message],
    ['no such code', errors['provider-failed'].message],
    [{ message: 'anything' }, errors['provider-failed'].message],
  ])('throws the catalogue’s sentence for the code %j', async (code, sentence) => {
    const ending = signInWith('google')
    say({ ...done, ok: false, code })
    await expect(ending).rejects.toThrow(sentence)
  })

  test.each([
    ['opens none', () => null],
    ['opens and closes it at once', () => ({ closed: true })],
  ])('goes there with the whole page where a blocker %s', async (_, open) => {
    page.open.mockImplementation(open)
    expect(await signInWith('google', { invite: 'abc' })).toBe('redirecting')
    expect(left).toEqual(['/api/auth/with/google?popup=no&to=%2Faccept-invite%2Fabc'])
  })

  test('was given up when the popup is closed and nobody is signed in', async () => {
    const ending = signInWith('google')
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await soFar(ending)).toBe('waiting')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await ending).toBe('closed')
  })

  test('succeeds without the popup’s word, where the other site cut the tie to it', async () => {
    const ending = signInWith('google')
    Object.assign(popup, { closed: true })
    focused = false // somebody types in the popup
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await soFar(ending)).toBe('waiting')
    user = { id: 'maya' }
    await vi.advanceTimersByTimeAsync(1000)
    expect(await ending).toBe('signed-in')
  })

  test('waits on where the server cannot be asked for a moment', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
    const ending = signInWith('google')
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1000)
    say(done)
    expect(await ending).toBe('signed-in')
  })

  test('ends after five minutes, and closes what it opened', async () => {
    const ending = signInWith('google')
    await Promise.all([
      expect(ending).rejects.toThrow(errors['provider-expired'].message),
      vi.advanceTimersByTimeAsync(5 * 60_000),
    ])
    expect(popup.close).toHaveBeenCalled()
  })

  test('listens no longer than it must', async () => {
    const removed = vi.spyOn(page, 'removeEventListener')
    const ending = signInWith('google')
    say(done)
    await ending
    expect(removed).toHaveBeenCalledWith('message', expect.any(Function))
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('a page that a failed sign-in came back to knows the sentence, and shows no other text', () => {
  expect(signInProblem('?failed=provider-cancelled')).toBe(errors['provider-cancelled'].message)
  for (const search of ['', '?failed=', '?failed=<b>Hello</b>', '?failed=toString', '?other=1']) {
    expect(signInProblem(search), search).toBeNull()
  }
})
