import type { Changes } from '../commands/changes.ts'
import type { Context } from '../commands/context.ts'
import type { Roles } from './roles.ts'

type OfMeeting = Changes<Roles> & {
  absentIds?: string[] | undefined
  hearts?: string[] | undefined
}

/** What a meeting said before; null where that was nothing yet, or somebody who has left. */
export function whole<Said extends OfMeeting>(old: Said, { memberIds }: Context): Said | null {
  const { hostId, timekeeperId, noteTakerId, absentIds = [], hearts = [] } = old
  const people = [hostId, timekeeperId, noteTakerId, ...absentIds, ...hearts]
  const areAllOurs = people.every((id) => !id || memberIds.includes(id))
  return areAllOurs && Object.values(old).every((value) => value !== undefined) ? old : null
}
