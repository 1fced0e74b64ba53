import { fairLines } from '#server/store/fair-lines.ts'

/** Milliseconds: a turn that takes longer has fewer begin in the next one, and more where it was shorter. */
const turnLasts = 2

/** How many begin at most in a turn of those who wait, and as many more of those who come. */
const mostOfAll = 64

/**
 * Lets one request of each name begin in a turn of the event loop, and of all names no more than a turn has
 * time for. What comes in one packet, or in many at one moment, would else all be done in that moment, and
 * nobody else be answered before; in each turn the system lets in one new connection (A81). Gives nothing
 * where it may begin at once.
 */
export function oneATurn(): (name: string) => Promise<void> | undefined {
  /** Those that have begun in this turn, and who waits for the next ones. */
  const begun = new Set<string>()
  const waiting = fairLines()
  let most = mostOfAll
  let came = 0
  let turnBegan = 0

  const beginTurn = () => {
    const now = performance.now()
    most = now - turnBegan > turnLasts ? Math.max(1, most >> 1) : Math.min(mostOfAll, most * 2)
    turnBegan = now
    begun.clear()
    came = 0
    for (let count = 0; count < most; count += 1) {
      const next = waiting.next((name) => !begun.has(name))
      if (!next) break
      begun.add(next.name)
      next.begin()
    }
    if (begun.size > 0) setImmediate(beginTurn)
  }

  return (name) => {
    if (begun.size === 0) {
      turnBegan = performance.now()
      setImmediate(beginTurn)
    }
    const mayBegin = !begun.has(name) && waiting.waits(name) === 0 && came < most
    if (!mayBegin) return new Promise((begin) => waiting.add(name, begin))
    came += 1
    begun.add(name)
    return undefined
  }
}
