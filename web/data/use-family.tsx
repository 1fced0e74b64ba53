import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { withFrom, type Addressed } from '#core/domain/documents.ts'
import { membersOf, type Member } from '#core/domain/member.ts'
import { activeSprintIndex } from '#core/domain/sprint.ts'
import { requireUndoable, undoOf, type Done } from '#core/domain/undo.ts'
import { Refusal } from '#core/refusal.ts'
import { randomId } from '../lib/random-id.ts'
import type { OutboxState } from './outbox.ts'
import type { Store } from './store.ts'

const StoreContext = createContext<Store | null>(null)

export function StoreProvider({ store, children }: { store: Store; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('useStore needs a StoreProvider above it')
  return store
}

/** Everything of the signed-in family, or null; re-renders when any of it changes. */
export function useSession(): Bootstrap | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.current) ?? null
}

/** The user, family and sprints; only below the routes that need a signed-in user. */
export function useFamily(): Bootstrap & { members: Member[]; activeSprint: Sprint | null } {
  const session = useSession()
  if (!session) throw new Error('useFamily is for routes that need a signed-in user')
  return {
    ...session,
    members: membersOf(session.family.familyData),
    activeSprint: session.sprints[activeSprintIndex(session.sprints)] ?? null,
  }
}

/** Whether everything is on the server, and what is not. */
export function useSaving(): OutboxState {
  const { outbox } = useStore()
  return useSyncExternalStore(outbox.subscribe, outbox.state)
}

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never
export type FamilyIntent = WithoutId<FamilyCommand>
export type SprintIntent = WithoutId<SprintCommand>

/** An id for something new inside a document: a member, a task, a card. */
export const newId = () => randomId(12)

/** Something that was done. */
export type Sent = {
  /** Settles when the first attempt to send it is over; screens need not wait. */
  attempt: Promise<void>
  /** Takes it back (core/domain/undo.ts), or gives the refusal where it has moved on (P4); null where nothing does. */
  undo: (() => Refusal | null) | null
}

/**
 * Does something to the family or to one of its sprints: on the screen at once, on the server as
 * soon as it can be reached.
 */
export function useSend() {
  const store = useStore()
  return useMemo(
    () => ({
      toFamily: (intent: FamilyIntent): Sent =>
        send(store, { sprintId: null, command: { id: randomId(22), ...intent } }),
      toSprint: (sprintId: string, intent: SprintIntent): Sent =>
        send(store, { sprintId, command: { id: randomId(22), ...intent } }),
    }),
    [store],
  )
}

function send(store: Store, addressed: Addressed): Sent {
  const before = store.current()
  if (!before) throw new Error('useSend is for routes that need a signed-in user')
  const { user, family } = before
  const by = { now: new Date().toISOString(), userId: user.id }
  const done = withFrom(before, addressed)
  const undo = undoOf(before, done, by)
  const attempt = store.outbox.add({ userId: user.id, familyId: family.id, ...done })
  const change = { done, at: by.now, userId: user.id, undo }
  return { attempt, undo: undo && (() => takeBack(store, change)) }
}

/** Sends what takes a change back, or gives the refusal where it has moved on. */
export function takeBack(
  store: Store,
  done: Done,
  undoes: string | number = done.done.command.id,
): Refusal | null {
  const documents = store.current()
  if (!documents) return new Refusal('moved-on')
  const { user, family } = documents
  const command = { ...done.undo, id: randomId(22), undoes }
  const undoing = { sprintId: done.done.sprintId, command } as Addressed
  try {
    requireUndoable(documents, undoing, done, { now: new Date().toISOString(), userId: user.id })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  void store.outbox.add({ userId: user.id, familyId: family.id, ...undoing })
  return null
}
