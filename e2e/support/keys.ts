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
      if (text === '') await keyboard.press('Delete')
      else await keyboard.type(text)
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
 * Moves the focus to the control, one key at a time. Which key it has to be is read from where the
 * focus is, as somebody with eyes on the screen would see it.
 */
async function walkTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  // Looked up once: a role and a name are searched in the whole page. A key may draw it anew.
  let element = await control.elementHandle()
  for (let step = 0; step < patience; step += 1) {
    let key = await element?.evaluate(nextKey)
    if (key === 'gone') {
      element = await control.elementHandle()
      key = await element?.evaluate(nextKey)
    }
    if (key === null) return
    if (key) await page.keyboard.press(key)
  }
  throw new Error(`The keys do not lead to ${String(control)}`)
}

/**
 * Runs in the page: the key that brings the focus nearer, null where it has arrived, 'gone' where
 * another element stands in the wanted one's place.
 */
function nextKey(wanted: Element): string | null {
  if (!wanted.isConnected) return 'gone'
  const here = document.activeElement
  if (here === wanted) return null
  const isAfter =
    here !== null && (here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const isRadio = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  const role = wanted.getAttribute('role')
  if (isRadio(wanted) && isRadio(here) && here.name === wanted.name) {
    return isAfter ? 'ArrowDown' : 'ArrowUp'
  }
  if (role === 'tab' && here?.getAttribute('role') === 'tab') {
    return isAfter ? 'ArrowRight' : 'ArrowLeft'
  }
  if (role === 'menuitem' && here?.getAttribute('role') === 'menuitem') {
    return isAfter ? 'ArrowDown' : 'ArrowUp'
  }
  return isAfter ? 'Tab' : 'Shift+Tab'
}
