import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { Changes } from '#core/contract/log.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, type request } from './api.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Replica } from './replica.ts'

type Options = {
  ask: typeof request
  /** The head of the log that is known here; null once nobody is signed in. */
  head: () => Replica | null | undefined
  takeSnapshot: (snapshot: Bootstrap) => void
  takeChanges: (changes: Changes) => void
  /** The server knows nobody here; `wasIn`: somebody was, when it was asked. */
  signedOut: (wasIn: boolean) => void
}

/** Asks the server for what came after the head, or for everything where that is no longer known. */
export function catchUp({ ask, head, takeSnapshot, takeChanges, signedOut }: Options) {
  /** A question whose answer counts only where nobody has signed out meanwhile. */
  const asIn = async <Answer>(question: () => Promise<Answer>): Promise<Answer | null> => {
    const asked = head()
    try {
      const answer = await question()
      return asked && head() === null ? null : answer
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      signedOut(Boolean(asked))
      return null
    }
  }

  /** An answer that was long on its way may be older than the head: then the next one counts. */
  const fetchSnapshot = async (query: { diverged?: number } = {}) => {
    const documents = () => ask(apiPaths.bootstrap, { query })
    const first = await asIn(documents)
    const known = head()
    const isLate =
      first?.family.id === known?.head.family.id && (first?.sequence ?? 0) < (known?.sequence ?? 0)
    const snapshot = isLate ? await asIn(documents) : first
    if (snapshot) takeSnapshot(snapshot)
  }

  const fetchChanges = async () => {
    for (;;) {
      const known = head()
      if (!known) return fetchSnapshot()
      const path = apiPaths.changes(known.head.family.id)
      const query = { after: known.sequence }
      const changes = await asIn(() => ask(path, { query })).catch((error: unknown) => {
        // Trimmed, or another log, or another family: the documents themselves have to come.
        if (error instanceof ApiError && [404, 410].includes(error.status)) return 'gone' as const
        throw error
      })
      if (changes === 'gone') return fetchSnapshot()
      if (!changes || !head()) return
      takeChanges(changes)
      if (head()!.sequence >= changes.head || changes.changes.length === 0) return
    }
  }

  return {
    pull: oneAtATime(fetchChanges),
    refresh: oneAtATime(() => fetchSnapshot()),
    /** The replay led elsewhere than the server's: the host reads of it, the documents come anew. */
    heal: (sequence: number) => fetchSnapshot({ diverged: sequence }),
  }
}
