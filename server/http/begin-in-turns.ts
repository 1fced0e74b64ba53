import { fairLines } from '#server/store/fair-lines.ts'

/**
 * Milliseconds: after a turn that took longer fewer begin in the next one, and more after one that took
 * less. A shorter one would have each wait for a commit of its own, and much be kept for those who wait.
 */
const turnLasts = 8

/** How many begin at most in a turn of those who wait, and as many more of those who come. */
const mostOfAll = 16

/**
 * Lets as many requests begin in a turn of the event loop as a turn has time for, those who wait in turns
 * by name, and of one name no more than `each`. What comes in one packet, or in many at one moment, would
 * else all be done in that moment, and nobody else be answered before; in each turn the system lets in one
 * new connection (A81). Gives nothing where it may begin at once.
 */
export function beginInTurns({ each = mostOfAll } = {}): (
  name: string,
) => Promise<void> | undefined {
  /** How many of each name have begun in this turn, and who waits for the next ones. */
  const begun = new Map<string, number>()
  const waiting = fairLines()
  let most = mostOfAll
  let came = 0
  let turnBegan = 0

  const mayBegin = (name: string) => (begun.get(name) ?? 0) < each
  const begins = (name: string) => begun.set(name, (begun.get(name) ?? 0) + 1)
  const beginTurn = () => {
    const now = performance.now()
    most = now - turnBegan > turnLasts ? Math.max(1, most >> 1) : Math.min(mostOfAll, most * 2)
    turnBegan = now
    begun.clear()
    came = 0
    for (let count = 0; count < most; count += 1) {
      const next = waiting.next(mayBegin)
      if (!next) break
      begins(next.name)
      next.begin()
    }
    if (begun.size > 0) setImmediate(beginTurn)
  }

  return (name) => {
    if (begun.size === 0) {
      turnBegan = performance.now()
      setImmediate(beginTurn)
    }
    const isItsTurn = mayBegin(name) && waiting.waits(name) === 0 && came < most
    if (!isItsTurn) return new Promise((begin) => waiting.add(name, begin))
    came += 1
    begins(name)
    return undefined
  }
}
