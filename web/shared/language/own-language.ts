import { languageCookie } from '#core/paths.ts'
import { rememberLanguage } from '#web/lib/language-address.ts'

/** Whether this device asks for its pages in a language. */
export const isRemembered = (named: string): boolean =>
  document.cookie.split('; ').includes(`${languageCookie}=${named}`)

const ownKey = 'elefam-own-language'

/** Has this device keep to a language, whoever signs in on it. */
export function chooseForDevice(chosen: string): void {
  rememberLanguage(chosen)
  try {
    localStorage.setItem(ownKey, 'yes')
  } catch {
    // Without storage it follows whoever signs in.
  }
}

/** Whether one was chosen on this device for itself. */
export function hasOwnLanguage(): boolean {
  try {
    return localStorage.getItem(ownKey) !== null
  } catch {
    return false
  }
}

export function forgetOwnLanguage(): void {
  try {
    localStorage.removeItem(ownKey)
  } catch {
    // Then there is none.
  }
}
