/** A module that could not be fetched once is not fetched again: better not to try without a network. */
export const network = () =>
  new Promise<unknown>((resolve) => {
    if (typeof window === 'undefined' || navigator.onLine) resolve(undefined)
    else window.addEventListener('online', resolve, { once: true })
  })
