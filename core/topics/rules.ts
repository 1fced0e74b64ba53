import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import { append } from '../commands/lists.ts'
import type { Family } from '../family/schema.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'
import type { TopicCommand } from './schema.ts'

type Of<Type extends TopicCommand['type']> = CommandOf<TopicCommand, Type>

function parkTopic(family: Family, { topic }: Of<'park-topic'>, context: Context): Family {
  if (topic.memberId) requireMember(context, topic.memberId)
  const parked = { ...topic, addedAt: topic.addedAt ?? context.now }
  const topics = append(family.familyData.topics, parked, limits.topics)
  return { ...family, familyData: { ...family.familyData, topics } }
}

function settleTopic(family: Family, { topicId }: Of<'settle-topic'>): Family {
  const topics = family.familyData.topics.filter(({ id }) => id !== topicId)
  if (topics.length === family.familyData.topics.length) refuse('topic-missing')
  return { ...family, familyData: { ...family.familyData, topics } }
}

export const topicRules: FamilyRules<TopicCommand> = {
  'park-topic': { apply: parkTopic, by: ({ topic }) => topic.memberId ?? null },
  'settle-topic': { apply: settleTopic },
}

export const topicUndos: FamilyUndos<TopicCommand> = {
  'park-topic': (_, { topic }) => ({ type: 'settle-topic', topicId: topic.id }),
  'settle-topic': ({ familyData: { topics } }, { topicId }, { memberIds }) => {
    const topic = topics.find(({ id }) => id === topicId)
    const isOurs = !topic?.memberId || memberIds.includes(topic.memberId)
    return topic && isOurs ? { type: 'park-topic', topic } : null
  },
}
