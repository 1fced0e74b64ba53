// How somebody works the screens: with a finger, or with the keys alone. Journeys are written once,
// in what the hands do, and run with both.
import type { Locator } from '@playwright/test'

export interface Hands {
  /** A button or a link, a tab or an entry of a menu, or a line that unfolds. */
  press: (control: Locator) => Promise<void>
  /** A radio button or a checkbox, by its input. */
  choose: (option: Locator) => Promise<void>
  /** Puts the text into a field, in the place of what stood there. */
  write: (field: Locator, text: string) => Promise<void>
  /** An option of a select, by its words. */
  pick: (select: Locator, option: string) => Promise<void>
}
