import { type Changes, earlier } from '../commands/changes.ts'
import type { Context } from '../commands/context.ts'
import type { FamilyUndos } from '../commands/definitions.ts'
import { datesOf } from './dates.ts'
import type { DateCommand, FamilyDate } from './schema.ts'
import { limits } from '../limits.ts'

export const dateUndos: FamilyUndos<DateCommand> = {
  'add-date': ({ familyData }, { entry }) => {
    const isAlone = datesOf(familyData).length < limits.dates // Or another made room for it.
    return isAlone ? { type: 'delete-date', dateId: entry.id } : null
  },
  'edit-date': ({ familyData }, { dateId, changes }, context) => {
    const date = datesOf(familyData).find(({ id }) => id === dateId)
    const old = date && earlier(date, changes)
    return old && isAboutUs(old, context) ? { type: 'edit-date', dateId, changes: old } : null
  },
  'delete-date': ({ familyData }, { dateId }, context) => {
    const entry = datesOf(familyData).find(({ id }) => id === dateId)
    return entry && isAboutUs(entry, context) ? { type: 'add-date', entry } : null
  },
}

/** Whether nobody is named who has left meanwhile. */
const isAboutUs = ({ memberIds }: Changes<FamilyDate>, context: Pick<Context, 'memberIds'>) =>
  (memberIds ?? []).every((id) => context.memberIds.includes(id))
