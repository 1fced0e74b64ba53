import { documentOf, textOf } from '#core/lib/json-text.ts'
import type { Family } from '#core/family/schema.ts'
import { breather } from './breather.ts'
import type { OpenTransaction } from './schema.ts'
import { endSharesOfFamily, settleSoon } from './shared-members.ts'
import { deleteSprint, insertSprintRow, readSprintText, readSprintVersions } from './sprints.ts'
import { sprintRow } from './sprint-row.ts'
import { deleteSummariesOf } from './summaries.ts'

/**
 * Gives a family another id, with its sprints, its log and everybody in it. Its open invites go: they
 * lead to somebody who no longer invites; and what is shared with another family: who has said yes to it. Both rows must be the caller's, and the new id nobody's.
 */
export async function moveFamily(
  trx: OpenTransaction,
  from: string,
  { family, sequence }: { family: Family; sequence: number },
): Promise<void> {
  const { id: familyId, version, primaryUserId, createdAt } = family
  const document = textOf(family)
  const row = { id: familyId, primaryUserId, version, sequence, createdAt, document }
  await trx.insertInto('families').values(row).execute()
  await deleteSummariesOf(trx, from)
  // What only reads goes on meanwhile.
  const breathe = breather()
  for (const { id } of await readSprintVersions(trx, from)) {
    await breathe()
    const text = await readSprintText(trx, from, id)
    if (text === null) continue
    await deleteSprint(trx, from, id)
    await insertSprintRow(trx, sprintRow({ ...documentOf(text), familyId }))
  }
  for (const table of ['letters', 'changes', 'outsideCalendars', 'printedSheets'] as const)
    await moveRows(trx, table, { from, familyId })
  for (const table of ['pairedDevices', 'apiTokens', 'webhooks'] as const)
    await trx.updateTable(table).set({ familyId }).where('familyId', '=', from).execute()
  await trx.deleteFrom('invites').where('familyId', '=', from).execute()
  if (await endSharesOfFamily(trx, from)) await settleSoon(trx, [familyId])
  await trx.updateTable('users').set({ familyId }).where('familyId', '=', from).execute()
  await trx.deleteFrom('families').where('id', '=', from).execute()
}

/** Rows that travel together. */
const batch = 100

/** A row lies where its family's id says, so that it is written anew rather than renamed. */
async function moveRows(
  trx: OpenTransaction,
  table: 'letters' | 'changes' | 'outsideCalendars' | 'printedSheets',
  { from, familyId }: { from: string; familyId: string },
): Promise<void> {
  const rows = await trx.selectFrom(table).selectAll().where('familyId', '=', from).execute()
  const breathe = breather()
  await trx.deleteFrom(table).where('familyId', '=', from).execute()
  for (let first = 0; first < rows.length; first += batch) {
    const some = rows.slice(first, first + batch).map((row) => ({ ...row, familyId }))
    await trx.insertInto(table).values(some).execute()
    await breathe()
  }
}

/** Who started the family now, and who did before: neither has another family to go back to. */
export async function changePrimary(
  trx: OpenTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const users = trx.updateTable('users').set({ previousFamilyId: null, onboardingComplete: 1 })
  await users.set({ role: 'primary' }).where('id', '=', to).execute()
  await users.set({ role: 'coParent' }).where('id', '=', from).execute()
}
