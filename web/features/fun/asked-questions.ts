const key = 'wheel-asked'

/** The texts that the wheel has asked on this device; what cannot be read counts as none. */
export function readAsked(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

export function keepAsked(asked: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(asked))
  } catch {
    // A browser that keeps nothing may ask a question twice.
  }
}
