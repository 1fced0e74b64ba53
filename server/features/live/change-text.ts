import type { ActivityChange } from '#core/log/activity-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import { jsonNull, jsonWith } from '#server/http/json-text.ts'
import { readEntries, type StoredChange } from '#server/store/changes.ts'
import type { Database } from '#server/store/schema.ts'

/** A change, with more that is told of it. The commands go out as they are stored. */
export function changeText<More extends object>(
  change: StoredChange,
  more: More,
): JsonText<ActivityChange & More> {
  const { sequence, at, userId } = change
  const told = { ...more, sequence, at, userId }
  // Two lines that look alike: what was done to a family is typed apart from what was to a sprint.
  if (change.sprintId === null) {
    const { command, undo } = change
    return jsonWith({ ...told, sprintId: change.sprintId }, { command, undo: undo ?? jsonNull })
  }
  const { command, undo } = change
  return jsonWith({ ...told, sprintId: change.sprintId }, { command, undo: undo ?? jsonNull })
}

/** An entry of the log as its readers get it: its place, and all of it as JSON text. */
export type EntryText = { sequence: number; text: JsonText<LogEntry> }

/** What happened in a family after a place in its log, oldest first, `limit` at most. */
export async function readEntryTexts(
  db: Database,
  query: { familyId: string; after: number; limit: number },
): Promise<EntryText[]> {
  const entries = await readEntries(db, query)
  return entries.map((entry) => ({
    sequence: entry.sequence,
    text: changeText(entry, { hash: entry.hash }),
  }))
}
