import type { Topic } from '#core/topics/schema.ts'
import type { TopicSubject } from '#core/words.ts'

export const topicSubjectNames: Record<TopicSubject, string> = {
  'fair-load': 'هل الحِمل موزّع بعدل؟',
}

/** Something to talk about, in words: the family's, or ours where a screen brought it up. */
export const topicWords = ({ text, about }: Pick<Topic, 'text' | 'about'>): string =>
  about === undefined ? text : topicSubjectNames[about]
