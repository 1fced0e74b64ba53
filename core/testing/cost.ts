/**
 * What a rule may cost: so many times a piece of work that always is the same. That piece takes about ten
 * milliseconds of an ordinary core, so that a slow machine, or a busy one, is no slow rule (A78).
 */
export const atMost = 5

/** How often something is tried; the quickest counts, for others had the machine in between. */
const tries = 3

/** About ten milliseconds of what rules do: small objects, keys, short texts, sorting. */
function aPieceOfWork(): number {
  let sum = 0
  for (let round = 0; round < 3; round += 1) {
    const days = new Map<string, string[]>()
    for (let at = 0; at < 3_000; at += 1) {
      const key = `2026-${at % 12}-${at % 400}`
      days.set(key, [...(days.get(key) ?? []), key])
    }
    sum += JSON.stringify([...days].toSorted(([one], [other]) => (one < other ? -1 : 1))).length
  }
  return sum
}

function milliseconds(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** How many such pieces it takes to do this once, with everything that `prepare` gives made anew. */
export function costOf<Given>(prepare: () => Given, work: (given: Given) => unknown): number {
  let least = Infinity
  for (let time = 0; time < tries && least > atMost / 2; time += 1) {
    const given = prepare()
    const taken = milliseconds(() => work(given))
    least = Math.min(least, taken / milliseconds(aPieceOfWork))
  }
  return least
}
