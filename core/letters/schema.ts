import { z } from 'zod'
import { hostLimits, limits } from '../limits.ts'
import { isVisible } from '../text/text.ts'
import { drawingSchema } from './drawing-schema.ts'
import { date, id, instant, lines } from '../schema.ts'

/**
 * When a letter is opened: at a week's look back, at the mission's end, on a day by the family's
 * clocks. A drawing for the book is open at once.
 */
const momentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look-back'), sprintId: id }),
  z.strictObject({ kind: z.literal('mission-end'), goalId: id }),
  z.strictObject({ kind: z.literal('date'), date }),
  z.strictObject({ kind: z.literal('book') }),
])

/** What stands in it: a text, a drawing, or both. */
const letterContentSchema = z
  .strictObject({ text: lines(limits.note), drawing: drawingSchema.nullable() })
  .refine(({ text, drawing }) => drawing !== null || isVisible(text), 'must not be empty')

const newLetter = { id, moment: momentSchema, content: letterContentSchema }

/** The id is made where it is written, so that what is sent twice is one letter. */
export const newLetterSchema = z.strictObject({ ...newLetter, memberId: id })

/** From a member's own device, which says whose it is. */
export const ownLetterSchema = z.strictObject(newLetter)

/** What is told of a letter before its moment: never a word of it. */
export const sealedLetterSchema = z.strictObject({
  id,
  memberId: id,
  moment: momentSchema,
  /** By which sharing it came from a device of the writer’s other home; null: it was written here. */
  shareId: id.nullable(),
  writtenAt: instant,
  /** Whether whoever asks may take it back. */
  mine: z.boolean(),
})

export const openedLetterSchema = z.strictObject({
  ...sealedLetterSchema.shape,
  openedAt: instant,
  /** The same as a day by the family's clocks. */
  openedOn: date,
  /** The week in whose story it stands; null where there was none. */
  sprintId: id.nullable(),
  content: letterContentSchema,
})

/** One in a family's file: only what is open leaves the server. */
export const exportedLetterSchema = openedLetterSchema.omit({ mine: true, shareId: true })

/** Those that somebody sees wait, to be opened together. */
export const openingSchema = z.strictObject({ ids: z.array(id).min(1).max(hostLimits.letters) })

export type Moment = z.infer<typeof momentSchema>
export type LetterContent = z.infer<typeof letterContentSchema>
export type NewLetter = z.infer<typeof newLetterSchema>
export type SealedLetter = z.infer<typeof sealedLetterSchema>
export type ExportedLetter = z.infer<typeof exportedLetterSchema>
export type OpenedLetter = z.infer<typeof openedLetterSchema>
