import { entriesOf, fromEntries } from '../lib/typed-objects.ts'
import type { Task, TaskChanges } from './schema.ts'

/** What `edit-task` can change. */
export type TaskFields = Omit<Task, 'id' | 'checks'>

/** The fields in which the task would become another one; none where it is as it was. */
export function changesTo(task: TaskFields, wanted: TaskChanges): TaskChanges {
  return fromEntries<TaskChanges>(
    entriesOf(wanted).filter(([field, value]) => !isSame(task[field], value)),
  )
}

/** Owners, days and if-then plans are compared by what they say. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
