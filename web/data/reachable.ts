/**
 * Whether the last request of this tab found the server. One thing at a time asks for it while it is
 * away (S9.7); whatever else has something to ask waits for that one's answer.
 */
let away = false
const listeners = new Set<() => void>()

/** What a proxy answers for a server that is not there, and the server when it can do nothing. */
const answersForAway = [502, 503, 504]

export function isAway(): boolean {
  return away
}

/** Takes up how a request ended: with this status, or with no answer at all. */
export function noteAnswer(status: number | null): void {
  const wasAway = away
  away = status === null || answersForAway.includes(status)
  if (wasAway && !away) for (const listener of listeners) listener()
}

/** Calls when the server answers again. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
