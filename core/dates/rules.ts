import { type Changes, earlier, edited } from '../commands/changes.ts'
import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import { append } from '../commands/lists.ts'
import { datesOf } from './dates.ts'
import type { DateCommand, FamilyDate } from './schema.ts'
import type { Family } from '../family/schema.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'
import { addDays } from '../time/calendar.ts'

type Of<Type extends DateCommand['type']> = CommandOf<DateCommand, Type>

function withDates(family: Family, dates: FamilyDate[]): Family {
  const { dates: _, ...others } = family.familyData
  return { ...family, familyData: dates.length > 0 ? { ...others, dates } : others }
}

function requireMembers({ memberIds }: Changes<FamilyDate>, context: Context): void {
  for (const id of memberIds ?? []) requireMember(context, id)
}

/** What is longest gone by makes room; what is still to come is never lost. */
function addDate(family: Family, { entry }: Of<'add-date'>, context: Context): Family {
  requireMembers(entry, context)
  const dates = datesOf(family.familyData)
  const oldest = dates
    .filter(({ repeat, date }) => repeat === null && date < addDays(context.now.slice(0, 10), -14))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]
  const isFull = dates.length >= limits.dates
  const kept = isFull ? dates.filter((one) => one !== oldest) : dates
  return withDates(family, append(kept, entry, limits.dates))
}

function editDate(
  family: Family,
  { dateId, changes, from }: Of<'edit-date'>,
  context: Context,
): Family {
  requireMembers(changes, context)
  const dates = datesOf(family.familyData)
  const index = dates.findIndex(({ id }) => id === dateId)
  const before = dates[index] ?? refuse('entry-missing')
  return withDates(family, dates.with(index, edited(before, changes, from)))
}

function deleteDate(family: Family, { dateId }: Of<'delete-date'>): Family {
  const dates = datesOf(family.familyData)
  const kept = dates.filter(({ id }) => id !== dateId)
  if (kept.length === dates.length) refuse('entry-missing')
  return withDates(family, kept)
}

export const dateRules: FamilyRules<DateCommand> = {
  'add-date': { apply: addDate },
  'edit-date': { apply: editDate },
  'delete-date': { apply: deleteDate },
}

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
