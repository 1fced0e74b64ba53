export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'care'
  action?: { label: string; onAct: () => void } | undefined
}

/** Milliseconds a message stays: longer when there is something to decide. */
export function toastTime(toast: Pick<Toast, 'text' | 'action'>): number {
  const reading = 3000 + toast.text.length * 50
  return Math.min(Math.max(reading, toast.action ? 10_000 : 5_000), 15_000)
}

/** What a phone has room for beside the screen that they are about. */
const mostAtOnce = 2

/**
 * The messages after a new one: newest last, two at most. The same words again replace the earlier
 * message, so that ten ticks do not pile up ten messages; an offer to undo is never replaced by
 * another's, for it belongs to another deed.
 */
export function addToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const others = toasts.filter(
    (other) =>
      other.action !== undefined || toast.action !== undefined || other.text !== toast.text,
  )
  return [...others, toast].slice(-mostAtOnce)
}

export function removeToast(toasts: readonly Toast[], id: number): Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}
