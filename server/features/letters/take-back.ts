import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { deleteLetter, deleteSealedOf, readLetter, type LetterHead } from '#server/store/letters.ts'
import type { Database } from '#server/store/schema.ts'

type Asked = { familyId: string; id: string; user: User }

/**
 * Who takes a letter back: whoever wrote it on their account, and the parent who started the family. One
 * that came from a device of the other home is nobody’s here, so each parent may.
 */
export const isTakenBackBy = (letter: LetterHead, { id, role }: User): boolean =>
  letter.createdBy === id || letter.shareId !== null || role === 'primary'

/** Deletes a letter, for whoever may take it back. */
export function takeBack(db: Database, { familyId, id, user }: Asked): Promise<void> {
  return transaction(db, async (trx) => {
    if (!(await lockFamily(trx, familyId))) refuse('family-missing')
    const letter = (await readLetter(trx, familyId, id)) ?? refuse('entry-missing')
    if (!isTakenBackBy(letter, user)) refuse('primary-only')
    await deleteLetter(trx, { familyId, id })
  })
}

/** Deletes all that wait of those that came by one sharing, for any parent. */
export function takeBackAllOf(
  db: Database,
  asked: { familyId: string; shareId: string },
): Promise<void> {
  return transaction(db, async (trx) => {
    if (!(await lockFamily(trx, asked.familyId))) refuse('family-missing')
    if (!(await deleteSealedOf(trx, asked))) refuse('entry-missing')
  })
}
