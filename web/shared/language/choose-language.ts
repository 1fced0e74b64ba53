import { rememberLanguage } from '#web/lib/language-address.ts'
import { nextOf, takeOver } from '#web/shared/install/keep-program.ts'

/** As a language calls itself: "English", "Deutsch". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

/**
 * Begins the page anew in another language. For a program that is kept on the device that is a newer
 * program, which takes over at once; what was typed stays, as with each of them.
 */
export async function chooseLanguage(language: string): Promise<void> {
  rememberLanguage(language)
  const registration = await navigator.serviceWorker?.getRegistration()
  // Where it cannot be had, the server's page is in the language all the same.
  const next = registration && (await nextOf(registration).catch(() => null))
  if (next) takeOver(next)
  else window.location.reload()
}
