import type { CompiledQuery, UpdateObject } from 'kysely'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { documentOf, textOf, type JsonText } from '#core/lib/json-text.ts'
import { compiled } from './compiled.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'
import { coParentIdsOf, sendHome } from './co-parents.ts'
import { endSharesOfFamily } from './shared-members.ts'

/** Stores a new family; one that is there already stays as it is. */
export async function insertFamily(db: Database, family: Family): Promise<void> {
  await db
    .insertInto('families')
    .values({
      id: family.id,
      primaryUserId: family.primaryUserId,
      version: family.version,
      sequence: 0,
      createdAt: family.createdAt,
      document: textOf(family),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const familyDocument = compiled(['familyId'], (db, { familyId }) =>
  db.selectFrom('families').select('document').where('id', '=', familyId),
)

/** The family document as JSON text; null where there is none. */
export async function readFamilyText(
  db: Database,
  familyId: string,
): Promise<JsonText<Family> | null> {
  const [row] = await familyDocument(db, { familyId })
  return row?.document ?? null
}

/** The family document; null where there is none. */
export async function readFamily(db: Database, familyId: string): Promise<Family | null> {
  const text = await readFamilyText(db, familyId)
  return text === null ? null : documentOf(text)
}

const placeInQueue = compiled(['familyId'], (db, { familyId }) =>
  db
    .updateTable('families')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', familyId)
    .returning('document'),
)

/**
 * Takes the family's place in the queue for what does not go into its log: on PostgreSQL the row
 * stays locked until the transaction ends. Null where there is no such family. Who needs several
 * takes them in the order of their ids, and before any other row.
 */
export async function lockFamily(trx: OpenTransaction, familyId: string): Promise<Family | null> {
  const [row] = await placeInQueue(trx, { familyId })
  return row ? documentOf(row.document) : null
}

const nextSequence = compiled(['familyId'], (db, { familyId }) =>
  db
    .updateTable('families')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', familyId)
    .returning(['sequence', 'document']),
)

/**
 * Takes the next number of the family's log and, with it, the family's place in the queue: on
 * PostgreSQL the row stays locked until the transaction ends. Null where there is no such family.
 */
export async function takeSequence(
  trx: OpenTransaction,
  familyId: string,
): Promise<{ sequence: number; family: Family } | null> {
  const [row] = await nextSequence(trx, { familyId })
  return row ? { sequence: row.sequence, family: documentOf(row.document) } : null
}

/** A family's document and one of its sprints, at a place in its log. */
export type Snapshot = {
  sequence: number
  family: JsonText<Family>
  sprintId: string | null
  sprint: JsonText<Sprint> | null
}

const snapshot = compiled(['familyId', 'sprintId'], (db, { familyId, sprintId }) =>
  db
    .selectFrom('families')
    .leftJoin('sprints', (join) =>
      join.onRef('sprints.familyId', '=', 'families.id').on('sprints.id', '=', sprintId),
    )
    .select(['families.sequence', 'families.document as family', 'sprints.document as sprint'])
    .where('families.id', '=', familyId),
)

/** Reads both at one moment; null where there is no such family. */
export async function readSnapshot(
  db: Database,
  familyId: string,
  sprintId: string | null,
): Promise<Snapshot | null> {
  const [row] = await snapshot(db, { familyId, sprintId })
  return row ? { ...row, sprintId } : null
}

const changedAfter = (
  db: Database,
  { familyId, sequence }: Record<'familyId' | 'sequence', never>,
  columns: UpdateObject<Tables, 'families'>,
) =>
  db
    .updateTable('families')
    .set(columns)
    .where('id', '=', familyId)
    .where('sequence', '=', sequence)
    .returning('sequence')

const placeAfter = compiled(['familyId', 'sequence', 'next'], (db, { next, ...last }) =>
  changedAfter(db, last, { sequence: next }),
)

const placeAndDocument = compiled(
  ['familyId', 'sequence', 'next', 'version', 'document'],
  (db, { next, version, document, ...last }) =>
    changedAfter(db, last, { sequence: next, version, document }),
)

/**
 * The statement that takes the next place in a family's log, where its last is still this one, and
 * stores the family, where that has changed. It gives a row where it could.
 */
export function takePlaceAfter(
  db: Database,
  sequence: number,
  { id: familyId, changed }: { id: string; changed: Family | null },
): CompiledQuery {
  const place = { familyId, sequence, next: sequence + 1 }
  if (!changed) return placeAfter.filled(db, place)
  const { version } = changed
  return placeAndDocument.filled(db, { ...place, version, document: textOf(changed) })
}

const updateFamily = compiled(['id', 'version', 'document'], (db, { id, ...columns }) =>
  db.updateTable('families').set(columns).where('id', '=', id),
)

export async function saveFamily(trx: OpenTransaction, family: Family): Promise<void> {
  const { id, version } = family
  await updateFamily(trx, { id, version, document: textOf(family) })
}

/**
 * Deletes the family with everything that belongs to it; false where it is not there. Its primary
 * user begins anew, its co-parents are back in the families they came from.
 */
export async function deleteFamily(trx: OpenTransaction, familyId: string): Promise<boolean> {
  // The place in the queue first: a command in between would add rows that keep the family.
  if (!(await takeSequence(trx, familyId))) return false
  await trx.deleteFrom('changes').where('familyId', '=', familyId).execute()
  await trx.deleteFrom('sprints').where('familyId', '=', familyId).execute()
  await trx.deleteFrom('invites').where('familyId', '=', familyId).execute()
  await endSharesOfFamily(trx, familyId)
  await trx.deleteFrom('families').where('id', '=', familyId).execute()
  const primary = trx.updateTable('users').set({ onboardingComplete: 0 })
  await primary.where('familyId', '=', familyId).where('role', '=', 'primary').execute()
  for (const coParentId of await coParentIdsOf(trx, familyId)) await sendHome(trx, coParentId)
  return true
}
