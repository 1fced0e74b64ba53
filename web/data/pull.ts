import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { Changes } from '#core/log/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, OfflineError, timing, type request } from './api.ts'
import { headOf, replay, type Head } from './replica.ts'
import type { Storage } from './storage.ts'

type Options = {
  ask: typeof request
  /** The head of the log that is known here; null once nobody is signed in. */
  head: () => Head | null | undefined
  takeSnapshot: (snapshot: Bootstrap) => void
  takeChanges: (changes: Changes) => void
  /** The server says that nobody is signed in. */
  signedOut: () => void
  /** Somebody is signed in who belongs to no family any more (A79). */
  homeless: () => void
}

/** Asks the server for what came after the head, or for everything where that is no longer known. */
export function createPull({ ask, head, takeSnapshot, takeChanges, signedOut, homeless }: Options) {
  /** Asks, and drops the answer where somebody has signed out meanwhile. */
  const asIn = async <Answer>(question: () => Promise<Answer>): Promise<Answer | null> => {
    const asked = head()
    try {
      const answer = await question().catch(onceMore(question))
      return asked && head() === null ? null : answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (head() && error.problem.code === 'no-family') homeless()
      if (error.status !== 401) throw error
      signedOut()
      return null
    }
  }

  /** After a renewed session its new cookie may arrive a moment later: a 401 is asked once more. */
  const onceMore =
    <Answer>(question: () => Promise<Answer>) =>
    async (error: unknown): Promise<Answer> => {
      if (!head() || !(error instanceof ApiError && error.status === 401)) throw error
      await new Promise((resolve) => setTimeout(resolve, timing.newCookie))
      return question()
    }

  /** Where the head has meanwhile passed an answer, it is asked for once more. */
  const fetchSnapshot = async (query: { diverged?: number } = {}): Promise<void> => {
    const asked = head()
    const snapshot = await asIn(() => ask(apiPaths.bootstrap, { query }))
    if (!snapshot) return
    const [known, { sequence = 0 }] = [head(), snapshot]
    const isPassed = snapshot.family.id === known?.family.id && sequence < known.sequence
    // The log ends before the head: it has been begun anew.
    const isAnew = sequence < (asked?.sequence ?? 0)
    return isPassed && !isAnew ? fetchSnapshot(query) : takeSnapshot(snapshot)
  }

  const fetchChanges = async () => {
    for (;;) {
      const known = head()
      if (!known) return fetchSnapshot()
      const path = apiPaths.changes(known.family.id)
      const query = { after: known.sequence }
      const changes = await asIn(() => ask(path, { query })).catch((error: unknown) => {
        // The log was trimmed, or is another one: the documents themselves have to come.
        if (error instanceof ApiError && [404, 410].includes(error.status)) return 'gone' as const
        throw error
      })
      if (changes === 'gone') return fetchSnapshot()
      const now = head()
      // Somebody else is here by now, or it is another family: its log is another one.
      if (!changes || now?.user.id !== known.user.id || now.family.id !== known.family.id) return
      takeChanges(changes)
      if (head()!.sequence >= changes.head || changes.changes.length === 0) return
    }
  }

  return {
    pull: oneAtATime(fetchChanges),
    refresh: oneAtATime(() => fetchSnapshot()),
    /** The replay led elsewhere than the server's: it is reported to the host, and a snapshot comes. */
    heal: (sequence: number) => fetchSnapshot({ diverged: sequence }),
  }
}

/** Runs one at a time. Who asks during a run may want what came after its start: then it runs once more. */
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

/** The head as this browser last knew it, by the rules of today; null where it kept nothing. */
export async function lastKnown(storage: Storage): Promise<Head | null> {
  const kept = await storage.read()
  return kept && replay(headOf(kept.snapshot), kept.entries).head
}

/** Rejects when the first screen has waited long enough; an answer that comes later still counts. */
export const noConnection = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new OfflineError()), timing.onlineState)
  })
