import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import type { Problem } from '#core/errors.ts'
import { ApiError, isPassing } from './api.ts'
import type { OutboxStorage } from './outbox-storage.ts'
import { createBackoff } from './timing.ts'

/** A command on its way to the server, in the order in which it was given. */
export type OutboxEntry = {
  order: number
  userId: string
  familyId: string
  refused?: Problem
} & ({ sprintId: null; command: FamilyCommand } | { sprintId: string; command: SprintCommand })

export type OutboxState = {
  /** Loaded from storage and not yet acknowledged, oldest first; refused ones too. */
  entries: readonly OutboxEntry[]
  /** The last attempt did not get through; it will be repeated. */
  failing: boolean
}

type Options = {
  storage: OutboxStorage
  /** Posts one command; gives the server's receipt. */
  send: (entry: OutboxEntry) => Promise<Receipt>
  /** Called with each receipt before its entry leaves the outbox. */
  confirm: (entry: OutboxEntry, receipt: Receipt) => Promise<void>
  /** Called when the session has ended: entries wait for the next sign-in. */
  signedOut: () => void
  /** A tick shows in its box at once (ui/tick.tsx): who counts it is told after that frame. */
  afterPaint?: (work: () => void) => void
}

const atOnce = (work: () => void) => work()

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Sends commands one after the other. What is added is visible at once, stored before it is sent,
 * and leaves only when the server has acknowledged it or the family discards a refused one.
 */
export function createOutbox(options: Options) {
  const { storage, send, confirm, signedOut, afterPaint = atOnce } = options
  let state: OutboxState = { entries: [], failing: false }
  let userId: string | null = null
  let flushing: Promise<void> | null = null
  const backoff = createBackoff()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const update = (changes: Partial<OutboxState>, when = atOnce) => {
    state = { ...state, ...changes }
    when(tell)
  }
  const replace = (id: string, entry?: OutboxEntry) =>
    update({
      entries: state.entries.flatMap((other) => (other.command.id === id ? (entry ?? []) : other)),
    })
  const nextEntry = () => state.entries.find((entry) => !entry.refused && entry.userId === userId)

  /** Sends the oldest entry; false where it has to wait for a later attempt. */
  const sendOne = async (entry: OutboxEntry): Promise<boolean> => {
    try {
      await confirm(entry, await send(entry))
      await storage.remove(entry.command.id)
      replace(entry.command.id)
      backoff.reset()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        userId = null // Nothing goes out before somebody has signed in again.
        signedOut()
        return false
      }
      if (!(error instanceof ApiError) || isPassing(error)) {
        retryLater()
        return false
      }
      const refused = { ...entry, refused: error.problem }
      await storage.put(refused)
      replace(entry.command.id, refused)
      return true
    }
  }

  const retryLater = () => {
    update({ failing: true })
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), backoff.next())
  }

  const run = async () => {
    for (let entry = nextEntry(); entry; entry = nextEntry()) {
      if (!(await sendOne(entry))) return
    }
    update({ failing: false })
  }

  /** Sends everything that waits, as far as it goes; one run at a time. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    flushing ??= run().finally(() => {
      flushing = null
      // What was added in the very moment in which the run ended.
      if (!state.failing && nextEntry()) void flush()
    })
    return flushing
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    flush,

    /** Takes up the entries that wait from earlier; those of another user are thrown away (A55). */
    open: async (currentUserId: string) => {
      if (userId === currentUserId) return
      userId = currentUserId
      const stored = await storage.all()
      const foreign = stored.filter((entry) => entry.userId !== userId)
      await Promise.all(foreign.map((entry) => storage.remove(entry.command.id)))
      const known = new Set(state.entries.map(({ command }) => command.id))
      const earlier = stored.filter(
        (entry) => entry.userId === userId && !known.has(entry.command.id),
      )
      const own = state.entries.filter((entry) => entry.userId === userId)
      update({ entries: [...earlier, ...own].toSorted((a, b) => a.order - b.order) })
      void flush()
    },

    /** Queues a command: on the screen at once, in storage next, then on its way. */
    add: async (entry: DistributiveOmit<OutboxEntry, 'order' | 'refused'>) => {
      const order = Math.max(Date.now(), ...state.entries.map((other) => other.order + 1))
      const queued = { ...entry, order } as OutboxEntry
      const when = queued.command.type === 'tick' ? afterPaint : atOnce
      update({ entries: [...state.entries, queued] }, when)
      await storage.put(queued)
      await flush()
    },

    /** Sends a refused command once more. */
    retry: async (id: string) => {
      const entry = state.entries.find(({ command }) => command.id === id)
      if (!entry) return
      const { refused: _, ...again } = entry
      replace(id, again)
      await storage.put(again)
      await flush()
    },

    /** Gives a refused command up. */
    discard: async (id: string) => {
      replace(id)
      await storage.remove(id)
    },

    /** Forgets everything, at sign-out. */
    clear: async () => {
      clearTimeout(timer)
      const { entries } = state
      userId = null
      update({ entries: [], failing: false })
      await Promise.all(entries.map(({ command }) => storage.remove(command.id)))
    },
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
