import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { applyCommand, touchedBetween } from '#core/log/documents.ts'
import type { Addressed } from '#core/commands/documents.ts'
import { documentHash } from '#core/log/document-hash.ts'
import { requireUndoable, undoOf, type Undo } from '#core/log/undo.ts'
import { errors } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { ApiError } from '#web/data/api.ts'

type Command = Addressed['command']

/** What comes with a request. */
export type Asked = { body?: unknown; query?: { after?: number } }

/** So often this server tells a hash. */
const hashedEvery = 4

type Options = {
  /** So many entries of the log are kept. */
  kept?: number
  /** So many of them are told at once. */
  page?: number
  /** Every so many entries it tells a hash that no replay leads to. */
  strangeEvery?: number
}

/** A family's server in memory, by the rules of core: its log, its documents, and what it answers. */
export function logServer(
  beginning: Bootstrap,
  { kept = 1_000, page = 1_000, strangeEvery = Infinity }: Options = {},
) {
  let documents = { ...beginning, sequence: 0, rules: rulesVersion }
  let log: LogEntry[] = []
  /** The whole log, however little of it is kept. */
  const history: LogEntry[] = []
  const receipts = new Map<
    string,
    { sequence: number; version: number; at: string; userId: string }
  >()
  const now = () => new Date().toISOString()

  const documentOf = (sprintId: string | null) =>
    sprintId === null
      ? documents.family
      : (documents.sprints.find(({ id }) => id === sprintId) ?? null)

  const run = (userId: string, sprintId: string | null, command: Command) => {
    const earlier = receipts.get(command.id)
    if (earlier) return earlier
    const by = { now: now(), userId }
    const addressed = { sprintId, command } as Addressed
    const undone = history.find((entry) => entry.command.id === command.undoes)
    if (command.undoes !== undefined) {
      if (!undone) throw new Refusal('moved-on')
      const { at, undo } = undone
      const done = {
        done: undone as Addressed,
        at,
        userId: undone.userId,
        undo: undo as Undo | null,
      }
      requireUndoable(documents, addressed, done, by)
    }
    const before = documents
    const sequence = before.sequence + 1
    const after = applyCommand(before, addressed, by)
    const undo = after === before ? null : undoOf(before, addressed, by)
    documents = { ...after, sequence }
    const hash =
      sequence % hashedEvery === 0 ? documentHash(touchedBetween(before, after, sprintId)) : null
    const told = sequence % strangeEvery === 0 ? 'strange' : hash
    const entry = { sequence, at: by.now, userId, sprintId, command, undo, hash: told } as LogEntry
    history.push(entry)
    log = [...log, entry].slice(-kept)
    const receipt = { sequence, version: documentOf(sprintId)?.version ?? 0, at: by.now, userId }
    receipts.set(command.id, receipt)
    return receipt
  }

  const changes = (userId: string, after: number) => {
    const first = log[0]?.sequence ?? documents.sequence + 1
    if (after > documents.sequence || after < first - 1) throw refusal('log-trimmed')
    const user = { ...beginning.user, id: userId }
    return {
      user,
      changes: log.filter(({ sequence }) => sequence > after).slice(0, page),
      head: documents.sequence,
      now: now(),
    }
  }

  /** What it answers, as an object that shares nothing with its own. Throws as `request` does. */
  const answer = (userId: string, path: string, { body, query = {} }: Asked): unknown => {
    const copy = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
    try {
      if (path.startsWith(apiPaths.bootstrap)) {
        return copy({ ...documents, user: { ...beginning.user, id: userId }, now: now() })
      }
      if (path.endsWith('/changes')) return copy(changes(userId, query.after!))
      const [, sprintId = null] = /sprints\/([^/]+)/.exec(path) ?? []
      return copy(run(userId, sprintId, copy(body) as Command))
    } catch (error) {
      if (error instanceof Refusal) throw refusal(error.code)
      throw error
    }
  }

  return {
    answer,
    run,
    documents: () => documents,
    entriesAfter: (sequence: number) => log.filter((entry) => entry.sequence > sequence),
    isGapAfter: (sequence: number) =>
      sequence > documents.sequence || sequence < (log[0]?.sequence ?? documents.sequence + 1) - 1,
    history: () => history,
    accepted: () => [...receipts.keys()],
  }
}

const refusal = (code: keyof typeof errors) =>
  new ApiError(errors[code].status, { code, message: errors[code].message })

export type LogServer = ReturnType<typeof logServer>
