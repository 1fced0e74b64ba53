import { isFields } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { parsedJson, tabStorage } from '#web/lib/safe-storage.ts'

/** The goal chosen on the landing page before signing up (S3.6): at least a title. */
export type SelectedGoal = {
  title: string
  /** The example's id in the library, where it was one. */
  id?: string
}

const key = 'selected-goal'

/** The chosen goal, or null; anything without a readable title is none. */
export function readSelectedGoal(): SelectedGoal | null {
  return selectedGoalIn(tabStorage().getItem(key))
}

/** The goal in a stored text, or null. */
export function selectedGoalIn(text: string | null): SelectedGoal | null {
  const goal = parsedJson(text, isFields)
  const title = typeof goal?.['title'] === 'string' ? oneLine(goal['title']) : ''
  if (title === '' || title.length > limits.title) return null
  return typeof goal?.['id'] === 'string' ? { title, id: goal['id'] } : { title }
}

/** Keeps the chosen goal for this tab, through sign-up into onboarding (S2.12). */
export function writeSelectedGoal({ title, id }: SelectedGoal): void {
  try {
    tabStorage().setItem(key, JSON.stringify({ title, ...(id && { id }) }))
  } catch {
    // A browser that keeps nothing: the goal lasts as long as this page does.
  }
}

export function clearSelectedGoal(): void {
  tabStorage().removeItem(key)
}
