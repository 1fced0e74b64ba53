import { fairLines } from './fair-lines.ts'

/**
 * How many places there are, and how many one name may hold; how many may wait in all names together and
 * for how many milliseconds; and what everybody else is told.
 */
type Bounds = {
  places: number
  each?: number
  waiting?: number
  longest?: number
  refusal: () => Error
}

/**
 * Lets a few in at once, in turns by name. Where a fair queue looks through all who wait for whose turn it
 * is, this takes the next one: for what thousands of names wait for in the same moment (E9). Gives what
 * gives the place back.
 */
export function fewAtOnce(bounds: Bounds): (name: string) => Promise<() => void> {
  const { places, each = places, waiting = Infinity, longest, refusal } = bounds
  const lines = fairLines()
  const held = new Map<string, number>()
  /** How each of those who wait is sent away. */
  const sendAway = new WeakMap<() => void, () => void>()
  let taken = 0
  let waits = 0

  const holds = (name: string) => held.get(name) ?? 0
  const mayEnter = (name: string) => holds(name) < each
  const enter = (name: string) => {
    taken += 1
    held.set(name, holds(name) + 1)
  }
  const leave = (name: string) => {
    taken -= 1
    if (holds(name) > 1) held.set(name, holds(name) - 1)
    else held.delete(name)
    const next = lines.next(mayEnter)
    if (!next) return
    waits -= 1
    enter(next.name)
    next.begin()
  }
  /** Nobody fills the room for others: who waits in the name of most makes room, or whoever adds to that. */
  const makeRoomFor = (name: string) => {
    const most = lines.longest()
    if (!most || most.waits <= lines.waits(name) + 1) throw refusal()
    sendAway.get(most.begin)?.()
  }
  const turnOf = (name: string): Promise<void> => {
    if (waits >= waiting) makeRoomFor(name)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const giveUp = () => {
      clearTimeout(timer)
      lines.remove(name, begin)
      waits -= 1
      reject(refusal())
    }
    const timer = longest === undefined ? undefined : setTimeout(giveUp, longest)
    sendAway.set(begin, giveUp)
    lines.add(name, begin)
    waits += 1
    return promise
  }

  return async (name) => {
    if (taken < places && mayEnter(name)) enter(name)
    else await turnOf(name)
    let isInside = true
    return () => {
      if (isInside) leave(name)
      isInside = false
    }
  }
}
