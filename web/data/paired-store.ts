import type { PairedView } from '#core/devices/schema.ts'
import { withFrom } from '#core/log/documents.ts'
import type { Addressed } from '#core/commands/documents.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { createListeners } from '#web/lib/listeners.ts'
import { ApiError, askAs, request } from './api.ts'
import { notSent, type Home } from './home.ts'
import { createOutbox, isWaiting, type OutboxState } from './outbox.ts'
import type { PairedStorage } from './paired-storage.ts'
import { applied, givenBy, isLacking, type Pending } from './pending.ts'
import type { Sent } from './send.ts'

/**
 * What a device without an account is just now. `opening`: it has nothing yet, and asks. `away`: the
 * same, and nobody answers. `over`: it was somebody’s until this moment.
 */
export type PairedSession =
  | { kind: 'opening' | 'away' | 'unpaired' | 'over' }
  | { kind: 'paired'; view: PairedView }

/** It is nobody’s device, or no longer: it knows nothing of a family. */
export const isOut = ({ kind }: PairedSession): boolean => kind === 'unpaired' || kind === 'over'

type Options = {
  storage: PairedStorage
  /** The other home of its member, as requests name it; null for the one that let the device in. */
  home?: string | null
  /** It was withdrawn: what else is kept there of its own goes too. */
  onOver?: (owner: string) => void
  /** How the server is asked. */
  ask?: typeof request
}

/** Milliseconds after a receipt until the view with the command is asked for, if no stream brought it. */
const pullDelay = 2_000

export type PairedStore = ReturnType<typeof createPairedStore>

/** Under what a device keeps what is typed on it: apart in its member’s two homes. */
export const ownerOf = ({ id }: PairedView['device'], home: string | null): string =>
  home === null ? id : `${id} ${home}`

/**
 * The part of a family that a paired device has: the server’s view of it, whole each time, and what is
 * pressed here on top until a view has it.
 */
export function createPairedStore(options: Options) {
  const { storage, home = null, onOver = () => {}, ask = request } = options
  const query = home === null ? {} : { home }
  const { subscribe, announce } = createListeners()
  /** As the server sent it last. */
  let view: PairedView | null = storage.read()
  let without: 'opening' | 'away' | 'unpaired' | 'over' = 'opening'
  /** How many views were taken: an answer that a later view overtook is dropped. */
  let taken = 0
  /** How much the device’s clock is ahead, in milliseconds. */
  let ahead = 0
  let shown: { view?: typeof view; entries?: OutboxState['entries']; session?: PairedSession } = {}
  let asking: ReturnType<typeof setTimeout> | undefined

  const outbox = createOutbox({
    storage,
    send: ({ sprintId, command }) =>
      sprintId === null
        ? ask(apiPaths.pairedCommands, { method: 'POST', query, body: command })
        : ask(apiPaths.pairedSprintCommands(sprintId), { method: 'POST', query, body: command }),
    acknowledged: (_, { sequence }) => {
      if (view && sequence <= view.sequence) return outbox.settle(view.sequence, new Set())
      clearTimeout(asking)
      asking = setTimeout(() => void pull().catch(() => undefined), pullDelay)
    },
    signedOut: () => end(),
  })
  outbox.subscribe(announce)

  /** What is pressed is this device’s; where it was paired anew in another tab, it finds out which it is. */
  const actAs = ({ id }: PairedView['device']) => {
    askAs({ userId: id, displaced: () => void pull().catch(() => undefined) })
    void outbox.open(id)
  }

  const take = (next: PairedView) => {
    taken += 1
    ahead = Date.now() - Date.parse(next.now)
    if (view && view.device.id !== next.device.id) onOver(ownerOf(view.device, home))
    view = next
    storage.keep(next)
    actAs(next.device)
    outbox.settle(next.sequence, new Set())
    announce()
  }

  /** The server knows no such device, or no longer. */
  const end = () => {
    clearTimeout(asking)
    const device = view?.device
    view = null
    without = device || without === 'over' ? 'over' : 'unpaired'
    askAs(null)
    storage.forget()
    void outbox.clear()
    if (device) onOver(ownerOf(device, home))
    announce()
  }

  /** Asks for the view as it is now; an answer that the stream overtook is dropped. */
  const pull = async (): Promise<void> => {
    const before = taken
    try {
      const next = await ask(apiPaths.pairing, { query })
      if (before === taken || next.sequence >= (view?.sequence ?? 0)) take(next)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        if (before === taken) end()
        return
      }
      if (!view && without === 'opening') {
        without = 'away'
        announce()
      }
      throw error
    }
  }

  const session = (): PairedSession => {
    const { entries } = outbox.state()
    if (shown.view !== view || shown.entries !== entries || shown.session?.kind !== kindNow()) {
      const now: PairedSession = view
        ? { kind: 'paired', view: withPending(view, entries) }
        : { kind: without }
      shown = { view, entries, session: now }
    }
    return shown.session ?? { kind: without }
  }
  const kindNow = () => (view ? 'paired' : without)

  /**
   * On the screen at once, sent when there is a network. Where so much waits already that no more is kept,
   * nothing is sent, and what was typed stays a draft. A device takes nothing back by the log (A77).
   */
  const send = (addressed: Addressed): Sent => {
    const { entries } = outbox.state()
    if (!view || entries.filter(isWaiting).length >= limits.pairedOutbox) return notSent
    const at = new Date(Date.now() - ahead).toISOString()
    const documents = withPending(view, entries)
    const of = { userId: view.device.id, familyId: view.family.id, at }
    return { attempt: outbox.add({ ...of, ...withFrom(documents, addressed) }), undo: null }
  }

  if (view) actAs(view.device)

  return {
    home,
    /** How requests name the home. */
    query,
    session,
    subscribe,
    take,
    end,
    pull,
    outbox,
    /** The time by the server’s clock, as far as it is known (P10). */
    now: () => Date.now() - ahead,

    /** Becomes the device that a secret is for. */
    pair: async (secret: string): Promise<void> =>
      take(await ask(apiPaths.pairing, { method: 'POST', body: { secret } })),

    /** Ends it from here. */
    leave: async (): Promise<void> => {
      await ask(apiPaths.pairing, { method: 'DELETE' })
      end()
    },

    documents: () => {
      const now = session()
      return now.kind === 'paired' ? now.view : null
    },
    /** The member whose device it is; null on the wall, which acts for everybody. */
    actsAs: () => (view?.device.purpose.kind === 'member' ? view.device.purpose.memberId : null),
    send,
  } satisfies Home & Record<string, unknown>
}

/** The view with everything on top that it lacks. */
function withPending(view: PairedView, pending: readonly Pending[]): PairedView {
  return pending
    .filter((one) => isLacking(one, view.sequence))
    .reduce((known, one) => applied(known, one, givenBy(one)) ?? known, view)
}
