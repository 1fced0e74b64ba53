/** What the tab keeps; where the browser refuses that, for as long as the page is open. */
export const tabStorage = orPassing(() => sessionStorage)

/** The same for what the device keeps. */
export const deviceStorage = orPassing(() => localStorage)

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

function orPassing(own: () => Storage | undefined): () => Kept {
  let passing: Kept | undefined
  return () => {
    try {
      const storage = own()
      if (storage) return storage
    } catch {
      // As where there is none at all.
    }
    return (passing ??= passingStorage())
  }
}

function passingStorage(): Kept {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}
