import { z } from 'zod'
import { command } from '../commands/schema.ts'
import { id, instant, title } from '../schema.ts'

/** Something to talk about at the next meeting. */
export const topicSchema = z.strictObject({
  id,
  text: title,
  memberId: id.optional(),
  addedAt: instant,
})

/** What can be done here to a family. */
export const topicCommandSchema = z.discriminatedUnion('type', [
  /** With `addedAt` where a topic comes back that was settled by mistake. */
  command('park-topic', { topic: topicSchema.partial({ addedAt: true }) }),
  command('settle-topic', { topicId: id }),
])

export type Topic = z.infer<typeof topicSchema>

export type TopicCommand = z.infer<typeof topicCommandSchema>
