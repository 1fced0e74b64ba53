import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import { date, distinct, id, timeOfDay, title } from '../schema.ts'
import { dateRepeats } from '../words.ts'

/** Something on a day: the dentist, a party, a visit (N1). Without a time it takes the whole day. */
export const familyDateSchema = z.strictObject({
  id,
  title,
  date,
  time: timeOfDay.nullable(),
  /** Whom it is about; nobody in particular where it is empty. */
  memberIds: z
    .array(id)
    .max(limits.members)
    .refine((ids) => distinct(ids), 'must not repeat'),
  repeat: z.enum(dateRepeats).nullable(),
})

const { id: _dateId, ...dateFields } = familyDateSchema.shape

/** What can be done here to a family. */
export const dateCommandSchema = z.discriminatedUnion('type', [
  command('add-date', { entry: familyDateSchema }),
  edit('edit-date', z.strictObject(dateFields).partial(), { dateId: id }),
  command('delete-date', { dateId: id }),
])

export type FamilyDate = z.infer<typeof familyDateSchema>

export type DateCommand = z.infer<typeof dateCommandSchema>
