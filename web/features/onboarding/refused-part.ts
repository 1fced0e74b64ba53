import type { FamilyData } from '#core/contract/family.ts'
import {
  partFields,
  type FamilyFormChanges,
  type FamilyFormPart,
} from '#web/shared/drafts/family-form.ts'
import type { Pending } from '#web/data/replica.ts'

/**
 * What a command that the server refused wanted to say in this part of the family form, filled in
 * with what the family has; null where it speaks of something else.
 */
export function refusedPart(
  { command, refused }: Pending,
  part: FamilyFormPart,
  now: FamilyData,
): FamilyFormChanges | null {
  if (!refused) return null
  if (part === 'goal') {
    if (command.type === 'set-goal') return { goal: command.goal }
    return command.type === 'edit-goal' ? { goal: { ...now.goal, ...command.changes } } : null
  }
  if (command.type !== 'edit-family') return null
  const { changes } = command
  const fields: readonly (keyof FamilyData & keyof FamilyFormChanges)[] = partFields[part]
  if (!fields.some((field) => field in changes)) return null
  const all = { ...now, ...changes }
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}
