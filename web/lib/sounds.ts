/** Small sounds, off until somebody turns them on, for this device alone. */

const key = 'elefam-sounds'

export type Sound = 'tick' | 'all-done'

export function soundsAreOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

export function chooseSounds(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // Without storage there is nowhere to keep it, and silence is the rule.
  }
}

/** Lets it be heard where sounds are on. Never late and never in the way: where it cannot, silence. */
export function sound(name: Sound): void {
  if (soundsAreOn()) void import('./tunes.ts').then(({ play }) => play(name)).catch(() => undefined)
}
