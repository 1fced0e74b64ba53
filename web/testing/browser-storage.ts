/** A Storage as browsers have it, for tests that run without one. */
export function browserStorage(): Storage {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
  // Object.keys() of a real Storage gives its keys.
  return new Proxy(storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (target, key) =>
      values.has(String(key))
        ? { enumerable: true, configurable: true, value: values.get(String(key)) }
        : Reflect.getOwnPropertyDescriptor(target, key),
  }) as Storage
}
