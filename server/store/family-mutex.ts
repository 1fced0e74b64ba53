import { setTimeout as wait } from 'node:timers/promises'

/** So long, in milliseconds, somebody waits for those before them. */
const timeout = 1_000

/** By whom the turns are given out, the end of each key's last one. */
const turns = new WeakMap<object, Map<string, Promise<void>>>()

/**
 * Does the work for a key after that which came before it, on this server. It saves tries that would
 * be in vain, and holds nothing back for long: what goes wrong beside each other is found out anyway.
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
  try {
    if (before) await Promise.race([before, wait(timeout, undefined, { ref: false })])
    return await work(before !== undefined)
  } finally {
    end()
    if (ends.get(key) === mine) ends.delete(key)
  }
}
