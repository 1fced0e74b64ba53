import { useRef, useState } from 'react'
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
  // Blur and leaving may come together, before the screen has heard of the first.
  const sent = useRef({ over: saved, text: saved })
  const keep = () => {
    const next = clean(text)
    if (next === saved || (sent.current.over === saved && sent.current.text === next)) return
    sent.current = { over: saved, text: next }
    save(next)
  }
  useOnLeave(keep, { whenHidden: true })
  return { text, setText, keep }
}
