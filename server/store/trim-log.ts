import { sql } from 'kysely'
import { visitorsBegin } from '#core/commands/actor.ts'
import { limits } from '#core/limits.ts'
import type { OpenTransaction, Tables } from './schema.ts'

/**
 * How much of a family's log stays: far more than the commands that a browser may send again, and
 * than a list of them that anybody would read; how much of it can be taken back; and how much of it another
 * home’s devices have.
 */
export const logBounds = {
  kept: 3_000,
  keptOfVisitors: 300,
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

/** What another home’s devices did here. What else that home causes is one entry at most. */
const isOfVisitor = sql<number>`case when ${sql.ref('userId')} like ${`${visitorsBegin}%`} then 1 else 0 end`

/**
 * A log’s entries, each by how many came since, and how large all of these are; those of another home’s
 * devices are counted apart (A80). The databases know lengths without reading.
 */
const counted = (trx: OpenTransaction, familyId: string) =>
  trx
    .selectFrom('changes')
    .select([
      'sequence',
      isOfVisitor.as('isOfVisitor'),
      sql<number>`row_number() over (partition by ${isOfVisitor} order by sequence desc)`.as(
        'place',
      ),
      sql<number>`sum(octet_length(command) + coalesce(octet_length(undo), 0)) over (partition by ${isOfVisitor} order by sequence desc)`.as(
        'size',
      ),
    ])
    .where('familyId', '=', familyId)
    .as('counted')

/**
 * Forgets the oldest changes, and what would take back those that are not quite as old. The family's
 * row must be the caller's.
 */
export async function trimLog(trx: OpenTransaction, familyId: string): Promise<void> {
  const entries = trx.selectFrom(counted(trx, familyId)).select('sequence')
  const tooOld = entries.where((eb) =>
    eb.or([
      eb('size', '>', limits.logSize),
      eb('place', '>', logBounds.kept),
      eb.and([eb('isOfVisitor', '=', 1), eb('place', '>', logBounds.keptOfVisitors)]),
    ]),
  )
  await trx
    .deleteFrom('changes')
    .where('familyId', '=', familyId)
    .where('sequence', 'in', tooOld)
    .execute()
  await trx
    .updateTable('changes')
    .set({ undo: null })
    .where('familyId', '=', familyId)
    .where('sequence', 'in', entries.where('place', '>', logBounds.undoable))
    .where('undo', 'is not', null)
    .execute()
}
