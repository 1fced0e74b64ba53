import { z } from 'zod'
import { command, edit } from '../commands/schema.ts'
import { limits } from '../limits.ts'
import { gatheringFields } from '../meetings/schema.ts'
import { distinct, id, mood, name, note, title } from '../schema.ts'
import { retrospectiveStages } from '../words.ts'

const feelingSchema = z.strictObject({ memberId: id, mood })

/** A high or a low, about the family, not a person. */
const cardSchema = z.strictObject({
  id,
  memberId: id,
  kind: z.enum(['high', 'low']),
  text: title,
  /** What the family calls the cards that belong together; without it, it lies alone. */
  group: name.optional(),
})

export const retrospectiveSchema = z.strictObject({
  stage: z.enum(retrospectiveStages),
  feelings: z
    .array(feelingSchema)
    .max(limits.members)
    .refine((list) => distinct(list, (entry) => entry.memberId), 'must have one entry per member'),
  cards: z
    .array(cardSchema)
    .max(limits.cards)
    .refine((list) => distinct(list, (card) => card.id), 'must not repeat'),
  why: note,
  thanks: note,
  /** Who got a heart, in the order in which they got it; none in look backs from before. */
  hearts: z
    .array(id)
    .max(limits.members)
    .refine((list) => distinct(list), 'must not repeat')
    .optional(),
  hostId: id.nullable().optional(),
  ...gatheringFields,
})

/** What can be done here to a week. */
export const retrospectiveCommandSchema = z.discriminatedUnion('type', [
  command('set-feeling', { memberId: id, mood }),
  command('add-card', { card: cardSchema }),
  command('remove-card', { cardId: id }),
  /** One at a time, as earlier versions did. Null: it lies alone. */
  command('group-card', { cardId: id, group: name.nullable() }),
  /** Lays cards together, or apart. */
  command('group-cards', {
    groups: z
      .array(z.strictObject({ cardId: id, group: name.nullable() }))
      .min(1)
      .max(limits.cards)
      .refine((list) => distinct(list, ({ cardId }) => cardId), 'must not repeat'),
  }),
  edit(
    'edit-retrospective',
    retrospectiveSchema.omit({ feelings: true, cards: true }).partial(),
    {},
  ),
])

export type Card = z.infer<typeof cardSchema>

export type Retrospective = z.infer<typeof retrospectiveSchema>

export type RetrospectiveCommand = z.infer<typeof retrospectiveCommandSchema>
