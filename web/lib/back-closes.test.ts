import { beforeEach, expect, test, vi } from 'vitest'

/** A browser's history, whose steps arrive later as they do there. */
function aBrowser() {
  const target = new EventTarget()
  let entries: unknown[] = [{ index: 3, state: 'hello' }]
  let at = 0
  const go = (by: number) =>
    setTimeout(() => {
      if (!(at + by in entries)) return
      at += by
      target.dispatchEvent(new Event('popstate'))
    })
  const history = {
    get state() {
      return entries[at]
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, at + 1), state]
      at += 1
      target.dispatchEvent(new Event('pushState'))
    },
    replaceState: (state: unknown) => {
      entries[at] = state
      target.dispatchEvent(new Event('replaceState'))
    },
    back: () => go(-1),
    forward: () => go(1),
  }
  const window = Object.assign(target, { history })
  return { window, history, place: () => at, entries: () => entries }
}

let browser: ReturnType<typeof aBrowser>
let closeOnBack: (close: () => void) => () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  browser = aBrowser()
  vi.stubGlobal('window', browser.window)
  const now = () => browser.history.state
  vi.doMock('./navigation.tsx', () => ({ entryNow: now, ownEntry: now }))
  ;({ closeOnBack } = await import('./back-closes.ts'))
  browser.history.pushState({ index: 4, state: 'here' })
})

const press = (button: 'back' | 'forward') => {
  browser.history[button]()
  vi.runAllTimers()
}

/** A dialog as React has it: what closes it takes it away. */
function open() {
  const close = vi.fn(() => gone())
  const gone = closeOnBack(close)
  return { close, gone }
}

test('Back closes what lies over the screen, and the next one leaves the screen [P12]', () => {
  const { close } = open()
  expect(browser.history.state).toMatchObject({ index: 4, state: 'here' })
  press('back')
  expect(close).toHaveBeenCalledOnce()
  expect(browser.place()).toBe(1)
  press('back')
  expect(browser.place()).toBe(0)
  expect(close).toHaveBeenCalledOnce()
})

test('of two that lie over each other Back closes the upper one first [P12]', () => {
  const lower = open()
  const upper = open()
  expect(browser.entries()).toHaveLength(3)
  press('back')
  expect(upper.close).toHaveBeenCalledOnce()
  expect(lower.close).not.toHaveBeenCalled()
  press('back')
  expect(lower.close).toHaveBeenCalledOnce()
  expect(browser.place()).toBe(1)
})

test('closed otherwise it costs no press: one Back leaves the screen [P12]', () => {
  open().gone()
  press('back')
  expect(browser.place()).toBe(0)
})

test('Forward opens nothing again, and Back from there leaves the screen [P12]', () => {
  const { close } = open()
  press('back')
  press('forward')
  expect(close).toHaveBeenCalledOnce()
  press('back')
  expect(browser.place()).toBe(0)
})

test('opened again and again it stands in the history once [P12]', () => {
  for (let time = 0; time < 5; time += 1) open().gone()
  expect(browser.entries()).toHaveLength(3)
})

test('what would not be closed is over the screen still, and Back asks it again [P12]', () => {
  const close = vi.fn()
  closeOnBack(close)
  press('back')
  press('back')
  expect(close).toHaveBeenCalledTimes(2)
  expect(browser.place()).toBe(2)
})
