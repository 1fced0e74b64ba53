import type { DatabaseSync } from 'node:sqlite'
import { askerNow } from './asker.ts'
import { fairLines } from './fair-lines.ts'

/** One transaction in its group; `open` from its begin to its end. */
export type Member = { open: boolean; nested: boolean }

type Waiting = { done: () => void; fail: (error: unknown) => void }

/** Milliseconds after which whoever waits begins in the event loop's next turn, and others have theirs. */
const turnLasts = 20

/**
 * Transactions on one connection, one after the other, that share a commit: the disk takes as long
 * for many as for one. All that end in one turn of the event loop are committed after it, and none
 * is told so before. The first begins the real transaction, the others are savepoints within it. A
 * commit for each would cost a third more of what the weeks of four families take (decision 050).
 * Where some wait they begin in turns by who asks (A81).
 */
export function commitGroup(database: DatabaseSync) {
  const begin = database.prepare('begin immediate')
  const savepoint = database.prepare('savepoint member')
  const release = database.prepare('release member')
  const commit = database.prepare('commit')
  const queue = fairLines()
  let busy = false
  let turnBegan = 0
  let ended: Waiting[] = []
  let planned: NodeJS.Immediate | null = null
  let lastFailure: unknown = null

  /** Lets the next transaction begin and has what ended committed when nobody else is ready. */
  const end = () => {
    const next = queue.next()
    if (!next) busy = false
    else if (performance.now() - turnBegan < turnLasts) next.begin()
    else setImmediate(beginTurn, next.begin)
    planned ??= setImmediate(settle)
  }

  const beginTurn = (goOn: () => void) => {
    commitEnded()
    turnBegan = performance.now()
    goOn()
  }

  const settle = () => {
    planned = null
    if (busy && database.isTransaction) return // The running transaction plans again as it ends.
    commitEnded()
  }

  const commitEnded = () => {
    const group = ended
    ended = []
    const failure = group.length > 0 ? commitNow() : null
    for (const { done, fail } of group) {
      if (failure) fail(failure.reason)
      else done()
    }
  }

  const commitNow = () => {
    try {
      // SQLite ends the whole transaction at once on a full disk, for example.
      if (!database.isTransaction) return { reason: lastFailure }
      commit.run()
      return null
    } catch (reason) {
      if (database.isTransaction) database.exec('rollback')
      return { reason }
    }
  }

  const wait = () => new Promise<void>((done, fail) => ended.push({ done, fail }))

  return {
    /** Waits for its turn, and begins. */
    begin: async (): Promise<Member> => {
      if (busy) await new Promise<void>((resolve) => queue.add(askerNow(), resolve))
      else turnBegan = performance.now()
      busy = true
      const nested = database.isTransaction
      try {
        ;(nested ? savepoint : begin).run()
      } catch (error) {
        end()
        throw error
      }
      return { open: true, nested }
    },

    /** Ends a transaction; resolves when it is on the disk, rejects where nothing of it is. */
    commit: async (member: Member): Promise<void> => {
      if (member.nested) release.run()
      member.open = false
      const settled = wait()
      end()
      await settled
    },

    /** Takes a transaction back. Resolves with its group, so that its caller sees what came of that. */
    rollback: async (member: Member): Promise<void> => {
      if (!member.open) return // Its commit failed, which took everything back.
      member.open = false
      const lost = !database.isTransaction
      if (!lost) database.exec(member.nested ? 'rollback to member; release member' : 'rollback')
      const settled = member.nested ? wait().catch(() => undefined) : null
      if (lost) settle()
      end()
      await settled
    },

    /** Remembers why a statement failed, for the others should it have ended their transaction too. */
    failed: (error: unknown) => {
      lastFailure = error
    },

    /** Commits what still waits. */
    close: settle,
  }
}
