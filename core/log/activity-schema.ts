import { z } from 'zod'
import type { FamilyCommand } from '../family/schema.ts'
import type { SprintCommand } from '../sprint/schema.ts'
import { id, instant, name } from '../schema.ts'

/** What takes a command back: another one, which gets its own id when somebody sends it. */
type UndoOf<Command> = Command extends unknown ? Omit<Command, 'id' | 'undoes'> : never
export type FamilyUndo = UndoOf<FamilyCommand>
export type SprintUndo = UndoOf<SprintCommand>

/** An action that no browser can send as a command (decision 014). */
export type Action =
  | { type: 'join-family' | 'leave-family'; userId: string }
  /** Of a child of two families: the other home asks, both share, and one of them ended it. */
  | { type: 'ask-to-share' | 'share-days' | 'end-sharing'; memberId: string }
  | { type: 'import-family' | 'delete-member' | 'hand-over' | 'keep-days-apart' }

/** What stands in the log: an action, or what is left where somebody who was in it has been deleted. */
export type OtherEntry = { id: string } & (Action | { type: 'deleted' })

/** Somebody with an account in the family: which of its members they are, where that is known. */
export const personSchema = z.strictObject({ userId: id, memberId: id.nullable(), name })

/** Commands go out as they were stored, perhaps by an earlier version: their types say what we hope for. */
const stored = <Command>() => z.looseObject({ type: z.string() }) as z.ZodType<Command, Command>

/** What was done to a family's document or to a sprint, and what takes it back; null where nothing does. */
export const storedIntents = {
  ofFamily: {
    sprintId: z.null(),
    command: stored<FamilyCommand | OtherEntry>(),
    undo: stored<FamilyUndo>().nullable(),
  },
  ofSprint: {
    sprintId: id,
    command: stored<SprintCommand>(),
    undo: stored<SprintUndo>().nullable(),
  },
}

/** `userId`: who it was, also of those without an account (core/commands/actor.ts). */
const told = { sequence: z.int(), at: instant, userId: z.string() }

const activityChangeSchema = z.union([
  z.strictObject({ ...told, ...storedIntents.ofFamily }),
  z.strictObject({ ...told, ...storedIntents.ofSprint }),
])

/** Who changed what, newest first. */
export const activitySchema = z.strictObject({
  changes: z.array(activityChangeSchema),
  /** The present people of the family: whoever left it is not named any more. */
  people: z.array(personSchema),
})

export type Person = z.infer<typeof personSchema>
export type ActivityChange = z.infer<typeof activityChangeSchema>
export type Activity = z.infer<typeof activitySchema>
