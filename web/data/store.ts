import { QueryClient } from '@tanstack/react-query'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { LogEntry } from '#core/contract/log.ts'
import { apiPaths } from '#core/paths.ts'
import { rulesVersion } from '#core/rules-version.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { ApiError, OfflineError, request } from './api.ts'
import { createOutbox, type Outbox, type OutboxNews } from './outbox.ts'
import { replay, replicaOf, viewOf, type Pending, type Replica } from './replica.ts'
import { clearSessionCache, readSessionCache, writeSessionCache } from './session-cache.ts'
import { beginSession, isLeaving, leaveOnPurpose } from './session-end.ts'
import type { Storage } from './storage.ts'
import { timing } from './timing.ts'

/** `null`: nobody is signed in. */
type Session = Bootstrap | null

/** What one tab of a user tells the others. */
export type TabNews =
  | OutboxNews
  | { kind: 'entries'; entries: readonly LogEntry[] }
  | { kind: 'snapshot'; snapshot: Bootstrap }
  /** The session; `wished`: somebody has signed out. */
  | { kind: 'over'; wished: boolean }

/** The one family of this browser: the head of its log, and what is on its way there. */
export type Store = {
  queryClient: QueryClient
  outbox: Outbox
  /** The first authentication state: the documents, or null when nobody is signed in. */
  load: () => Promise<Session>
  /** What the screens show now; undefined before the first load. */
  current: () => Session | undefined
  subscribe: (listener: () => void) => () => void
  /** The last place in the family's log that is known here; 0 before there is one. */
  sequence: () => number
  /** The time by the server's clock, as far as it is known (P10). */
  now: () => string
  /** How much the device's clock is ahead of the server's, in milliseconds. */
  skew: () => number
  /** Takes the server's word for what time it is. */
  setClock: (now: string) => void
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
  let ahead = 0
  let pulling: ReturnType<typeof setTimeout> | undefined

  const announce = () => {
    for (const listener of listeners) listener()
  }

  const now = () => new Date(Date.now() - ahead).toISOString()
  const setClock = (serverNow: string) => {
    ahead = Date.now() - Date.parse(serverNow)
    announce()
  }

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

  /** The session has ended here or on the server: of the family stays what its user has typed. */
  const end = () => {
    const leaver = replica?.head.user.id
    forget()
    void storage.forget()
    replica = null
    recompute()
    announce()
    if (leaver === undefined) return
    tell({ kind: 'over', wished: isLeaving() })
    onSignedOut(leaver)
  }

  const forget = () => {
    clearSessionCache()
    queryClient.clear()
  }

  /** A question whose answer counts only where nobody has signed out meanwhile. */
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer | null> => {
    const asked = replica
    try {
      const answer = await question()
      return asked && replica === null ? null : answer
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      if (asked) end()
      else {
        replica = null
        recompute()
        announce()
      }
      return null
    }
  }

  /** An answer that was long on its way may be older than the head: then the next one counts. */
  const fetchSnapshot = async (query: { diverged?: number } = {}) => {
    const documents = () => callServer(apiPaths.bootstrap, { query })
    const first = await ask(documents)
    const isLate =
      first?.family.id === replica?.head.family.id &&
      (first?.sequence ?? 0) < (replica?.sequence ?? 0)
    const snapshot = isLate ? await ask(documents) : first
    if (!snapshot) return
    takeSnapshot(snapshot)
    tell({ kind: 'snapshot', snapshot })
  }

  /** The replay led elsewhere than the server's: the host reads of it, the documents come anew. */
  const heal = (sequence: number) => fetchSnapshot({ diverged: sequence })

  const fetchChanges = async () => {
    for (;;) {
      if (!replica) return fetchSnapshot()
      const { head, sequence } = replica
      const query = { after: sequence }
      const changes = await ask(() =>
        callServer(apiPaths.changes(head.family.id), { query }),
      ).catch((error: unknown) => {
        // Trimmed, or another log, or another family: the documents themselves have to come.
        if (error instanceof ApiError && [404, 410].includes(error.status)) return 'gone' as const
        throw error
      })
      if (changes === 'gone') return fetchSnapshot()
      if (!changes || !replica) return
      setClock(changes.now)
      if (!isSameUser(replica.head.user, changes.user)) {
        advance({ ...replica, head: { ...replica.head, user: changes.user } }, new Set())
      }
      receive(changes.changes)
      if (replica.sequence >= changes.head || changes.changes.length === 0) return
    }
  }

  const pull = oneAtATime(fetchChanges)
  const refresh = oneAtATime(() => fetchSnapshot())

  /** What this browser kept of whoever was here last, by the rules of today. */
  const kept = async (): Promise<Replica | null> => {
    const cached = readSessionCache()
    if (cached?.rules === rulesVersion) return replicaOf(cached)
    const userId = await storage.lastUser()
    const found = userId === null ? null : await storage.read(userId)
    return found && replay(replicaOf(found.snapshot), found.entries).replica
  }

  outbox.subscribe(announce)

  return {
    queryClient,
    outbox,
    current,
    sequence: () => replica?.sequence ?? 0,
    now,
    skew: () => ahead,
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
      const known = await kept()
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

/** Whoever asks while it is under way may want what came after it began: it is done once more then. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = () => {
    underWay = work().finally(() => {
      underWay = null
    })
    return underWay
  }
  return () => {
    if (!underWay) return begin()
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}

/** Fails when the first screen has waited long enough; an answer that comes later counts all the same. */
function noConnection(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new OfflineError()), timing.onlineState)
  })
}
