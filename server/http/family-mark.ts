import type { Family } from '#core/family/schema.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { readSequence } from '#server/store/changes.ts'
import type { Database } from '#server/store/schema.ts'
import { readFamily } from '#server/store/families.ts'

/** A family, its day, and by what answers about it are kept: the place of its log, and the day. */
type Marked = { family: Family; today: string; mark: string }

/**
 * Null where there is no such family. The place is read before anything that an answer is made of, so that
 * what changes meanwhile has another mark; one that was deleted and began anew has another beginning.
 */
export async function readFamilyMark(
  db: Database,
  familyId: string,
  now: string,
): Promise<Marked | null> {
  const sequence = await readSequence(db, familyId)
  const family = await readFamily(db, familyId)
  if (!family) return null
  const today = familyDay(family, now)
  const mark = [sequence, family.createdAt, today, now.slice(0, 10)].join(' ')
  return { family, today, mark }
}
