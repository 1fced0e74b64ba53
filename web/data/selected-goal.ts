import { limits } from '#core/limits.ts'

/** The goal chosen on the landing page before signing up (S3.6): at least a title. */
export type SelectedGoal = {
  title: string
  /** The example's id in the library, where it was one. */
  id?: string
}

const key = 'selected-goal'

/** The chosen goal, or null; anything without a readable title is none. */
export function readSelectedGoal(): SelectedGoal | null {
  try {
    const goal = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<SelectedGoal> | null
    const title = typeof goal?.title === 'string' ? goal.title.trim() : ''
    if (title === '' || title.length > limits.title) return null
    return typeof goal?.id === 'string' ? { title, id: goal.id } : { title }
  } catch {
    return null
  }
}

export function clearSelectedGoal(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
