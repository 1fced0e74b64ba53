import { useRef } from 'react'
import { typedText, useDraft } from '#web/parts/draft/use-draft.tsx'
import { useOnLeave } from './use-on-leave.ts'

interface Options {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  /** Makes what was typed fit to be kept. */
  clean: (text: string) => string
  /** Sends it; false where it cannot be kept like this. */
  save: (text: string) => unknown
}

/**
 * A text that is kept without a save button: on blur, on leaving, on putting the phone down. While
 * nobody types here, what another phone wrote appears.
 */
export function useSavedText(saved: string, { about, clean, save }: Options) {
  const draft = useDraft(about, saved)
  // Blur and leaving may come together, before the screen has heard of the first.
  const sent = useRef({ over: saved, text: saved })
  const keep = () => {
    const next = clean(draft.latest())
    if (next === saved || (sent.current.over === saved && sent.current.text === next)) return
    sent.current = { over: saved, text: next }
    const done = save(next)
    if (done !== false) draft.sent(done)
  }
  useOnLeave(keep, { whenHidden: true })
  return { text: draft.value, field: { ...typedText(draft), onBlur: keep } }
}
