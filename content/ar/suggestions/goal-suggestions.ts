import { goalSuggestion } from '#content/suggestions/goal-suggestion.ts'
import type { LibrarySuggestion } from '#content/suggestions/suggestion.ts'
import { exampleGoals } from '../goals/index.ts'

/** The whole library of goals as suggestions; apart from the others, for it is large. */
export const goalSuggestions: readonly LibrarySuggestion[] = exampleGoals.map(goalSuggestion)
