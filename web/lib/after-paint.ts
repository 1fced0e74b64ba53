/** The longest that something waits for a frame: a page in the background paints none. */
const longest = 100

/** Does something once the next frame is on the screen, so that what a finger did is seen first. */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') return work()
  let done = false
  const once = () => {
    if (done) return
    done = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longest)
}
