import { sql } from 'kysely'
import type { PrintedSheet } from '#core/paper/schema.ts'
import { documentOf, textOf, type JsonText } from '#core/lib/json-text.ts'
import { limits } from '#core/limits.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** A sheet as it was printed, by the code that stands on it: nothing of it changes afterwards. */
type PrintedSheetTable = {
  familyId: string
  code: string
  /** When it was last printed. */
  keptAt: string
  /** Of the document, in UTF-16 units. */
  size: number
  document: JsonText<PrintedSheet>
}

export type PrintedSheetTables = { printedSheets: PrintedSheetTable }

type SheetKey = { familyId: string; code: string }

/** The sheet that the family printed with this code; null where there is none, or none any more. */
export async function readPrintedSheet(
  db: Database,
  { familyId, code }: SheetKey,
): Promise<PrintedSheet | null> {
  const row = await db
    .selectFrom('printedSheets')
    .select('document')
    .where('familyId', '=', familyId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ? documentOf(row.document) : null
}

/**
 * Keeps a sheet; the oldest make room for it. False where another sheet has its code, which stays as it
 * is. The family's row must be the caller's.
 */
export async function keepPrintedSheet(
  trx: OpenTransaction,
  familyId: string,
  { sheet, now }: { sheet: PrintedSheet; now: string },
): Promise<boolean> {
  const { code } = sheet
  const document = textOf(sheet)
  const before = await readPrintedSheet(trx, { familyId, code })
  if (before) {
    if (textOf(before) !== document) return false
    const again = trx.updateTable('printedSheets').set({ keptAt: now })
    await again.where('familyId', '=', familyId).where('code', '=', code).execute()
    return true
  }
  const row = { familyId, code, keptAt: now, size: document.length, document }
  await trx.insertInto('printedSheets').values(row).execute()
  await makeRoom(trx, familyId, code)
  return true
}

/** Deletes the oldest sheets beyond what a family may have; never the one that was kept just now. */
async function makeRoom(trx: OpenTransaction, familyId: string, kept: string): Promise<void> {
  const rows = await trx
    .selectFrom('printedSheets')
    .select(['code', 'size', 'keptAt'])
    .where('familyId', '=', familyId)
    .orderBy('keptAt', 'desc')
    .orderBy('code')
    .execute()
  let size = 0
  const gone = rows.filter((row, index) => {
    size += row.size
    const isTooMuch = index >= limits.printedSheets || size > limits.printedSheetsSize
    return isTooMuch && row.code !== kept
  })
  for (const { code } of gone) {
    const old = trx.deleteFrom('printedSheets').where('familyId', '=', familyId)
    await old.where('code', '=', code).execute()
  }
}

/** Deletes the sheets that have boxes of a member who is being forgotten. */
export async function deletePrintedSheetsOf(
  trx: OpenTransaction,
  familyId: string,
  memberId: string,
): Promise<void> {
  const named = sql<boolean>`replace(document, ${JSON.stringify(memberId)}, '') <> document`
  await trx.deleteFrom('printedSheets').where('familyId', '=', familyId).where(named).execute()
}
