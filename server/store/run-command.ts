import type { Receipt } from '#core/contract/receipt.ts'
import {
  applyCommand,
  changedBetween,
  sprintIdsOf,
  type Addressed,
  type Documents,
} from '#core/domain/documents.ts'
import { documentHash } from '#core/domain/document-hash.ts'
import { requireUndoable, undoOf, type Done } from '#core/domain/undo.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { appendChange, findReceipt, readUndone } from './changes.ts'
import { transaction } from './database.ts'
import { saveFamily, takeSequence } from './families.ts'
import { Withdrawn } from './guarded.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { countSprints, deleteSprint, insertSprint, readSprint, saveSprint } from './sprints.ts'
import { markOnboarded } from './users.ts'

/** So often a browser that replays the log can see whether it has the same documents. */
const hashedEvery = 16

/** A command on its way to a document of a family, when, and by whom. */
export type Order = {
  familyId: string
  addressed: Addressed
  userId: string
  now: string
  /** The version that the document must have, where somebody asks for that (A24). */
  ifVersion?: number | undefined
}

/**
 * Runs one command in one transaction (S7.4, S7.6): takes the family's next sequence number (and its
 * place in the queue), lets the rules decide, saves what they changed, and appends the command to the log
 * with what takes it back. A command that was applied before changes nothing and gives its first receipt
 * again; one that takes another back is refused where that one's effect has gone ("moved-on").
 */
export async function runCommand(db: Database, order: Order): Promise<Receipt> {
  const { familyId, addressed } = order
  const { sprintId, command } = addressed
  try {
    return await transaction(db, (trx) => run(trx, order))
  } catch (error) {
    if (error instanceof Withdrawn) throw error
    // A resend fails either by the rules (the task is there already) or by the log's unique key.
    const earlier = await findReceipt(db, familyId, command.id)
    if (!earlier) throw error
    if (earlier.sprintId !== sprintId) refuse('invalid-input', { field: 'id' })
    return earlier.receipt
  }
}

async function run(trx: OpenTransaction, order: Order): Promise<Receipt> {
  const { familyId, addressed, userId, now } = order
  const { sprintId, command } = addressed
  const { sequence, family } = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
  const undone = command.undoes === undefined ? null : await readDone(trx, order)
  const before = await documentsFor(trx, family, undone ? [addressed, undone.done] : [addressed])
  requireVersion(before, order)
  const by = { now, userId }
  if (undone) requireUndoable(before, addressed, undone, by)
  const after = applyCommand(before, addressed, by)
  await save(trx, before, after)
  if (command.type === 'complete-onboarding') {
    await markOnboarded(trx, familyId, family.primaryUserId)
  }
  const receipt = { sequence, version: versionOf(after, sprintId), at: now, userId }
  const undo = after === before ? null : undoOf(before, addressed, by)
  const hash = sequence % hashedEvery === 0 ? documentHash(documentOf(after, sprintId)) : null
  const change = { ...receipt, familyId, sprintId, commandId: command.id, command, undo, hash }
  await appendChange(trx, change)
  return receipt
}

/** The documents that these commands are about. */
async function documentsFor(
  trx: OpenTransaction,
  family: Documents['family'],
  all: readonly Addressed[],
): Promise<Documents> {
  const ids = [...new Set(all.flatMap(sprintIdsOf))]
  const found = []
  for (const id of ids) found.push(await readSprint(trx, family.id, id))
  return { family, sprints: found.filter((sprint) => sprint !== null) }
}

/** The change that a command says it takes back. */
async function readDone(trx: OpenTransaction, { familyId, addressed }: Order): Promise<Done> {
  const { sprintId, command } = addressed
  const change = await readUndone(trx, { familyId, sprintId, undoes: command.undoes! })
  if (!change?.undo) refuse('moved-on')
  const { at, userId, undo } = change
  const done = { sprintId, command: JSON.parse(change.command) as never }
  return { done, at, userId, undo: JSON.parse(undo) as Done['undo'] }
}

function documentOf({ family, sprints }: Documents, sprintId: string | null) {
  return sprintId === null ? family : (sprints.find(({ id }) => id === sprintId) ?? null)
}

/** 0 where it is not there. */
function versionOf(documents: Documents, sprintId: string | null): number {
  return documentOf(documents, sprintId)?.version ?? 0
}

function requireVersion(before: Documents, { addressed: { sprintId }, ifVersion }: Order): void {
  const version = versionOf(before, sprintId)
  if (ifVersion === undefined || version === 0 || version === ifVersion) return
  refuse('stale-version', { version })
}

async function save(trx: OpenTransaction, before: Documents, after: Documents): Promise<void> {
  const { family, sprints } = changedBetween(before, after)
  if (family) await saveFamily(trx, family)
  for (const [id, sprint] of sprints) {
    const known = before.sprints.find((one) => one.id === id)
    if (!sprint) await deleteSprint(trx, after.family.id, id)
    else if (known) await saveSprint(trx, sprint, known)
    else {
      if ((await countSprints(trx, after.family.id)) >= limits.sprints) refuse('sprints-full')
      await insertSprint(trx, sprint)
    }
  }
}
