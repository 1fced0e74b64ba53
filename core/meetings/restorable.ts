import type { Changes } from '../commands/changes.ts'
import type { Context } from '../commands/context.ts'
import type { Roles } from './roles.ts'

type OfMeeting = Changes<Roles> & {
  absentIds?: string[] | undefined
  hearts?: string[] | undefined
}

/**
 * What a meeting said before, where it can say so again; null where it had said nothing yet, or where it
 * names somebody who has left.
 */
export function restorable<Said extends OfMeeting>(old: Said, { memberIds }: Context): Said | null {
  const { hostId, timekeeperId, noteTakerId, absentIds = [], hearts = [] } = old
  const people = [hostId, timekeeperId, noteTakerId, ...absentIds, ...hearts]
  const areAllOurs = people.every((id) => !id || memberIds.includes(id))
  return areAllOurs && Object.values(old).every((value) => value !== undefined) ? old : null
}
