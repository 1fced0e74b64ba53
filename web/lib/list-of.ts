const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Anna, Ben and Mia" */
export function listOf(words: readonly string[]): string {
  return list.format(words)
}
