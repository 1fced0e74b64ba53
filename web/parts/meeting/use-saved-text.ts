import { useRef, useState } from 'react'
import { useOnLeave } from './use-on-leave.ts'

/**
 * A text that is kept without a save button: on blur, on leaving, on putting the phone down. While
 * nobody types here, what another phone wrote appears. `clean` makes what was typed fit to be kept;
 * `save` also hears what stood there when the writing began, so that what came meanwhile is merged
 * with it and not overwritten (P6).
 */
export function useSavedText(
  saved: string,
  { clean, save }: { clean: (text: string) => string; save: (text: string, from: string) => void },
) {
  const [text, setText] = useState(saved)
  /** What the writing builds on: what stood there when it began, then what was kept of it last. */
  const [base, setBase] = useState(saved)
  const [seen, setSeen] = useState(saved)
  if (seen !== saved) {
    setSeen(saved)
    if (text === base || clean(text) === base) {
      setText(saved)
      setBase(saved)
    }
  }
  // Blur and leaving may come together, before the screen has heard of the first.
  const sent = useRef({ base: saved, text: saved })
  const keep = () => {
    const next = clean(text)
    if (next === base || (sent.current.base === base && sent.current.text === next)) return
    sent.current = { base, text: next }
    save(next, base)
    setBase(next)
  }
  useOnLeave(keep, { whenHidden: true })
  return { text, setText, keep }
}
