import type { ExampleGoal } from '../goals/goal.ts'
import type { LibrarySuggestion } from './suggestion.ts'

/** An example goal as something that can be recommended. */
export function goalSuggestion({ id, title, why, topics, ages }: ExampleGoal): LibrarySuggestion {
  return { key: `goal-${id}`, kind: 'goal', title, description: why, topics, ages }
}
