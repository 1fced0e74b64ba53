import { z } from 'zod'
import { command } from '../commands/schema.ts'
import { id, instant, optionalTitle } from '../schema.ts'
import { isVisible } from '../text/text.ts'
import { topicSubjects } from '../words.ts'

const topicFields = {
  id,
  text: optionalTitle,
  /** In the place of words, where a screen brought it up. */
  about: z.enum(topicSubjects).optional(),
  memberId: id.optional(),
}

const saysSomething = ({ text, about }: { text: string; about?: unknown }) =>
  about !== undefined || isVisible(text)

/** Something to talk about at the next meeting. */
export const topicSchema = z
  .strictObject({ ...topicFields, addedAt: instant })
  .refine(saysSomething, 'must not be empty')

/** What can be done here to a family. */
export const topicCommandSchema = z.discriminatedUnion('type', [
  /** With `addedAt` where a topic comes back that was settled by mistake. */
  command('park-topic', {
    topic: z
      .strictObject({ ...topicFields, addedAt: instant.optional() })
      .refine(saysSomething, 'must not be empty'),
  }),
  command('settle-topic', { topicId: id }),
])

export type Topic = z.infer<typeof topicSchema>

export type TopicCommand = z.infer<typeof topicCommandSchema>
