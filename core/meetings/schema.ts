import { z } from 'zod'
import { limits } from '../limits.ts'
import { meetingLengths } from '../words.ts'
import { distinct, id, note } from '../schema.ts'

/** What a stand-up, a plan meeting and a retrospective may say of who is there and for how long. */
export const presenceFields = {
  /** Who is not here today: their turns and jobs go to others. */
  absentIds: z
    .array(id)
    .max(limits.members)
    .refine((ids) => distinct(ids), 'must not repeat')
    .optional(),
  length: z.enum(meetingLengths).optional(),
}

/** The how-manieth meeting of its kind it is, from 0; by it the questions are dealt. */
export const round = z.int().min(0).max(limits.rounds).optional()

/** The weekly ones also have jobs that go round, and notes. Meetings from before these are without. */
export const gatheringFields = {
  ...presenceFields,
  round,
  timekeeperId: id.nullable().optional(),
  noteTakerId: id.nullable().optional(),
  /** What the next meeting should know. */
  notes: note.optional(),
}
