import type { Addressed, Documents } from '#core/commands/documents.ts'
import { randomId } from '#web/lib/random-id.ts'
import type { Outbox } from './outbox.ts'
import type { FamilyIntent, Sent, SprintIntent } from './send.ts'

/**
 * A family as the parts of its screens have it, whichever program shows them: a parent’s signed-in
 * browser, a child’s own device or the wall (decision 079).
 */
export type Home = {
  subscribe: (listener: () => void) => () => void
  /** The documents as they are shown, the same object until something changes; null where none are open. */
  documents: () => Documents | null
  /** The one member in whose name this device acts; null where it may act for everybody. */
  actsAs: () => string | null
  /** Gives a command: shown at once, sent as soon as there is a network. */
  send: (addressed: Addressed) => Sent
  outbox: Outbox
}

/** The ways to give a command to the family or to one of its weeks. */
export const dispatchOf = ({ send }: Pick<Home, 'send'>) => ({
  toFamily: (intent: FamilyIntent): Sent =>
    send({ sprintId: null, command: { id: randomId(22), ...intent } }),
  toSprint: (sprintId: string, intent: SprintIntent): Sent =>
    send({ sprintId, command: { id: randomId(22), ...intent } }),
})

/** For what could not be sent. Its attempt never settles, so that what was typed stays a draft (P26). */
export const notSent: Sent = { attempt: new Promise(() => undefined), undo: null }
