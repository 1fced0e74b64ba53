import type { Refusal } from '#core/refusal.ts'
import { fairLines } from '#server/store/fair-lines.ts'

/** How many at once; how many may wait in all names together, and the refusal of everybody else. */
type Bounds = { places: number; waiting: number; refusal: () => Refusal }

/**
 * Does the work of a few at once, in turns by name. Where a fair queue looks through all who wait for whose
 * turn it is, this takes the next one: for what thousands of names wait for in the same moment (E9).
 */
export function fewAtOnce({ places, waiting, refusal }: Bounds) {
  const lines = fairLines()
  let taken = 0
  let waits = 0

  const enter = async (name: string): Promise<void> => {
    if (taken < places) {
      taken += 1
      return
    }
    if (waits >= waiting) throw refusal()
    waits += 1
    await new Promise<void>((begin) => lines.add(name, begin))
  }
  /** Whoever comes next has the same place. */
  const leave = () => {
    const next = lines.next()
    if (!next) {
      taken -= 1
      return
    }
    waits -= 1
    next.begin()
  }

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    await enter(name)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
