import type { Suggestion } from '#core/domain/recommend.ts'
import type { TopicName } from '../topic.ts'

/** A suggestion whose topics are names from our own lists. */
export type LibrarySuggestion = Omit<Suggestion, 'topics'> & { topics: readonly TopicName[] }
