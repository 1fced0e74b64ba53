const key = 'parting-word'

/** Leaves a sentence for the next page that is loaded in this tab. */
export function leaveWord(text: string): void {
  sessionStorage.setItem(key, text)
}

/** The sentence that the page before this one left; once. */
export function takeWord(): string | null {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text
}
