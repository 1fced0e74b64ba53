import { within } from './second-tap.ts'

/**
 * A tap that follows at once was meant for what stood here before: for a moment there is nothing to press
 * in these. Keys are not held back, they go where the focus is. Gives the way to end it.
 */
export function holdBackTaps(parts: readonly HTMLElement[]): () => void {
  const press = (value: string) => {
    for (const { style } of parts) style.pointerEvents = value
  }
  press('none')
  const timer = setTimeout(() => press(''), within)
  return () => clearTimeout(timer)
}
