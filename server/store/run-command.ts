import type { CompiledQuery } from 'kysely'
import type { ErrorCode } from '#core/errors.ts'
import type { Family } from '#core/family/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { applyCommand, changedBetween, sprintIdsOf, touchedBetween } from '#core/log/documents.ts'
import type { Addressed, Documents } from '#core/commands/documents.ts'
import { documentOf, knownJson } from '#core/lib/json-text.ts'
import { documentHash } from '#core/log/document-hash.ts'
import { sentOfToday } from '#core/log/former-forms.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { requireUndoable, undoOf, type Done, type Undo } from '#core/log/undo.ts'
import { refuse } from '#core/refusal.ts'
import { tell } from './bus.ts'
import { findReceipt, logged, readUndone, type Change } from './changes.ts'
import { transaction } from './database.ts'
import { lockFamily, readSnapshot, takePlaceAfter, type Snapshot } from './families.ts'
import { baseOf, Withdrawn } from './guarded.ts'
import { lookAtRemindersNow } from './reminders.ts'
import type { Database } from './schema.ts'
import { trimLog } from './trim-log.ts'
import { endedDevices } from './paired-devices.ts'
import { endedShares, otherHomesOf } from './shared-members.ts'
import { readSprint, requireRoom, storedSprints } from './sprints.ts'
import { markOnboarded, requireNoAccounts } from './users.ts'
import { oneByOne, writeOnce } from './write-once.ts'

/** One entry in so many has a hash, by which a browser sees whether its replay led to the same documents. */
const hashedEvery = 16

/** How often a command is tried again because another one was first. */
const triesAtMost = 10

/** A command on its way to a document of a family, when, and by whom. */
export type Order = {
  familyId: string
  addressed: Addressed
  userId: string
  now: string
  /** The version that the document must have, where somebody asks for that (A24). */
  ifVersion?: number | undefined
  /** How many members a family may have here; asked only by commands that add one. */
  membersMax?: (() => Promise<number>) | undefined
  /** Why there is no room for it in the documents by which it is decided; asked where others need room. */
  roomRefusal?: ((before: Documents) => ErrorCode | null) | undefined
  /** The family as it was when the request's rights were asked; read here where it was not. */
  snapshot?: Snapshot | null | undefined
}

/**
 * Runs one command (S7.4, S7.6): reads the documents it is about at a place in the family's log, lets
 * the rules decide, and writes once, on condition that the log is still there: what the rules changed,
 * and the command with what takes it back. A command that was applied before changes nothing and gives
 * its first receipt again; one that takes another back is refused where that one's effect has gone
 * ("moved-on").
 */
export async function runCommand(db: Database, order: Order): Promise<Receipt> {
  const { familyId, addressed } = order
  const { sprintId, command } = addressed
  try {
    const { change, isTrimDue, others } = await oneByOne(db, familyId, (open, hasWaited) =>
      decideAndWrite(db, open, hasWaited ? { ...order, snapshot: null } : order),
    )
    const { sequence, version, at, userId } = change
    // A member who was removed is shared with no other home any more.
    const elsewhere = others.map((id) => ({ familyId: id, sequence: 0 }))
    tell(baseOf(db), [{ familyId, sequence }, ...elsewhere])
    if (isTrimDue) await trim(baseOf(db), change)
    return { sequence, version, at, userId }
  } catch (error) {
    if (error instanceof Withdrawn) throw error
    // A resend fails either by the rules (the task is there already) or by the log's unique key.
    const earlier = await findReceipt(db, familyId, command.id)
    if (!earlier) throw error
    if (earlier.sprintId !== sprintId) refuse('invalid-input', { field: 'id' })
    return earlier.receipt
  }
}

/** `others`: families that shared a member who is gone. */
type Written = { change: Change; isTrimDue: boolean; others: string[] }

async function decideAndWrite(db: Database, open: Database, order: Order): Promise<Written> {
  let { snapshot } = order
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    snapshot ??= await readSnapshot(open, order.familyId, order.addressed.sprintId)
    const found = await documentsFor(open, snapshot ?? refuse('family-missing'), order)
    const decision = decide(found, order)
    const { changed } = decision
    const sprints = { before: found.before.sprints, changed: changed.sprints }
    await requireRoom(open, order.familyId, sprints)
    await requirePlaces(found.before.family, changed.family, order)
    await requireNoAccounts(open, found.before.family, changed.family)
    const { statement, isTrimDue } = logged(open, decision.change)
    const place = takePlaceAfter(open, found.sequence, {
      id: order.familyId,
      changed: changed.family,
    })
    const gone = goneIn(found.before, changed.family)
    const others = await otherHomesOf(open, order.familyId, gone)
    const writes = [
      ...storedSprints(open, order.familyId, sprints),
      ...onboarding(open, found, order),
      ...endedShares(open, order.familyId, gone),
      ...endedDevices(open, order.familyId, gone),
      ...lookAgain(open, found, { changed: changed.family, now: order.now }),
    ]
    const last = { familyId: order.familyId, sequence: found.sequence }
    if (await writeOnce(db, open, last, [place, ...writes, statement])) {
      return { change: decision.change, isTrimDue, others }
    }
    snapshot = null
  }
  refuse('unavailable')
}

/** The documents and the log's entry by which a command is decided. */
type Found = {
  /** The last place in the log that is in the documents. */
  sequence: number
  before: Documents
  /** The change that the command says it takes back. */
  undone: Done | null
}

async function documentsFor(open: Database, snapshot: Snapshot, order: Order): Promise<Found> {
  const { familyId, addressed } = order
  const undone = addressed.command.undoes === undefined ? null : await readDone(open, order)
  const all = undone ? [addressed, undone.done] : [addressed]
  const sprints: (Sprint | null)[] = []
  for (const id of new Set(all.flatMap(sprintIdsOf))) {
    // Documents that are read after the place in the log may be newer: then the log has moved on as well.
    const isHere = id === snapshot.sprintId
    const here = snapshot.sprint && documentOf(snapshot.sprint)
    sprints.push(isHere ? here : await readSprint(open, familyId, id))
  }
  const family = documentOf(snapshot.family)
  const before = { family, sprints: sprints.filter((sprint) => sprint !== null) }
  return { sequence: snapshot.sequence, before, undone }
}

async function readDone(open: Database, { familyId, addressed }: Order): Promise<Done> {
  const { sprintId, command } = addressed
  const change = await readUndone(open, { familyId, sprintId, undoes: command.undoes! })
  if (!change?.undo) refuse('moved-on')
  const { at, userId, undo } = change
  // The log has it under the document that it was posted to.
  const done = { sprintId, command: JSON.parse(change.command) as never }
  return { done, at, userId, undo: documentOf(knownJson<Undo>(undo)) }
}

type Decision = { change: Change; changed: ReturnType<typeof changedBetween> }

/** What becomes of the documents, and the log's next entry. Throws a Refusal where a rule says no. */
function decide({ sequence: last, before, undone }: Found, order: Order): Decision {
  const { familyId, userId, now } = order
  // Earlier versions say by English texts what is an id today.
  const addressed = sentOfToday(order.addressed, before.family)
  const { sprintId, command } = addressed
  requireVersion(before, order)
  const full = order.roomRefusal?.(before)
  if (full) refuse(full)
  const by = { now, userId }
  if (undone) requireUndoable(before, addressed, undone, by)
  const after = applyCommand(before, addressed, by)
  const sequence = last + 1
  const receipt = { sequence, version: versionOf(after, sprintId), at: now, userId }
  const undo = after === before ? null : undoOf(before, addressed, by)
  const isHashed = sequence % hashedEvery === 0
  const hash = isHashed ? documentHash(touchedBetween(before, after, sprintId)) : null
  const change = { ...receipt, familyId, sprintId, commandId: command.id, command, undo, hash }
  return { change, changed: changedBetween(before, after) }
}

function onboarding(open: Database, { before }: Found, order: Order): CompiledQuery[] {
  const { familyId, addressed } = order
  if (addressed.command.type !== 'complete-onboarding') return []
  const { primaryUserId: userId, familyData } = before.family
  return [markOnboarded(open, { familyId, userId, name: familyData.primaryUser.name })]
}

/** Refuses one more member than the host allows; whom a command puts back was there before. */
async function requirePlaces(before: Family, after: Family | null, order: Order): Promise<void> {
  const { membersMax, addressed } = order
  if (!membersMax || !after || addressed.command.undoes !== undefined) return
  const count = memberIdsOf(after.familyData).length
  if (count <= memberIdsOf(before.familyData).length) return
  if (count > (await membersMax())) refuse('members-full')
}

/** The members who are in the family no more. */
function goneIn({ family }: Documents, after: Family | null): string[] {
  if (!after) return []
  const left = new Set(memberIdsOf(after.familyData))
  return memberIdsOf(family.familyData).filter((id) => !left.has(id))
}

/** Reminders that follow the family's times are looked at anew once these change. */
function lookAgain(
  open: Database,
  { before }: Found,
  { changed, now }: { changed: Family | null; now: string },
): CompiledQuery[] {
  const timesOf = ({ familyData }: Family) => JSON.stringify(familyData.settings)
  if (!changed || timesOf(changed) === timesOf(before.family)) return []
  return [lookAtRemindersNow.filled(open, { familyId: changed.id, now })]
}

function addressee({ family, sprints }: Documents, sprintId: string | null) {
  return sprintId === null ? family : (sprints.find(({ id }) => id === sprintId) ?? null)
}

/** The document's version; 0 where there is none. */
function versionOf(documents: Documents, sprintId: string | null): number {
  return addressee(documents, sprintId)?.version ?? 0
}

function requireVersion(before: Documents, { addressed: { sprintId }, ifVersion }: Order): void {
  const version = versionOf(before, sprintId)
  if (ifVersion === undefined || version === 0 || version === ifVersion) return
  refuse('stale-version', { version })
}

/** Trims the log now and then, and after a long entry. The command is done: no rights are asked. */
async function trim(base: Database, { familyId }: Change): Promise<void> {
  await transaction(base, async (trx) => {
    if (await lockFamily(trx, familyId)) await trimLog(trx, familyId)
  })
}
