import { useEffect } from 'react'
import { language, languages } from '#core/language.ts'

/** Has this device read in the language of its person or its family, unless it was given one of its own. */
export function useFollowedLanguage(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined || wanted === language || !languages.includes(wanted)) return
    void import('./choose-language.ts').then(({ followLanguage }) => followLanguage(wanted))
  }, [wanted])
}
