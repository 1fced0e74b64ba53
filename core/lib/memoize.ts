/**
 * The same work, done once for each of so many keys; with one more of them, everything is worked out
 * anew. It must always give the same for the same key, and never undefined.
 */
export function memoize<Key, Value>(
  atMost: number,
  work: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= atMost) known.clear()
    const value = work(key)
    known.set(key, value)
    return value
  }
}

/** The same for each object, as long as that is there: documents never change. */
export function perObject<One extends object, Value>(
  work: (one: One) => Value,
): (one: One) => Value {
  const known = new WeakMap<One, Value>()
  return (one) => {
    const found = known.get(one)
    if (found !== undefined) return found
    const value = work(one)
    known.set(one, value)
    return value
  }
}
