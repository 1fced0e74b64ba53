import type { ExampleGoal } from '../goals/goal.ts'
import type { LibrarySuggestion } from './suggestion.ts'

const prefix = 'goal-'

/** The example's id in the key of its suggestion; null for other suggestions. */
export function exampleIdOf(key: string): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}

/** The key of the suggestion that an example goal is. */
export const keyOfGoal = (id: string): string => prefix + id

/** An example goal as something that can be recommended. */
export function goalSuggestion({ id, title, why, topics, ages }: ExampleGoal): LibrarySuggestion {
  return { key: keyOfGoal(id), kind: 'goal', title, description: why, topics, ages }
}
