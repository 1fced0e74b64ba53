import { useEffect, useEffectEvent } from 'react'
import { language, languages } from '#core/language.ts'

/**
 * Has this device read in the language of its person or its family, unless it was given one of its own.
 * `confirmed` asks for it once more before the page begins anew: what a device kept may be older than the
 * choice, and would lead back to the language that was left a moment ago.
 */
export function useFollowedLanguage(
  wanted: string | undefined,
  confirmed: () => Promise<string | undefined> = async () => wanted,
): void {
  const follow = useEffectEvent(async () => {
    const chosen = await confirmed().catch(() => undefined) // Without a network it stays as it is.
    if (!isAnother(chosen)) return
    const { followLanguage } = await import('./choose-language.ts')
    await followLanguage(chosen)
  })
  useEffect(() => {
    if (isAnother(wanted)) void follow()
  }, [wanted])
}

const isAnother = (wanted: string | undefined): wanted is string =>
  wanted !== undefined && wanted !== language && languages.includes(wanted)
