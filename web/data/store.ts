import { QueryClient } from '@tanstack/react-query'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { apiPaths } from '#core/paths.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { ApiError, OfflineError, request } from './api.ts'
import { type Acknowledged, confirmLater, confirmOne, versionOf } from './confirm.ts'
import { fold } from './fold.ts'
import { clearFamilyForm, keepFamilyFormOf } from './family-form.ts'
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts'
import type { OutboxStorage } from './outbox-storage.ts'
import { timing } from './timing.ts'
import { clearSessionCache, readSessionCache, writeSessionCache } from './session-cache.ts'

/** `null`: nobody is signed in. */
type Session = Bootstrap | null

const bootstrapKey = ['bootstrap']

/** The one family of this browser: what the server confirmed, and what is on its way there. */
export type Store = {
  queryClient: QueryClient
  outbox: Outbox
  /** The first authentication state: the documents, or null when nobody is signed in. */
  load: () => Promise<Session>
  /** What the screens show now; undefined before the first load. */
  current: () => Session | undefined
  subscribe: (listener: () => void) => () => void
  /** The version of a document that the server has confirmed; null for one that is not known here. */
  confirmedVersion: (sprintId: string | null) => number | null
  /** Asks the server anew, after signing in or when something may have changed elsewhere. */
  refresh: () => Promise<void>
  signOut: () => Promise<void>
}

export function createStore({
  storage,
  onSignedOut,
}: {
  storage: OutboxStorage
  onSignedOut: () => void
}): Store {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: false, networkMode: 'always' } },
  })
  // No screen observes it as a query: the library would throw it away after five minutes.
  queryClient.setQueryDefaults(bootstrapKey, { gcTime: Infinity })
  const listeners = new Set<() => void>()
  let view: Session | undefined
  let isSettling = false
  /** What is acknowledged while the server is asked for everything. */
  let meanwhile: Acknowledged[] | null = null
  /** Counts the sessions that ended here. */
  let ended = 0

  const confirmed = () => queryClient.getQueryData<Session>(bootstrapKey)

  const outbox = createOutbox({
    storage,
    send: ({ familyId, sprintId, command }) =>
      sprintId === null
        ? request(apiPaths.familyCommands(familyId), { method: 'POST', body: command })
        : request(apiPaths.sprintCommands(familyId, sprintId), { method: 'POST', body: command }),
    confirm: async (entry, receipt) => {
      const news = { entry, receipt }
      meanwhile?.push(news)
      const documents = confirmed()
      if (!documents) return
      const next = await confirmOne(documents, news)
      // Newer documents may have arrived meanwhile: then the server is asked rather than overruled.
      if (confirmed() !== documents) return refresh()
      // It is on the screen already, and counted once more until its entry has left the outbox.
      isSettling = true
      queryClient.setQueryData<Session>(bootstrapKey, next)
      isSettling = false
    },
    signedOut: () => end(),
    afterPaint,
  })

  /** What of the outbox the view counts. */
  let counted: readonly OutboxEntry[] = []

  /** What the session's cache holds. */
  let kept: Session = null

  const recompute = () => {
    const documents = confirmed()
    counted = outbox.state().entries
    view = documents && fold(documents, counted, new Date().toISOString())
  }

  const current = () => {
    if (view && counted !== outbox.state().entries) recompute()
    return view
  }

  const announce = () => {
    for (const listener of listeners) listener()
  }

  /** The session has ended here or on the server: nothing of the family stays behind. */
  const end = () => {
    ended += 1
    forget()
    queryClient.setQueryData<Session>(bootstrapKey, null)
    onSignedOut()
  }

  const forget = () => {
    kept = null
    clearSessionCache()
    clearFamilyForm()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== bootstrapKey[0] })
  }

  /** Asks for everything. An answer that was long on its way may lack what came after the question. */
  const fetchSession = async (): Promise<Session> => {
    const before = ended
    const later: Acknowledged[] = (meanwhile = [])
    try {
      const documents = await confirmLater(await request(apiPaths.bootstrap), later)
      return before === ended ? documents : null
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    } finally {
      meanwhile = null
    }
  }

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== bootstrapKey[0]) return
    const before = view
    const documents = confirmed()
    if (before && documents?.user.id !== before.user.id) forget()
    if (documents) {
      if (!before) keepFamilyFormOf(documents.user.id)
      if (documents !== kept) writeSessionCache(documents)
      kept = documents
      void outbox.open(documents.user.id)
    }
    if (!isSettling) {
      recompute()
      announce()
    }
    if (before && documents === null) onSignedOut()
  })
  outbox.subscribe(announce)

  const query = { queryKey: bootstrapKey, queryFn: fetchSession }

  let next: Promise<void> | null = null

  /** What is being asked already may have been read before what this is to bring: it comes after. */
  const refresh = () =>
    (next ??= underWay(queryClient).then(async () => {
      next = null
      await queryClient.invalidateQueries({ queryKey: bootstrapKey, refetchType: 'none' })
      await queryClient.fetchQuery({ ...query, staleTime: 0 })
    }))

  return {
    queryClient,
    outbox,
    current,
    confirmedVersion: (sprintId) => {
      const documents = confirmed()
      if (!documents) return null
      return sprintId === null ? documents.family.version : versionOf(documents, sprintId)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    load: async () => {
      if (view) return view
      const cached = readSessionCache()
      if (cached) {
        kept = cached
        queryClient.setQueryData<Session>(bootstrapKey, cached, { updatedAt: 0 })
        // The answer repaints; no answer leaves the family with what it had.
        void refresh().catch(() => undefined)
      } else {
        await Promise.race([queryClient.fetchQuery(query), noConnection()])
      }
      return view ?? null
    },
    signOut: async () => {
      await outbox.flush()
      // What could not be sent would be lost: signing out waits for a connection instead.
      if (outbox.state().entries.some((entry) => !entry.refused)) throw new OfflineError()
      await request(apiPaths.signOut, { method: 'POST', body: {} })
      await outbox.clear()
      end()
    },
  }
}

/** Ends with the answer to what is being asked, whatever it is. */
async function underWay(queryClient: QueryClient): Promise<void> {
  await queryClient
    .getQueryCache()
    .find({ queryKey: bootstrapKey })
    ?.promise?.catch(() => undefined)
}

/** Fails when the first screen has waited long enough; an answer that comes later counts all the same. */
function noConnection(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new OfflineError()), timing.onlineState)
  })
}
