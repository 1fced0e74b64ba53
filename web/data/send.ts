import type { FamilyCommand } from '#core/family/schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import { withFrom } from '#core/log/documents.ts'
import type { Addressed } from '#core/commands/documents.ts'
import { requireUndoable, undoOf, type Done } from '#core/log/undo.ts'
import { Refusal } from '#core/refusal.ts'
import { randomId } from '#web/lib/random-id.ts'
import { notSent, type Home } from './home.ts'
import type { Store } from './store.ts'

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never

/** A command to the family without its id, which it gets as it is sent. */
export type FamilyIntent = WithoutId<FamilyCommand>

/** A command to a week, without its id. */
export type SprintIntent = WithoutId<SprintCommand>

/** A command that was given. */
export type Sent = {
  /** Settles when the first attempt to send it is over; screens need not wait. */
  attempt: Promise<void>
  /** Takes it back (core/log/undo.ts), or gives the refusal where it has moved on (P4); null where nothing does. */
  undo: (() => Refusal | null) | null
}

/** The home of whoever is signed in: it acts for everybody in the family. */
export const homeOf = (store: Store): Home => ({
  subscribe: store.subscribe,
  documents: () => store.current() ?? null,
  actsAs: () => null,
  send: (addressed) => send(store, addressed),
  outbox: store.outbox,
})

function send(store: Store, addressed: Addressed): Sent {
  const before = store.current()
  if (!before) return notSent // The session has just ended.
  const { user, family } = before
  const by = { now: store.now(), userId: user.id }
  const done = withFrom(before, addressed)
  const undo = undoOf(before, done, by)
  const attempt = store.outbox.add({ userId: user.id, familyId: family.id, at: by.now, ...done })
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
  const at = store.now()
  const command = { ...done.undo, id: randomId(22), undoes }
  // The inverse goes to the document that the command changed.
  const undoing = { sprintId: done.done.sprintId, command } as Addressed
  try {
    requireUndoable(documents, undoing, done, { now: at, userId: user.id })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  void store.outbox.add({ userId: user.id, familyId: family.id, at, ...undoing })
  return null
}
