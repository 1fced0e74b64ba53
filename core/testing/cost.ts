/** Node has it since 24; the types of Node are not known here. */
declare const process: { threadCpuUsage: () => { user: number; system: number } }

/**
 * What a rule may cost: as much as a piece of work that always is the same. It takes about fifty
 * milliseconds of an ordinary core, and is measured beside the rule, so that a slow machine is no slow
 * rule (A78).
 */
export const atMost = 1

/** How often something is tried that takes too long: the first time the engine has not compiled it yet. */
const tries = 5

/** In milliseconds of the core, which some systems count by fours: what takes less is not compared. */
const tooLittle = 13

/** About fifty milliseconds of what rules do: small objects, keys, short texts, sorting. */
function aPieceOfWork(): number {
  let sum = 0
  for (let round = 0; round < 20; round += 1) {
    const days = new Map<string, string[]>()
    for (let at = 0; at < 3_000; at += 1) {
      const key = `2026-${at % 12}-${at % 400}`
      days.set(key, [...(days.get(key) ?? []), key])
    }
    sum += JSON.stringify([...days].toSorted(([one], [other]) => (one < other ? -1 : 1))).length
  }
  return sum
}

/** Of this thread alone: others have the machine as well. */
export function milliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const after = process.threadCpuUsage()
  return (after.user - before.user + after.system - before.system) / 1000
}

/** How many such pieces it takes to do this once, with everything that `prepare` gives made anew. */
export function costOf<Given>(prepare: () => Given, work: (given: Given) => unknown): number {
  let least = Infinity
  for (let time = 0; time < tries && least > atMost; time += 1) {
    const given = prepare()
    const taken = milliseconds(() => work(given))
    least = Math.min(least, taken < tooLittle ? 0 : taken / milliseconds(aPieceOfWork))
  }
  return least
}
