/** Seeded chance: the same seed makes the same photograph everywhere. */
export type Chance = {
  /** Evenly between two numbers. */
  between: (low: number, high: number) => number
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  /** True in this share of cases. */
  often: (share: number) => boolean
  oneOf: <T>(list: readonly T[]) => T
  /** Around 0, with a standard deviation of 1. */
  normal: () => number
}

export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    often: (share) => next() < share,
    oneOf: (list) => list[Math.floor(next() * list.length)]!,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
