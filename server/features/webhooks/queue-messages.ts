import { weekName } from '#server/content.ts'
import type { Documents } from '#core/commands/documents.ts'
import { documentOf } from '#core/lib/json-text.ts'
import { messagesOf, type Logged } from '#core/programs/webhook-events.ts'
import { limits } from '#core/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { randomId } from '#server/platform/random-id.ts'
import { readEntries, readSequence, type StoredEntry } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { readDocuments } from '#server/store/documents.ts'
import type { Database } from '#server/store/schema.ts'
import { moveOnWith, readBehind, readBehindOf, type Behind } from '#server/store/webhooks.ts'

type Options = { db: Database; clock: Clock }

const entriesAtOnce = 100
const webhooksAtOnce = 50
const familiesAtOnce = 100

/**
 * Queues what some families' webhooks were not told of yet: the log is the outbox, and each webhook has
 * a place in it, so that a command costs nothing more and a server that dies forgets nothing.
 */
export async function queueMessagesOf(options: Options, familyIds: string[]): Promise<void> {
  const read = readerOf(options.db)
  for (let from = 0; from < familyIds.length; from += familiesAtOnce) {
    const some = familyIds.slice(from, from + familiesAtOnce)
    const now = options.clock()
    for (const one of await readBehindOf(options.db, { familyIds: some, now }))
      await queueMessages(options, read, one)
  }
}

/** The same for all families: after a start, and where news were missed. */
export async function queueAllMessages(options: Options): Promise<void> {
  const read = readerOf(options.db)
  let after = ''
  for (;;) {
    const asked = { after, limit: webhooksAtOnce, now: options.clock() }
    const some = await readBehind(options.db, asked)
    for (const one of some) await queueMessages(options, read, one)
    if (some.length < webhooksAtOnce) return
    after = some.at(-1)!.id
  }
}

type Read = ReturnType<typeof readerOf>

/** Reads and understands a family’s documents once for all of its webhooks that are told of the same (A81). */
function readerOf(db: Database) {
  let known: { familyId: string; sequence: number; documents: Documents | null } | undefined
  /** As they were at that place in the family’s log, or later. */
  return async (familyId: string, from: number): Promise<Documents | null> => {
    if (known?.familyId !== familyId || known.sequence < from) {
      const { family, sprints, sequence } = await readDocuments(db, familyId)
      const documents = family && {
        family: documentOf(family),
        sprints: sprints.map(documentOf),
      }
      known = { familyId, sequence, documents }
    }
    return known.documents
  }
}

async function queueMessages({ db, clock }: Options, read: Read, first: Behind): Promise<void> {
  const { familyId, names } = first
  for (let behind = first; ;) {
    const { sequence: after } = behind
    const end = await readSequence(db, familyId)
    const entries = await readEntries(db, { familyId, after, limit: entriesAtOnce })
    const isAll = entries.length < entriesAtOnce
    // What was trimmed, or emptied, is told to nobody.
    const to = entries.at(-1)?.sequence ?? end
    const documents = await read(familyId, to)
    if (!documents || to <= after) return
    const messages = entries.flatMap((entry) =>
      messagesOf(logged(entry), documents, { names: names === 1, called: weekName }),
    )
    const payloads = messages.map((one) => ({ id: randomId(), payload: JSON.stringify(one) }))
    const step = { to, messages: payloads, now: clock(), most: limits.webhookWaiting }
    await transaction(db, (trx) => moveOnWith(trx, behind, step))
    if (isAll) return
    behind = { ...behind, sequence: to }
  }
}

/** The log holds commands, and actions (somebody joined) whose types no command has. */
function logged({ sprintId, at, command: text }: StoredEntry): Logged {
  if (sprintId === null) return { at, sprintId, command: JSON.parse(text) }
  return { at, sprintId, command: JSON.parse(text) }
}
