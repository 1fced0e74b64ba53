import type { Refusal } from '#core/refusal.ts'
import { placesOf, type Names, type PlaceBounds, type Places } from './places.ts'

/** The bounds of the places; how many may wait, of one name and in all; and the refusal of everybody else. */
export type QueueBounds<Kind extends string> = PlaceBounds<Kind> & {
  waiting: { each: number; all: number }
  /**
   * Milliseconds. Somebody who has waited so long while all places were held has others asked to leave:
   * those who have held theirs for as long at least, the longest first.
   */
  reclaimAfter?: number
  refusal: () => Refusal
}

/** A place that somebody holds, until `leave` is called once. */
export type Place = {
  leave: () => void
  /** Aborted when others have waited for it too long. */
  wanted: AbortSignal
  /** From now on nobody asks for it any more. */
  keep: () => void
}

type Waiter = { since: number; enter: (place: Place) => void; refuse: (error: Refusal) => void }

/** Those who wait in the same names, in the order in which they came. */
type Group<Kind extends string> = { names: Names<Kind>; isKnown: boolean; waiters: Waiter[] }

/** What decides whose turn it is; `isFirst`: of those, known or not, whose turns these are. */
export type Standing = { isFirst: boolean; holds: number; used: number; waited: number }

/**
 * Where somebody waits whom we do not know, so much is theirs: one turn of so many, and that part of the
 * room to wait. Whoever makes themselves known, many times over, leaves this to everybody else (A83).
 */
const strangersPart = 4

/** Milliseconds: smaller differences in the time used do not count. */
const same = 10

/**
 * Whether one goes before the other: whose turns these are, then who holds fewer places, then who has used
 * less time, then who has waited longer. What was used is forgotten, so that nobody waits for ever.
 */
export function goesBefore(one: Standing, other: Standing): boolean {
  if (one.isFirst !== other.isFirst) return one.isFirst
  if (one.holds !== other.holds) return one.holds < other.holds
  const [less, more] = [Math.floor(one.used / same), Math.floor(other.used / same)]
  return less === more ? one.waited > other.waited : less < more
}

type Holder = { since: number; isKept: boolean; wanted: AbortController }

/** Of those who may leave and have held their places for `atLeast`, the `atMost` that held them longest. */
export function longestOf<One extends Holder>(
  inside: Iterable<One>,
  { now, atLeast, atMost }: { now: number; atLeast: number; atMost: number },
): One[] {
  const may = [...inside].filter(
    ({ since, isKept, wanted }) => !isKept && !wanted.signal.aborted && now - since >= atLeast,
  )
  return may.toSorted((a, b) => a.since - b.since).slice(0, atMost)
}

/**
 * Lets a few in at a time, in turns by whose it is (decision 072): the time that something takes is
 * charged to the names it is done in, and who has used least goes next. Whoever has to wait is let in on
 * the event loop's next turn, when all who came in this one stand in the line.
 */
export function fairQueue<Kind extends string>(
  bounds: QueueBounds<Kind>,
  clock: () => number = () => performance.now(),
) {
  const places = placesOf(bounds)
  const groups = new Map<string, Group<Kind>>()
  const inside = new Set<Holder>()
  let waiting = 0
  /** Turns of those whom we know, since there was one of somebody else. */
  let knownInARow = 0
  let planned: NodeJS.Immediate | null = null
  let asking: NodeJS.Timeout | null = null

  const plan = () => (planned ??= setImmediate(letIn))
  const letIn = () => {
    planned = null
    const now = clock()
    for (let next; !places.isFull() && (next = nextOf(groups.values(), places, turn(now)));) {
      knownInARow = next.isKnown ? knownInARow + 1 : 0
      const { enter } = takeFrom(next, 'first')
      enter(placeFor(next.names))
    }
    askFor()
  }
  const turn = (now: number) => ({ now, isOfKnown: knownInARow < strangersPart - 1 })
  const takeFrom = (group: Group<Kind>, which: 'first' | 'last'): Waiter => {
    const waiter = which === 'first' ? group.waiters.shift()! : group.waiters.pop()!
    if (group.waiters.length === 0) groups.delete(keyOf(group))
    waiting -= 1
    places.unqueue(group.names, clock())
    return waiter
  }
  const placeFor = (names: Names<Kind>): Place => {
    const holder = { since: clock(), isKept: false, wanted: new AbortController() }
    inside.add(holder)
    places.enter(names, holder.since)
    return {
      leave: () => {
        if (!inside.delete(holder)) return
        places.leave(names, clock())
        if (waiting > 0) plan()
      },
      wanted: holder.wanted.signal,
      keep: () => void (holder.isKept = true),
    }
  }
  /** While all places are held and somebody waits, asks for places after a while. */
  const askFor = () => {
    const { reclaimAfter } = bounds
    if (reclaimAfter === undefined || asking || waiting === 0 || !places.isFull()) return
    asking = setTimeout(() => {
      asking = null
      if (waiting === 0 || !places.isFull()) return
      const asked = longestOf(inside, { now: clock(), atLeast: reclaimAfter, atMost: waiting })
      for (const { wanted } of asked) wanted.abort()
      askFor()
    }, reclaimAfter)
    asking.unref()
  }
  /**
   * Makes room for one more: refuses whoever would come last, of those whom we do not know while they have
   * more than their part of the room, else of the others. False where that is the one more.
   */
  const makeRoom = ({ names, isKnown }: Pick<Group<Kind>, 'names' | 'isKnown'>): boolean => {
    const now = clock()
    const strangers = strangersIn(groups.values()) + (isKnown ? 0 : 1)
    const whoLeaves = { isKnown: strangers <= bounds.waiting.all / strangersPart }
    const last = lastOf(groups.values(), places, { now, ...whoLeaves })
    const line = { waits: places.waits(names) + 1, used: places.used(names, now) }
    const mayStay = isKnown !== whoLeaves.isKnown || (last && staysBefore(line, last.line))
    if (!last || !mayStay) return false
    takeFrom(last.group, 'last').refuse(bounds.refusal())
    return true
  }

  /** Waits for a place; rejects where there is no room to wait. Three turns of four are of whom we know. */
  const enter = (names: Names<Kind>, { isKnown = false } = {}): Promise<Place> => {
    if (waiting === 0 && places.mayEnter(names)) return Promise.resolve(placeFor(names))
    const key = keyOf({ names, isKnown })
    const isRoom = places.waits(names) < bounds.waiting.each
    if (!isRoom || (waiting >= bounds.waiting.all && !makeRoom({ names, isKnown })))
      return Promise.reject(bounds.refusal())
    const group = groups.get(key) ?? { names, isKnown, waiters: [] }
    groups.set(key, group)
    waiting += 1
    places.queue(names, clock())
    return new Promise((resolve, reject) => {
      group.waiters.push({ since: clock(), enter: resolve, refuse: reject })
      plan()
    })
  }
  return {
    enter,
    /** Holds a place for as long as some work takes. */
    run: async <Result>(
      names: Names<Kind>,
      work: () => Promise<Result>,
      options: { isKnown?: boolean } = {},
    ): Promise<Result> => {
      const { leave } = await enter(names, options)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

const keyOf = ({ names, isKnown }: Pick<Group<string>, 'names' | 'isKnown'>) =>
  `${isKnown} ${Object.values(names).join(' ')}`

/** How many wait whom we do not know. */
function strangersIn(groups: Iterable<Group<string>>): number {
  let count = 0
  for (const { isKnown, waiters } of groups) if (!isKnown) count += waiters.length
  return count
}

/** What decides who stays where the line is full: how many wait in the same names, and what those used. */
type Line = { waits: number; used: number }

/** Whether one stays where there is no room for both: the shorter line, then who used less. */
function staysBefore(one: Line, other: Line): boolean {
  if (one.waits !== other.waits) return one.waits < other.waits
  return Math.floor(one.used / same) < Math.floor(other.used / same)
}

/** Of those, known or not, the group whose newest waiter goes first where one has to; of equal ones the newest. */
function lastOf<Kind extends string>(
  groups: Iterable<Group<Kind>>,
  places: Places<Kind>,
  { now, isKnown }: { now: number; isKnown: boolean },
): { group: Group<Kind>; line: Line } | undefined {
  let last: { group: Group<Kind>; line: Line } | undefined
  for (const group of groups) {
    if (group.isKnown !== isKnown) continue
    const line = { waits: places.waits(group.names), used: places.used(group.names, now) }
    if (!last || !staysBefore(line, last.line)) last = { group, line }
  }
  return last
}

/** The group whose turn it is, among those that may have another place. */
function nextOf<Kind extends string>(
  groups: Iterable<Group<Kind>>,
  places: Places<Kind>,
  { now, isOfKnown }: { now: number; isOfKnown: boolean },
): Group<Kind> | undefined {
  let best: { group: Group<Kind>; standing: Standing } | undefined
  for (const group of groups) {
    const { names, isKnown, waiters } = group
    if (!places.mayEnter(names)) continue
    const holds = places.holds(names)
    const waited = now - waiters[0]!.since
    const isFirst = isKnown === isOfKnown
    const standing = { isFirst, holds, used: places.used(names, now), waited }
    if (!best || goesBefore(standing, best.standing)) best = { group, standing }
  }
  return best?.group
}
