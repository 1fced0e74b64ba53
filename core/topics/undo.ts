import type { FamilyUndos } from '../commands/definitions.ts'
import type { TopicCommand } from './schema.ts'

export const topicUndos: FamilyUndos<TopicCommand> = {
  'park-topic': (_, { topic }) => ({ type: 'settle-topic', topicId: topic.id }),
  'settle-topic': ({ familyData: { topics } }, { topicId }, { memberIds }) => {
    const topic = topics.find(({ id }) => id === topicId)
    const isOurs = !topic?.memberId || memberIds.includes(topic.memberId)
    return topic && isOurs ? { type: 'park-topic', topic } : null
  },
}
