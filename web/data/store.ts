import { QueryClient } from '@tanstack/react-query'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { LogEntry } from '#core/contract/log.ts'
import { apiPaths } from '#core/paths.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { OfflineError, request } from './api.ts'
import { catchUp } from './catch-up.ts'
import { lastKnown } from './last-known.ts'
import { noConnection } from './no-connection.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { replay, replicaOf, viewOf, type Pending, type Replica } from './replica.ts'
import { clearSessionCache, writeSessionCache } from './session-cache.ts'
import { beginSession, isLeaving, leaveOnPurpose } from './session-end.ts'
import { serverClock, type ServerClock } from './server-clock.ts'
import type { Storage } from './storage.ts'
import type { TabNews } from './tabs.ts'

/** `null`: nobody is signed in. */
type Session = Bootstrap | null

/** The one family of this browser: the head of its log, and what is on its way there. */
export type Store = ServerClock & {
  queryClient: QueryClient
  outbox: Outbox
  /** The first authentication state: the documents, or null when nobody is signed in. */
  load: () => Promise<Session>
  /** What the screens show now; undefined before the first load. */
  current: () => Session | undefined
  subscribe: (listener: () => void) => () => void
  /** The last place in the family's log that is known here; 0 before there is one. */
  sequence: () => number
  /** Entries of the log, from the event stream or another tab. */
  receive: (entries: readonly LogEntry[]) => void
  /** Asks for what came after the head. */
  pull: () => Promise<void>
  /** Asks for everything anew: after signing in, or when something changed that is not in the log. */
  refresh: () => Promise<void>
  /** Takes up what another tab says. */
  hear: (news: TabNews) => void
  signOut: () => Promise<void>
}

type Options = {
  storage: Storage
  /** Nobody is signed in any more who was. */
  onSignedOut: (userId: string) => void
  /** Tells the other tabs of this user. */
  tell?: (news: TabNews) => void
  /** How the server is asked. */
  ask?: typeof request
}

/** What comes together is asked for together, in milliseconds. */
const gather = 100

/** After so many entries the snapshot that is kept is written anew. */
const entriesKept = 50

export function createStore({
  storage,
  onSignedOut,
  tell = () => undefined,
  ask: callServer = request,
}: Options): Store {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: false, networkMode: 'always' } },
  })
  const listeners = new Set<() => void>()
  let replica: Replica | null | undefined
  let view: Session | undefined
  /** What of the outbox the view counts. */
  let counted: readonly Pending[] = []
  let entriesSinceSnapshot = 0
  let pulling: ReturnType<typeof setTimeout> | undefined
  const announce = () => listeners.forEach((listener) => listener())

  const { now, skew, setClock } = serverClock(announce)

  const outbox = createOutbox({
    storage,
    send: ({ familyId, sprintId, command }) =>
      sprintId === null
        ? callServer(apiPaths.familyCommands(familyId), { method: 'POST', body: command })
        : callServer(apiPaths.sprintCommands(familyId, sprintId), {
            method: 'POST',
            body: command,
          }),
    acknowledged: (entry, receipt) => {
      const undo = null // Nobody replays it from here.
      const { sprintId, command } = entry
      const { sequence, at, userId } = receipt
      const known = { sequence, at, userId, sprintId, command, undo, hash: null } as LogEntry
      if (entry.familyId === replica?.head.family.id) receive([known])
    },
    signedOut: () => end(),
    afterPaint,
    tell,
  })

  const recompute = () => {
    counted = outbox.state().entries
    view = replica && viewOf(replica, counted)
  }

  const current = () => {
    if (view && counted !== outbox.state().entries) recompute()
    return view
  }

  /** The head moves on: whoever waits for it in the outbox is let go, the screens are told. */
  const advance = (next: Replica, ids: ReadonlySet<string>) => {
    const before = replica
    replica = next
    outbox.settle(next.sequence, ids)
    if (before?.head.user.id !== next.head.user.id) {
      if (before) forget()
      beginSession(next.head.user.id)
      void outbox.open(next.head.user.id)
    }
    writeSessionCache({ ...next.head, sequence: next.sequence })
    recompute()
    announce()
  }

  const takeSnapshot = (snapshot: Bootstrap) => {
    if (snapshot.now) setClock(snapshot.now)
    entriesSinceSnapshot = 0
    void storage.writeSnapshot(snapshot)
    advance(replicaOf(snapshot), new Set())
  }

  const receive = (entries: readonly LogEntry[], isNews = true) => {
    if (!replica) return
    const { replica: next, outcome } = replay(replica, entries)
    const taken = entries.filter(
      ({ sequence }) => sequence > replica!.sequence && sequence <= next.sequence,
    )
    if (taken.length > 0) {
      const { id } = next.head.user
      entriesSinceSnapshot += taken.length
      if (entriesSinceSnapshot > entriesKept) {
        entriesSinceSnapshot = 0
        void storage.writeSnapshot({ ...next.head, sequence: next.sequence })
      } else void storage.writeEntries(id, taken)
      advance(next, new Set(entries.map(({ command }) => command.id)))
      if (isNews) tell({ kind: 'entries', entries: taken })
    }
    if (outcome === 'gap') pullSoon()
    if (outcome === 'beyond') void refresh().catch(() => undefined)
    if (outcome === 'diverged') void heal(next.sequence + 1).catch(() => undefined)
  }

  /** What is missing comes by the event stream in most cases. */
  const pullSoon = () => {
    clearTimeout(pulling)
    pulling = setTimeout(() => void pull().catch(() => undefined), gather)
  }

  const nobody = () => {
    replica = null
    recompute()
    announce()
  }

  /** The session has ended here or on the server: of the family stays what its user has typed. */
  const end = () => {
    const leaver = replica?.head.user.id
    forget()
    void storage.forget()
    nobody()
    if (leaver === undefined) return
    tell({ kind: 'over', wished: isLeaving() })
    onSignedOut(leaver)
  }

  const forget = () => {
    clearSessionCache()
    queryClient.clear()
  }

  /** What came after the head, or everything. */
  const { pull, refresh, heal } = catchUp({
    ask: callServer,
    head: () => replica,
    takeSnapshot: (snapshot) => {
      takeSnapshot(snapshot)
      tell({ kind: 'snapshot', snapshot })
    },
    takeChanges: (changes) => {
      setClock(changes.now)
      if (replica && !isSameUser(replica.head.user, changes.user)) {
        advance({ ...replica, head: { ...replica.head, user: changes.user } }, new Set())
      }
      receive(changes.changes)
    },
    signedOut: (wasIn) => (wasIn ? end() : nobody()),
  })

  outbox.subscribe(announce)

  return {
    queryClient,
    outbox,
    current,
    sequence: () => replica?.sequence ?? 0,
    now,
    skew,
    setClock,
    receive,
    pull,
    refresh,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hear: (news) => {
      if (news.kind === 'over') {
        if (news.wished && replica) leaveOnPurpose()
        void refresh().catch(() => undefined)
      } else if (news.kind === 'snapshot') {
        if (replica?.head.user.id === news.snapshot.user.id) takeSnapshot(news.snapshot)
      } else if (news.kind === 'entries') receive(news.entries, false)
      else outbox.hear(news)
    },
    load: async () => {
      if (view) return view
      const known = await lastKnown(storage)
      if (known) {
        advance(known, new Set())
        // The answer repaints; no answer leaves the family with what it had.
        void pull().catch(() => undefined)
      } else await Promise.race([refresh(), noConnection()])
      return view ?? null
    },
    signOut: async () => {
      await outbox.flush()
      // What could not be sent would be lost: signing out waits for a connection instead.
      if (outbox.state().entries.some((entry) => !entry.refused && !entry.receipt)) {
        throw new OfflineError()
      }
      await callServer(apiPaths.signOut, { method: 'POST', body: {} })
      await outbox.clear()
      leaveOnPurpose()
      end()
    },
  }
}

const isSameUser = (one: Bootstrap['user'], other: Bootstrap['user']) =>
  JSON.stringify(one) === JSON.stringify(other)
