import type { KeyboardEvent } from 'react'

/** Enter in a line takes it, rather than sending the form around it; not while a word is composed. */
export const onEnter = (take: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  take()
}
