import { afterEach, expect, test, vi } from 'vitest'
import { bringPopovers } from './popovers-of-old.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of an element as a browser without popovers would bring. */
class OldElement extends EventTarget {
  names = new Set<string>()
  classList = {
    contains: (name: string) => this.names.has(name),
    toggle: (name: string, on: boolean) => (on ? this.names.add(name) : this.names.delete(name)),
  }
  opens: string | undefined
  declare hidePopover?: () => void
  constructor(opens?: string) {
    super()
    this.opens = opens
  }
  closest = () => (this.opens === undefined ? null : this)
  getAttribute = () => this.opens
  contains = (other: unknown) => other === this
  get isOpen() {
    return this.names.has('open')
  }
}

test('a browser without popovers opens, changes and closes them all the same [W1]', () => {
  vi.stubGlobal('HTMLElement', OldElement)
  vi.stubGlobal('Element', OldElement)
  const panels = { menu: new OldElement(), more: new OldElement() }
  const page = Object.assign(new EventTarget(), {
    getElementById: (id: keyof typeof panels) => panels[id],
    querySelectorAll: () => Object.values(panels).filter(({ isOpen }) => isOpen),
  })
  bringPopovers(page as unknown as Document)
  const press = (target: OldElement) =>
    page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }))
  const heard: string[] = []
  panels.menu.addEventListener('toggle', (event) =>
    heard.push((event as Event & { newState: string }).newState),
  )

  press(new OldElement('menu'))
  expect(panels.menu.isOpen).toBe(true)
  press(new OldElement('more'))
  expect([panels.menu.isOpen, panels.more.isOpen]).toEqual([false, true])
  press(panels.more)
  expect(panels.more.isOpen).toBe(true)
  panels.more.hidePopover?.()
  expect(panels.more.isOpen).toBe(false)
  press(new OldElement('menu'))
  page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
  expect(heard).toEqual(['open', 'closed', 'open', 'closed'])
})
