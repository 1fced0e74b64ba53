import type { Task } from '#core/contract/sprint.ts'

/** Stands among the members' ids; ids begin with a letter or digit, so it cannot be one. */
export const everyone = '*'

/** The owners that were chosen; a task that nobody is left on is everyone's. */
export function ownersFrom(chosen: readonly string[], before: Task['owners']): Task['owners'] {
  const isNew = chosen.includes(everyone) && before !== 'everyone'
  const people = chosen.filter((value) => value !== everyone)
  return isNew || people.length === 0 ? 'everyone' : people
}
