import { requireMember, type Context } from '../commands/context.ts'
import type { Changes } from '../commands/changes.ts'
import type { Roles } from './roles.ts'

/** Refuses jobs and absences of people who are not in the family (A19). */
export function requirePeopleOf(
  changes: Changes<Roles> & { absentIds?: readonly string[] | undefined },
  context: Context,
): void {
  const { hostId, timekeeperId, noteTakerId, absentIds = [] } = changes
  for (const id of [hostId, timekeeperId, noteTakerId, ...absentIds]) {
    if (id) requireMember(context, id)
  }
}
