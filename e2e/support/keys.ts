// The keys alone: Tab and Shift+Tab walk, Enter and Space press, the arrows choose within a group.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Hands } from './hands.ts'

/** So many steps lead past everything on a long screen; more means that there is no way. */
const patience = 250

export function keys(page: Page): Hands {
  const { keyboard } = page
  return {
    press: async (control) => {
      await walkTo(page, control)
      await keyboard.press('Enter')
    },
    choose: async (option) => {
      await walkTo(page, option)
      if (!(await option.isChecked())) await keyboard.press('Space')
      await expect(option).toBeChecked()
    },
    write: async (field, text) => {
      await walkTo(page, field)
      await keyboard.press('ControlOrMeta+A')
      if (text === '') return keyboard.press('Delete')
      // The first letter shows that keys arrive; the others come at once, as dictation brings them.
      await keyboard.type(text.slice(0, 1))
      await keyboard.insertText(text.slice(1))
    },
    pick: async (select, option) => {
      await walkTo(page, select)
      const steps = await select.evaluate(
        (element, words) =>
          [...(element as HTMLSelectElement).options].findIndex(({ label }) => label === words) -
          (element as HTMLSelectElement).selectedIndex,
        option,
      )
      const key = steps > 0 ? 'ArrowDown' : 'ArrowUp'
      for (let step = 0; step < Math.abs(steps); step += 1) {
        await keyboard.press(key)
      }
    },
  }
}

/**
 * Moves the focus to the control. Which key it has to be is read from where the focus is, as
 * somebody with eyes on the screen would see it; as far as nothing can come in between, the key is
 * held down. Whoever has once gone too far goes on step by step.
 */
async function walkTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  // Looked up once: a role and a name are searched in the whole page. A key may draw it anew.
  let element = await control.elementHandle()
  let first: string | undefined
  let taken = 0
  while (taken < patience) {
    let way = await element?.evaluate(wayTo)
    if (way === 'gone') {
      element = await control.elementHandle()
      way = await element?.evaluate(wayTo)
    }
    if (way === 'here') return
    taken += 1
    if (!way || way === 'gone' || way === 'soon') {
      await page.waitForTimeout(20)
      continue
    }
    first ??= way.key
    const times = way.key === first ? way.stops : 1
    await hold(page, way.key, times)
    taken += times - 1
  }
  throw new Error(`The keys do not lead to ${String(control)}`)
}

/** A key that is held down comes again and again, and goes up once. */
async function hold({ keyboard }: Page, key: Way['key'], times: number) {
  const isBack = key === 'Shift+Tab'
  const held = isBack ? 'Tab' : key
  if (isBack) await keyboard.down('Shift')
  for (let time = 0; time < times; time += 1) await keyboard.down(held)
  await keyboard.up(held)
  if (isBack) await keyboard.up('Shift')
}

interface Way {
  key: 'Tab' | 'Shift+Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
  /** So often at least. */
  stops: number
}

/**
 * Runs in the page: the key that brings the focus nearer, 'here' where it has arrived, 'gone' where
 * another element stands in the wanted one's place, 'soon' where a menu opens that has yet to take it.
 */
function wayTo(wanted: Element): Way | 'here' | 'gone' | 'soon' {
  if (!wanted.isConnected) return 'gone'
  const here = document.activeElement
  if (here === wanted) return 'here'
  const follows = (one: Element | null, other: Element) =>
    one !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const isAfter = follows(here, wanted)
  const isRadio = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  const areBoth = (role: string) =>
    wanted.getAttribute('role') === role && here?.getAttribute('role') === role
  const isSameGroup = isRadio(wanted) && isRadio(here) && here.name === wanted.name
  if (isSameGroup || areBoth('menuitem'))
    return { key: isAfter ? 'ArrowDown' : 'ArrowUp', stops: 1 }
  if (wanted.getAttribute('role') === 'menuitem') return 'soon'
  if (areBoth('tab')) return { key: isAfter ? 'ArrowRight' : 'ArrowLeft', stops: 1 }
  const key = isAfter ? 'Tab' : 'Shift+Tab'
  // Where nothing has the focus, it begins wherever it was lost.
  if (!here || here === document.body) return { key, stops: 1 }
  const isSure = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !isRadio(element) &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true })
  const [start, end] = isAfter ? [here, wanted] : [wanted, here]
  const between = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((element) => follows(start, element) && follows(element, end) && isSure(element))
  return { key, stops: between.length + 1 }
}
