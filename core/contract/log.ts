import { z } from 'zod'
import type { FamilyUndo, OtherEntry, SprintUndo } from './activity.ts'
import type { FamilyCommand } from './family-commands.ts'
import { id, instant } from './scalars.ts'
import type { SprintCommand } from './sprint-commands.ts'
import { userSchema } from './user.ts'

const stored = z.looseObject({ type: z.string() })

/** One accepted command in a family's log, for everybody who replays it. */
export const logEntrySchema = z.strictObject({
  sequence: z.int().min(1),
  at: instant,
  userId: z.string(),
  sprintId: id.nullable(),
  command: stored,
  /** What takes it back; null where nothing does, or it is too long ago. */
  undo: stored.nullable(),
  /** Now and then: of the document that it was posted to, as it is afterwards (document-hash.ts). */
  hash: z.string().nullable(),
})

/** What happened after a place in the log, oldest first, and where the log ends. */
export const changesSchema = z.strictObject({
  user: userSchema,
  changes: z.array(logEntrySchema),
  /** The last place in the log: there is more to ask for where the page ends before it. */
  head: z.int().min(0),
  /** By the server's clock. */
  now: instant,
})

type Entry = { sequence: number; at: string; userId: string; hash: string | null }
export type LogEntry = Entry &
  (
    | { sprintId: null; command: FamilyCommand | OtherEntry; undo: FamilyUndo | null }
    | { sprintId: string; command: SprintCommand; undo: SprintUndo | null }
  )
export type Changes = Omit<z.infer<typeof changesSchema>, 'changes'> & { changes: LogEntry[] }
