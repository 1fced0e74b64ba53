import { replaceEqualDeep, type DefaultOptions } from '@tanstack/react-query'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { createListeners } from '../lib/listeners.ts'
import { sessionUser } from '../lib/safe-storage.ts'
import { askAs, noteAnswer, OfflineError, queryDefaults, request } from './api.ts'
import { createOutbox, isWaiting, type Outbox, type OutboxState } from './outbox.ts'
import { createPull, lastKnown, noConnection } from './pull.ts'
import { headOf, replay, viewOf, type Head, type View } from './replica.ts'
import { clearSessionCache, writeSessionCache } from './session-cache.ts'
import type { Storage } from './storage.ts'
import type { TabNews } from './tabs.ts'

/** The documents, or null where nobody is signed in. */
type Session = View | null

/** The one family of this browser: the head of its log, and what is on its way there. */
export type Store = {
  /** How its screens ask the server for more than the documents (asking.tsx). */
  queryDefaults: DefaultOptions
  outbox: Outbox
  /** The first authentication state: the documents, or null when nobody is signed in. */
  load: () => Promise<Session>
  /** What the screens show now; undefined before the first load. */
  current: () => Session | undefined
  /** The place in the family's log up to which this browser has it; null where there is no log. */
  sequence: () => number | null
  subscribe: (listener: () => void) => () => void
  /** Entries of the log, from the event stream or another tab. */
  receive: (entries: readonly LogEntry[]) => void
  /** Asks for what came after the head. */
  pull: () => Promise<void>
  /** Asks for everything anew: after signing in, or when something changed that is not in the log. */
  refresh: () => Promise<void>
  /** Hears what another tab says. */
  hear: (news: TabNews) => void
  /** The time by the server's clock, as far as it is known (P10). */
  now: () => string
  /** How much the device's clock is ahead of the server's, in milliseconds. */
  skew: () => number
  /** Sets the clock by the server's. */
  setClock: (now: string) => void
  signOut: () => Promise<void>
  /** The account is gone: nothing of it stays here. */
  leave: () => Promise<void>
}

type Options = {
  storage: Storage
  /** Somebody has signed in. */
  onSignedIn?: (userId: string) => void
  /** The session is over; `wished`: they have signed out, here or in another tab. */
  onSignedOut: (userId: string, wished: boolean) => void
  /** Tells the other tabs of this user. */
  tell?: (news: TabNews) => void
  /** How the server is asked. */
  ask?: typeof request
  /** Whose session the browser has, as far as it can tell without the server. */
  whoIsIn?: () => string | null
}

/** Milliseconds to wait for missing entries, which the stream may bring, before they are asked for. */
const pullDelay = 100

/** Every so many entries the snapshot that is kept is written anew. */
const entriesKept = 50

export function createStore({
  storage,
  onSignedIn = () => undefined,
  onSignedOut,
  tell = () => undefined,
  ask: callServer = request,
  whoIsIn = sessionUser,
}: Options): Store {
  const { subscribe, announce } = createListeners()
  let head: Head | null | undefined
  /** What the device kept goes: nothing is read of it before it is gone. */
  let forgotten: Promise<unknown> = Promise.resolve()
  /** What the screens show, and the head and entries that it was made of. */
  let view: { head?: typeof head; entries?: OutboxState['entries']; shown?: Session | undefined } =
    {}
  /** How much the device's clock is ahead, in milliseconds. */
  let ahead = 0
  let isLeaving = false
  let pulling: ReturnType<typeof setTimeout> | undefined

  const setClock = (now: string) => {
    ahead = Date.now() - Date.parse(now)
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
    acknowledged: ({ familyId, ...given }, { sequence, at, userId }) => {
      if (familyId !== head?.family.id || sequence <= head.sequence) {
        return outbox.settle(0, new Set([given.command.id])) // The head has it, or is another family’s.
      }
      const undo = null // A replay needs no inverse.
      receive([{ ...given, sequence, at, userId, undo, hash: null }])
    },
    signedOut: () => end(),
    waitsForOther: ({ order }) => order >= Date.now() - limits.draftDays * 24 * 3_600_000,
    tell,
  })

  const current = () => {
    const { entries } = outbox.state()
    if (view.head !== head || view.entries !== entries) {
      // What did not change stays the same object, so that a tick's receipt renders nothing anew.
      view = { head, entries, shown: replaceEqualDeep(view.shown, head && viewOf(head, entries)) }
    }
    return view.shown
  }

  /** The head moves on: the outbox drops what it has, and the screens are told. */
  const advance = (next: Head, ids: ReadonlySet<string> = new Set()) => {
    const before = head
    head = next
    const { id } = next.user
    if (before?.user.id !== id) {
      if (before) clearSessionCache()
      isLeaving = false
      // Where somebody else has signed in in this browser, the page becomes theirs.
      askAs({ userId: id, displaced: () => quietly(refresh()) })
      onSignedIn(id)
      void outbox.open(id)
    }
    writeSessionCache(next)
    outbox.settle(next.sequence, ids)
    announce()
  }

  const takeSnapshot = (snapshot: Bootstrap, isNews = true) => {
    if (snapshot.now) setClock(snapshot.now)
    void storage.writeSnapshot(snapshot)
    advance(headOf(snapshot))
    if (isNews) tell({ kind: 'snapshot', snapshot })
  }

  const receive = (entries: readonly LogEntry[], isNews = true) => {
    if (!head) return
    const from = head.sequence
    const { head: next, outcome } = replay(head, entries)
    const taken = entries.filter(({ sequence }) => sequence > from && sequence <= next.sequence)
    if (taken.length > 0) {
      const isDue = Math.floor(next.sequence / entriesKept) > Math.floor(from / entriesKept)
      if (isDue) void storage.writeSnapshot(next)
      else void storage.writeEntries(next.user.id, taken)
      advance(next, new Set(entries.map(({ command }) => command.id)))
      if (isNews) tell({ kind: 'entries', familyId: next.family.id, entries: taken })
    }
    if (outcome === 'gap') pullSoon()
    if (outcome === 'beyond') quietly(refresh())
    if (outcome === 'diverged') quietly(heal(next.sequence + 1))
  }

  /** Another tab has what this one does not know: it may be somebody else’s by now. */
  const askAgain = () => {
    if (head) quietly(pull())
  }

  /** Asks for missing entries after a while: in most cases the stream brings them before. */
  const pullSoon = () => {
    clearTimeout(pulling)
    pulling = setTimeout(() => quietly(pull()), pullDelay)
  }

  /** The session has ended, here or on the server. */
  const end = () => {
    const leaver = head?.user.id
    clearSessionCache()
    forgotten = storage.forget()
    head = null
    askAs(null)
    announce()
    if (leaver === undefined) return
    tell({ kind: 'over', wished: isLeaving })
    onSignedOut(leaver, isLeaving)
  }

  const leave = async () => {
    isLeaving = true
    await outbox.clear()
    end()
  }

  /** What came after the head, or everything. */
  const { pull, refresh, heal } = createPull({
    ask: callServer,
    head: () => head,
    takeSnapshot,
    takeChanges: ({ now, user, changes }) => {
      setClock(now)
      if (head && !isSameUser(head.user, user)) advance({ ...head, user })
      receive(changes)
    },
    signedOut: end,
    homeless: () => {
      clearSessionCache()
      forgotten = storage.forget()
      head = undefined
      announce()
    },
  })

  outbox.subscribe(announce)

  return {
    queryDefaults,
    outbox,
    current,
    sequence: () => head?.sequence ?? null,
    now: () => new Date(Date.now() - ahead).toISOString(),
    skew: () => ahead,
    setClock,
    receive,
    pull,
    refresh,
    subscribe,
    hear: (news) => {
      if (news.kind === 'over') {
        isLeaving ||= news.wished
        quietly(refresh())
      } else if (news.kind === 'snapshot') {
        if (head?.user.id === news.snapshot.user.id) takeSnapshot(news.snapshot, false)
        else askAgain()
      } else if (news.kind === 'entries') {
        if (head?.family.id === news.familyId) receive(news.entries, false)
        else askAgain()
      } else if (news.kind === 'back') noteAnswer(200)
      else outbox.hear(news)
    },
    load: async () => {
      if (head) return current() ?? null
      await forgotten
      const known = await lastKnown(storage)
      // What somebody else left is theirs, also while the server has not said who is here (A55).
      if (known && known.user.id === whoIsIn()) {
        advance(known)
        quietly(pull()) // The screens show what was kept until its answer comes.
      } else await Promise.race([refresh(), noConnection()])
      return current() ?? null
    },
    signOut: async () => {
      await outbox.flush()
      // Signing out needs a connection: what could not be sent before would be lost.
      if (outbox.state().entries.some(isWaiting)) throw new OfflineError()
      await callServer(apiPaths.signOut, { method: 'POST', body: {} })
      await leave()
    },
    leave,
  }
}

const isSameUser = (one: Bootstrap['user'], other: Bootstrap['user']) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Ignores a failure: what is shown stays as it is. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
