import type { Suggestion } from '#core/recommendations/recommendation-rules.ts'
import type { TopicId } from '../topic-names.ts'
import type { LowTheme } from './themes.ts'

/** A suggestion whose topics and themes are names from our own lists. */
export type LibrarySuggestion = Omit<Suggestion, 'topics' | 'eases'> & {
  topics: readonly TopicId[]
  eases?: readonly LowTheme[]
}
