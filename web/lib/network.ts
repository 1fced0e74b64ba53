let isAllKept = false

/** From now on the browser has every file that may be asked for: nobody waits for a network any more. */
export function allIsKept(): void {
  isAllKept = true
}

/** A module that could not be fetched once is not fetched again: better not to try without a network. */
export const network = () =>
  new Promise<unknown>((resolve) => {
    if (typeof window === 'undefined' || navigator.onLine || isAllKept) resolve(undefined)
    else window.addEventListener('online', resolve, { once: true })
  })
