import type { Sent } from '#web/data/mutate.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { useOnLeave } from './use-on-leave.ts'

interface Options {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  /** What the text is called in its document. */
  field?: string
  /** Makes what was typed fit to be kept. */
  clean: (text: string) => string
  /**
   * Sends it with what stood there when the writing began, so that what came meanwhile is merged
   * with it and not overwritten (P6); false where it cannot be kept like this.
   */
  save: (text: string, from: string) => Sent | false
}

/**
 * A text that is kept without a save button: on blur, on leaving, on putting the phone down. While
 * nobody types here, what another phone wrote appears.
 */
export function useSavedText(saved: string, { about, field = 'text', clean, save }: Options) {
  const draft = useDraft(about, saved, { field })
  const keep = () => {
    const [next, from] = [clean(draft.latest()), draft.base()]
    if (next === from) return
    const sent = save(next, from)
    if (sent) draft.sent(sent.attempt)
  }
  useOnLeave(keep, { whenHidden: true })
  return { text: draft.value, field: { ...typedText(draft), onBlur: keep } }
}
