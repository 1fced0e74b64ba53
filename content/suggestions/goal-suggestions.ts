import { exampleGoals } from '../goals/index.ts'
import { goalSuggestion } from './goal-suggestion.ts'
import type { LibrarySuggestion } from './suggestion.ts'

/** The whole library of goals as suggestions; apart from the others, for it is large. */
export const goalSuggestions: readonly LibrarySuggestion[] = exampleGoals.map(goalSuggestion)
