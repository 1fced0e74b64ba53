import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import type { OutboxNews } from './outbox.ts'

/** What one tab of a user tells the others. */
export type TabNews =
  | OutboxNews
  | { kind: 'entries'; familyId: string; entries: readonly LogEntry[] }
  | { kind: 'snapshot'; snapshot: Bootstrap }
  /** The server answers again. */
  | { kind: 'back' }
  /** The session; `wished`: somebody has signed out. */
  | { kind: 'over'; wished: boolean }

const name = 'elefam-family'

/** The channel between the tabs of a browser; where there is none, each tab is on its own. */
export function openTabs(): {
  tell: (news: TabNews) => void
  listen: (listener: (news: TabNews) => void) => void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (news) => channel.postMessage(news),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data)),
  }
}

/**
 * Calls `lead` once no other tab of this browser holds the lead; gives the way to let go of it. Without
 * locks, as over plain http, every tab leads for itself.
 */
export function holdLead(lead: () => void): () => void {
  const locks = 'locks' in navigator ? navigator.locks : null
  if (!locks || typeof BroadcastChannel === 'undefined') {
    lead()
    return () => undefined
  }
  const leaving = new AbortController()
  const untilLeft = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  void locks
    .request(name, { signal: leaving.signal }, () => {
      lead()
      return untilLeft
    })
    .catch(() => undefined) // Released before the lead was free.
  return () => leaving.abort()
}
