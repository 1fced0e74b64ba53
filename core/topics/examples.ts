import { limits } from '../limits.ts'
import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { topicSubjects } from '../words.ts'
import type { Examples } from '../testing/examples.ts'
import type { TopicCommand } from './schema.ts'

export const examples: Examples<TopicCommand> = {
  'park-topic': {
    sample: { topic: { id: 't', text: 'Pet?', memberId: 'mia' } },
    any: fc.record({
      topic: fc.record(
        {
          id: some.ids.entry,
          text: some.titleText,
          about: fc.constantFrom(...topicSubjects),
          memberId: some.ids.member,
          addedAt: some.instant,
        },
        { requiredKeys: ['id', 'text'] },
      ),
    }),
    weight: 5,
    worst: () => [{ topic: { id: 'new', text: 'x'.repeat(limits.title) } }],
  },
  'settle-topic': {
    sample: { topicId: 't' },
    any: fc.record({ topicId: some.ids.entry }),
    weight: 6,
    worst: () => [{ topicId: 't0' }],
  },
}
