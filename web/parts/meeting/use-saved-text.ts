import { useState } from 'react'
import { useOnLeave } from './use-on-leave.ts'

/**
 * A text that is kept without a save button: on blur, on leaving, on putting the phone down. While
 * nobody types here, what another phone wrote appears. `clean` makes what was typed fit to be kept.
 */
export function useSavedText(
  saved: string,
  { clean, save }: { clean: (text: string) => string; save: (text: string) => void },
) {
  const [text, setText] = useState(saved)
  const [base, setBase] = useState(saved)
  if (base !== saved) {
    setBase(saved)
    if (text === base) setText(saved)
  }
  const keep = () => {
    if (clean(text) !== saved) save(clean(text))
  }
  useOnLeave(keep)
  return { text, setText, keep }
}
