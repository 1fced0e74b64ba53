import { createListeners } from './listeners.ts'
import { tabStorage } from './safe-storage.ts'

const key = 'parting-word'

/** Leaves a sentence for the next page that is loaded in this tab. */
export function leaveFlashMessage(text: string): void {
  tabStorage().setItem(key, text)
}

let word: string | null = null
const listeners = createListeners()
export const onFlashMessage = listeners.subscribe

/** The sentence that stands on this page, or that the page before it left; the next one says nothing of it. */
export function readFlashMessage(): string | null {
  word ??= takeWord()
  return word
}

function takeWord(): string | null {
  const left = tabStorage().getItem(key)
  if (left !== null) tabStorage().removeItem(key)
  return left
}

/** Puts another sentence in its place; null where it has been read. */
export function showFlashMessage(text: string | null): void {
  word = text
  listeners.announce()
}
