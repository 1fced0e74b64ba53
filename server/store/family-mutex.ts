/** Milliseconds after which the next one begins beside somebody who is not done. */
const timeout = 1_000

/** The end of each key's last turn, by the database that gives them out. */
const turns = new WeakMap<object, Map<string, Promise<void>>>()

/**
 * Does the work for a key after the work that came before it, on this server. That only saves vain tries:
 * two that run beside each other after all find each other out by the log.
 */
export async function inMutex<Result>(
  owner: object,
  key: string,
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const ends = turns.get(owner) ?? new Map<string, Promise<void>>()
  turns.set(owner, ends)
  const before = ends.get(key)
  let end = () => {}
  const mine = new Promise<void>((done) => (end = done))
  ends.set(key, mine)
  await before
  const late = setTimeout(end, timeout).unref()
  try {
    return await work(before !== undefined)
  } finally {
    clearTimeout(late)
    end()
    if (ends.get(key) === mine) ends.delete(key)
  }
}
