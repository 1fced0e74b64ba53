/** A busy page goes on after so many milliseconds all the same. */
const busyAtMost = 1_000

/** When nothing that somebody sees is left to do. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(resolve, { timeout: busyAtMost })
  })

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

const kept = Promise.withResolvers<void>()

/** From now on the browser has every file that may be asked for: nobody waits for a network any more. */
export const allIsKept = kept.resolve

/** A module that could not be fetched once is not fetched again: better not to try without a network. */
export async function network(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  await Promise.race([kept.promise, online])
}

/** When nothing that somebody sees is left to do, and a module can be fetched. */
export const whenFree = () => whenIdle().then(network)
