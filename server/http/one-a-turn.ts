/**
 * Lets one request of each name begin in a turn of the event loop. What comes in one packet, or in many at
 * one moment, would else all be done in that moment, and nobody else be answered before (A81). Gives
 * nothing where it may begin at once.
 */
export function oneATurn(): (name: string) => Promise<void> | undefined {
  /** Those that have begun in this turn, and who waits for the next ones. */
  const begun = new Map<string, (() => void)[]>()
  const nextTurn = () => {
    for (const [name, waiting] of begun) {
      const begin = waiting.shift()
      if (begin) begin()
      else begun.delete(name)
    }
    if (begun.size > 0) setImmediate(nextTurn)
  }
  return (name) => {
    const waiting = begun.get(name)
    if (waiting) return new Promise((begin) => waiting.push(begin))
    if (begun.size === 0) setImmediate(nextTurn)
    begun.set(name, [])
    return undefined
  }
}
