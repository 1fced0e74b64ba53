import type { HeardPresence, Thing } from '#core/presence/schema.ts'
import { createListeners } from '#web/lib/listeners.ts'

/**
 * Who else has what open just now. Nothing of it is kept anywhere: each screen says every ten
 * seconds what is open on it, and what it said holds for twenty.
 */
export const heartbeat = { every: 10_000, timeToLive: 20_000 } as const

/** Far more people than a family has screens. */
const peopleAtMost = 20

type Held = HeardPresence & { until: number }

let heard: readonly Held[] = []
const listeners = createListeners()
export const subscribePresence = listeners.subscribe

const update = (next: readonly Held[]) => {
  heard = next
  listeners.announce()
}

/** Takes up what the family's stream says of somebody. */
export function receivePresence(presence: HeardPresence): void {
  const now = Date.now()
  const others = heard.filter((other) => other.userId !== presence.userId && other.until > now)
  const until = now + heartbeat.timeToLive
  update([...others, ...(presence.thing ? [{ ...presence, until }] : [])].slice(-peopleAtMost))
  setTimeout(forgetPast, heartbeat.timeToLive)
}

function forgetPast(): void {
  const now = Date.now()
  if (heard.some(({ until }) => until <= now)) update(heard.filter(({ until }) => until > now))
}

/** Everybody who was heard of within the last twenty seconds. */
export function readPresence(): readonly Held[] {
  return heard
}

/** Those of them who have this open. */
export function othersAt(
  present: readonly HeardPresence[],
  thing: Thing,
  myId: string,
): HeardPresence[] {
  return present.filter(
    (other) =>
      other.userId !== myId && other.thing?.kind === thing.kind && other.thing.id === thing.id,
  )
}

type Attending = { thing: Thing; myId: string; say: (thing: Thing | null) => void }

/** What is open on this page. */
let open: readonly Attending[] = []

/** The one thing that others are told of: a task’s form, as it lies over the screen that it was opened from. */
const innermost = () => open.findLast(({ thing }) => thing.kind === 'task') ?? open.at(-1)

/**
 * Says that this is open here, again and again while the page is looked at, and at once to somebody
 * who opens it as well. Gives the way to end it.
 */
export function announcePresence(mine: Attending): () => void {
  const { thing, myId, say } = mine
  const ids = () => othersAt(heard, thing, myId).map(({ userId }) => userId)
  let known = ids()
  const isLookedAt = () => document.visibilityState === 'visible'
  const isInnermost = () => innermost() === mine
  const speak = () => {
    if (isInnermost() && isLookedAt()) say(thing)
  }
  const look = () => {
    if (isInnermost()) say(isLookedAt() ? thing : null)
  }
  const answer = () => {
    const present = ids()
    const isNew = present.some((id) => !known.includes(id))
    known = present
    if (isNew) speak()
  }
  open = [...open, mine]
  speak()
  const timer = setInterval(speak, heartbeat.every)
  const stop = subscribePresence(answer)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
    const wasInnermost = isInnermost()
    open = open.filter((other) => other !== mine)
    if (wasInnermost) say(innermost()?.thing ?? null)
  }
}
