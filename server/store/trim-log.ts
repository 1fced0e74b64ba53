import { sql } from 'kysely'
import { limits } from '#core/limits.ts'
import type { OpenTransaction, Tables } from './schema.ts'

/**
 * How much of a family's log stays: far more than the commands that a browser may send again, and
 * than a list of them that anybody would read; and how much of it can be taken back.
 */
export const logBounds = {
  kept: 3_000,
  undoable: 300,
  trimmedEvery: 100,
  longFrom: 32_768,
} as const

/** Whether a log may be larger by this change than it should be. */
export function isTrimDue({
  sequence,
  command,
  undo,
}: Pick<Tables['changes'], 'sequence' | 'command' | 'undo'>): boolean {
  const size = command.length + (undo?.length ?? 0)
  return size > logBounds.longFrom || sequence % logBounds.trimmedEvery === 0
}

/** Where a log begins that is not larger than any family's; the databases know lengths without reading. */
async function firstWithin(trx: OpenTransaction, familyId: string): Promise<number> {
  const sizes = trx
    .selectFrom('changes')
    .select([
      'sequence',
      sql<number>`sum(octet_length(command) + coalesce(octet_length(undo), 0)) over (order by sequence desc)`.as(
        'size',
      ),
    ])
    .where('familyId', '=', familyId)
  const row = await trx
    .selectFrom(sizes.as('sizes'))
    .select((eb) => eb.fn.max('sequence').as('last'))
    .where('size', '>', limits.logSize)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/**
 * Forgets the oldest changes, and what would take back those that are not quite as old. The family's
 * row must be the caller's.
 */
export async function trimLog(
  trx: OpenTransaction,
  familyId: string,
  sequence: number,
): Promise<void> {
  const first = await firstWithin(trx, familyId)
  await trx
    .deleteFrom('changes')
    .where('familyId', '=', familyId)
    .where('sequence', '<', Math.max(first, sequence - logBounds.kept + 1))
    .execute()
  await trx
    .updateTable('changes')
    .set({ undo: null })
    .where('familyId', '=', familyId)
    .where('sequence', '<=', sequence - logBounds.undoable)
    .where('undo', 'is not', null)
    .execute()
}
