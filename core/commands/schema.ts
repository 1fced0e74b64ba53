import { z } from 'zod'
import { commandId, undoes } from '../schema.ts'

/** The schema of one kind of command. */
export function command<Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ id: commandId, type: z.literal(type), undoes, ...shape })
}

/**
 * The same for one that changes fields. `from` says what stood in them when the editing began, so that
 * fields change alone and two who write at once lose nothing (core/commands/merge.ts); commands of earlier
 * versions come without it, and overwrite.
 */
export function edit<
  Type extends string,
  Changes extends z.ZodObject,
  Shape extends z.core.$ZodLooseShape,
>(type: Type, changes: Changes, shape: Shape) {
  return command(type, { ...shape, changes, from: changes.optional() })
}
