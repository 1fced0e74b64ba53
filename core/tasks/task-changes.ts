import { edited, said } from '../commands/changes.ts'
import { entriesOf, fromEntries } from '../lib/typed-objects.ts'
import type { Task, TaskChanges } from './schema.ts'

/** What `edit-task` can change. */
export type TaskFields = Omit<Task, 'id' | 'checks'>

type OptionalOf<Fields> = {
  [Field in keyof Fields]-?: object extends Pick<Fields, Field> ? Field : never
}[keyof Fields]

/** What a task need not have: null in changes takes it away. One that is missing here does not compile. */
const noneOf: Record<OptionalOf<TaskFields>, null> = { sharing: null }

/** A task as it is changed: with null where something is taken away. */
type Changed = {
  [Field in keyof Task]: Field extends keyof typeof noneOf ? Task[Field] | null : Task[Field]
}

/** The task after the changes, merged with what came since `from` (P6). */
export function changedTask(task: Task, changes: TaskChanges, from?: TaskChanges): Task {
  const next = edited<Changed>(task, changes, from)
  return fromEntries<Task>(
    entriesOf(next).filter(([field, value]) => value !== null || !(field in noneOf)),
  )
}

/** What takes the changes back. */
export function taskBefore(task: Task, changes: TaskChanges): TaskChanges {
  return fromEntries<TaskChanges>(
    said(changes).map((field) => [field, task[field] ?? null] as const),
  )
}

/** The changes by which a task becomes one with these fields and no others. */
export const changesToAll = (task: TaskFields, wanted: TaskFields): TaskChanges =>
  changesTo(task, { ...noneOf, ...wanted })

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
