import { rememberLanguage } from '#web/lib/language-address.ts'
import { nextOf, takeOver } from '#web/shared/install/keep-program.ts'
import { forgetOwnLanguage, hasOwnLanguage, isRemembered } from './own-language.ts'

/** Has this device read in somebody’s own language, also where it had one of its own before. */
export async function readIn(language: string): Promise<void> {
  forgetOwnLanguage()
  await beginIn(language)
}

/** The same for one that was chosen elsewhere: what was chosen on this device for itself goes before. */
export async function followLanguage(language: string): Promise<void> {
  // Where the page could not be had in it, or cookies are kept out, it is not asked for again and again.
  if (hasOwnLanguage() || isRemembered(language)) return
  await beginIn(language)
}

/**
 * Begins the page anew in another language. For a program that is kept on the device that is a newer
 * program, which takes over at once; what was typed stays, as with each of them.
 */
async function beginIn(language: string): Promise<void> {
  rememberLanguage(language)
  if (!isRemembered(language)) return
  const registration = await navigator.serviceWorker?.getRegistration()
  // Where it cannot be had, the server's page is in the language all the same.
  const next = registration && (await nextOf(registration).catch(() => null))
  if (next) takeOver(next)
  else window.location.reload()
}
