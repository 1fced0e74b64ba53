import type { FamilyExport } from '#core/contract/family-export.ts'
import type { User } from '#core/contract/user.ts'
import { isUntouched } from '#core/domain/co-parent.ts'
import { importedFamily, importedSprint } from '#core/domain/family-import.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { appendDeed, deleteChangesOf } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { readFamily, saveFamily, takeSequence } from '#server/store/families.ts'
import type { Database } from '#server/store/schema.ts'
import {
  countSprints,
  deleteSprintsOf,
  insertSprint,
  readSprintVersions,
} from '#server/store/sprints.ts'
import { setOnboarded } from '#server/store/users.ts'

type Context = { db: Database; now: string; user: User }
type Input = Pick<FamilyExport, 'family' | 'sprints'> & { replace: boolean }

/** Whether an import would take nothing away. */
export async function isEmptyFamily(db: Database, familyId: string): Promise<boolean> {
  const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
  const hasSprints = (await countSprints(db, familyId)) > 0
  return isUntouched({ family, hasSprints })
}

/**
 * Puts what a file holds in the place of what the user's family holds, all of it or nothing. Whose
 * family it is, and who is in it with an account, the file does not say (A20).
 */
export function importFamily(
  { db, now, user }: Context,
  { family: read, sprints, replace }: Input,
): Promise<void> {
  const { familyId } = user
  return transaction(db, async (trx) => {
    const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
    const { family, sequence } = taken
    if (family.primaryUserId !== user.id) refuse('primary-only') // handed over meanwhile
    const here = new Map(
      (await readSprintVersions(trx, familyId)).map((one) => [one.id, one.version]),
    )
    const isEmpty = isUntouched({ family, hasSprints: here.size > 0 })
    if (!isEmpty && !replace) refuse('family-not-empty')
    const next = importedFamily(family, read)
    await deleteSprintsOf(trx, familyId)
    await deleteChangesOf(trx, familyId)
    await saveFamily(trx, next)
    for (const sprint of sprints) {
      await insertSprint(trx, importedSprint(sprint, familyId, here.get(sprint.id) ?? 0))
    }
    await setOnboarded(trx, user.id, next.familyData.onboardingComplete)
    const deed = { type: 'import-family' } as const
    await appendDeed(trx, next, { deed, sequence, commandId: randomId(), by: user.id, now })
  })
}
