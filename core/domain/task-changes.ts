import type { Task } from '../contract/sprint.ts'

/** What `edit-task` can change. */
export type TaskFields = Omit<Task, 'id' | 'checks'>

type Named = keyof TaskFields

/** The fields in which the task would become another one; none where it is as it was. */
export function changesTo(task: TaskFields, wanted: Partial<TaskFields>): Partial<TaskFields> {
  const differing = Object.entries(wanted).filter(
    ([field, value]) => !isSame(task[field as Named], value),
  )
  return Object.fromEntries(differing)
}

/** Owners, days and if-then plans are compared by what they say. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
