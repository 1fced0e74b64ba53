import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '#web/lib/navigation.tsx'
import { enableViewTransitions } from './view-transitions.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which addresses can be changed; `turned` counts its transitions. */
function aBrowser({ still = false, able = true } = {}) {
  const address = new URL('https://elefam.test/dashboard')
  const seen = { turned: 0, address }
  const change = (_: unknown, __: string, to: string) => {
    address.href = new URL(to, address.href).href
  }
  const history = { state: null, pushState: change, replaceState: change, back: () => {} }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', address)
  vi.stubGlobal('window', { history, location: address, scrollTo: () => {} })
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  const startViewTransition = (turn: () => Promise<void>) => {
    seen.turned += 1
    void turn()
    return { ready: Promise.resolve() }
  }
  vi.stubGlobal('document', { hidden: false, ...(able && { startViewTransition }) })
  return seen
}

test('a new screen turns like a page; the same screen, or one that replaces another, does not', () => {
  const seen = aBrowser()
  enableViewTransitions()
  navigate('/more')
  expect(seen).toMatchObject({ turned: 1, address: { pathname: '/more' } })
  navigate('/more?step=2')
  navigate('/settings', { replace: true })
  expect(seen).toMatchObject({ turned: 1, address: { pathname: '/settings' } })
})

test('who asked for stillness, or has a browser that cannot, gets the screen at once', () => {
  for (const kind of [{ still: true }, { able: false }]) {
    const seen = aBrowser(kind)
    enableViewTransitions()
    navigate('/more')
    expect(seen).toMatchObject({ turned: 0, address: { pathname: '/more' } })
  }
})
