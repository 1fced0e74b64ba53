import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Problem } from '#core/errors.ts'
import { afterPaint } from '#web/lib/schedule.ts'
import { createListeners } from '../lib/listeners.ts'
import { ApiError, isPassing, createBackoff, noteAnswer, onReturn, timing } from './api.ts'
import type { Given, Pending } from './pending.ts'
import type { Storage } from './storage.ts'

export type OutboxState = {
  /** Commands of this device that are not in the head yet, oldest first; refused ones too. */
  entries: readonly Pending[]
  /** Whether the last attempt did not get through; it will be repeated. */
  failing: boolean
}

/** What the other tabs of this user are told. */
export type OutboxNews =
  | { kind: 'added' | 'refused'; entry: Pending }
  | { kind: 'removed'; id: string }

type Options = {
  storage: Pick<Storage, 'pending' | 'put' | 'remove'>
  /** Posts one command; gives the server's receipt. */
  send: (entry: Pending) => Promise<Receipt>
  /** Called with each receipt; the entry stays until `settle` says that the head has passed it. */
  acknowledged: (entry: Pending, receipt: Receipt) => void
  /** Called when the session has ended: entries wait for the next sign-in. */
  signedOut: () => void
  /** Whether what another user left waits for them to come back; it does not where nobody can. */
  waitsForOther?: (entry: Pending) => boolean
  tell?: (news: OutboxNews) => void
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Pushes commands one after the other. What is added is visible at once, stored before it is sent, and
 * leaves only when the head has it or the family discards a refused one.
 */
export function createOutbox(options: Options) {
  const {
    storage,
    send,
    acknowledged,
    signedOut,
    waitsForOther = () => false,
    tell = () => {},
  } = options
  let state: OutboxState = { entries: [], failing: false }
  let userId: string | null = null
  let flushing: Promise<void> | null = null
  const backoff = createBackoff()
  let timer: ReturnType<typeof setTimeout> | undefined
  const { subscribe, announce } = createListeners()

  const update = (changes: Partial<OutboxState>, isTick = false) => {
    state = { ...state, ...changes }
    // A tick shows in its box at once (ui/tick.tsx): what counts ticks is drawn after that frame.
    if (isTick) afterPaint(announce)
    else announce()
  }
  const replace = (id: string, entry?: Pending) =>
    update({
      entries: state.entries.flatMap((other) => (other.command.id === id ? (entry ?? []) : other)),
    })
  const nextEntry = () => state.entries.find((entry) => isWaiting(entry) && entry.userId === userId)

  const refuse = async (entry: Pending, problem: Problem) => {
    const refused = { ...entry, refused: problem }
    await storage.put(refused)
    replace(entry.command.id, refused)
    tell({ kind: 'refused', entry: refused })
  }

  /** Sends the oldest entry; false where it has to wait for a later attempt. */
  const sendOne = async (entry: Pending): Promise<boolean> => {
    try {
      const receipt = await send(entry)
      backoff.reset()
      replace(entry.command.id, { ...entry, receipt })
      acknowledged(entry, receipt)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        userId = null // Nothing is sent before somebody has signed in again.
        signedOut()
        return false
      }
      if (!state.entries.some(({ command }) => command.id === entry.command.id)) {
        noteAnswer(200) // The log brought it meanwhile: it arrived, and only its answer was lost.
        return true
      }
      if (!(error instanceof ApiError) || isPassing(error)) {
        retryLater()
        return false
      }
      await refuse(entry, error.problem)
      return true
    }
  }

  const flushIn = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }

  const retryLater = () => {
    update({ failing: true })
    flushIn(backoff.next())
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
      // Something was added in the very moment in which the run ended.
      if (!state.failing && nextEntry()) void flush()
    })
    return flushing
  }

  onReturn(() => {
    backoff.reset() // Also for an attempt that is just about to fail.
    if (state.failing) void flush()
  })

  /** Takes in what is stored and not known here: from an earlier visit, or from another tab (P14). */
  const takeStored = async () => {
    const stored = (await storage.pending()).map(withInstant)
    const known = new Set(state.entries.map(({ command }) => command.id))
    const more = stored.filter((entry) => entry.userId === userId && !known.has(entry.command.id))
    if (more.length > 0) update({ entries: inOrder([...state.entries, ...more]) })
    return stored
  }

  return {
    state: () => state,
    subscribe,
    flush,
    takeStored,

    /**
     * Takes in the entries that wait since an earlier visit. Another user's are neither shown nor sent
     * (A55): they wait for them, or are thrown away.
     */
    open: async (currentUserId: string) => {
      if (userId === currentUserId) return
      userId = currentUserId
      update({ entries: state.entries.filter((entry) => entry.userId === userId) })
      const foreign = (await takeStored()).filter((entry) => entry.userId !== currentUserId)
      const over = foreign.filter((entry) => !waitsForOther(entry))
      await Promise.all(over.map((entry) => storage.remove(entry.command.id)))
      void flush()
    },

    /** Queues a command: shown at once, stored next, then sent. */
    add: async (entry: Given) => {
      const order = Math.max(Date.now(), ...state.entries.map((other) => other.order + 1))
      const queued: Pending = { ...entry, order }
      update({ entries: [...state.entries, queued] }, queued.command.type === 'tick')
      await storage.put(queued)
      tell({ kind: 'added', entry: queued })
      await flush()
    },

    /** Drops what the head has by now: up to this place of the log, and the commands by these ids. */
    settle: (sequence: number, ids: ReadonlySet<string>) => {
      const isThere = ({ command, receipt }: Pending) =>
        ids.has(command.id) || (receipt !== undefined && receipt.sequence <= sequence)
      const gone = state.entries.filter(isThere)
      for (const { command } of gone) void storage.remove(command.id)
      if (gone.length > 0) update({ entries: state.entries.filter((entry) => !isThere(entry)) })
    },

    /** Another tab has added a command, given one up, or had one refused. */
    hear: (news: OutboxNews) => {
      if (news.kind === 'removed') return replace(news.id)
      const { entry } = news
      if (entry.userId !== userId) return
      const others = state.entries.filter(({ command }) => command.id !== entry.command.id)
      update({ entries: inOrder([...others, entry]) })
      // That tab may be closed before it has sent it, or before it says so.
      if (!state.failing) flushIn(timing.backoff.first)
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

    /** Gives a refused command up. It leaves storage before the screen: else a reload would bring it back. */
    discard: async (id: string) => {
      await storage.remove(id)
      replace(id)
      tell({ kind: 'removed', id })
    },

    /** Forgets everything, at sign-out. */
    clear: async () => {
      clearTimeout(timer)
      const { entries } = state
      update({ entries: [], failing: false })
      await Promise.all(entries.map(({ command }) => storage.remove(command.id)))
    },
  }
}

/** Whether the server has neither taken nor refused it yet. */
export const isWaiting = ({ refused, receipt }: Pending) => !refused && !receipt

const inOrder = (entries: readonly Pending[]) =>
  entries.toSorted((one, other) => one.order - other.order)

/** An earlier version kept no instant, but its order number is one. */
const withInstant = (entry: Pending): Pending => ({
  ...entry,
  at: entry.at ?? new Date(entry.order).toISOString(),
})
