import { tabStorage } from '../lib/kept.ts'

const key = 'parting-word'

/** Leaves a sentence for the next page that is loaded in this tab. */
export function leaveWord(text: string): void {
  tabStorage().setItem(key, text)
}

/** The sentence that the page before this one left; null where it left none. */
export function readWord(): string | null {
  return tabStorage().getItem(key)
}

/** It has been read: the next page says nothing of it. */
export function forgetWord(): void {
  tabStorage().removeItem(key)
}
