/** A busy page goes on after so many milliseconds all the same. */
const busyAtMost = 1_000

/** When nothing that somebody sees is left to do. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(resolve, { timeout: busyAtMost })
  })
