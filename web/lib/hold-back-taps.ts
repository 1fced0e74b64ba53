import { afterPaint } from './schedule.ts'
import { within } from './second-tap.ts'

/**
 * A tap that follows at once was meant for what stood here before: for a moment, from when these are seen,
 * there is nothing to press in them. Keys are not held back, they go where the focus is. Gives the way to end it.
 */
export function holdBackTaps(parts: readonly HTMLElement[]): () => void {
  const press = (value: string) => {
    for (const { style } of parts) style.pointerEvents = value
  }
  press('none')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  afterPaint(() => {
    if (!isOver) timer = setTimeout(() => press(''), within)
  })
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
