import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { deleteLetter, readLetter } from '#server/store/letters.ts'
import type { Database } from '#server/store/schema.ts'

type Asked = { familyId: string; id: string; user: User }

/** Deletes a letter for whoever wrote it on their account, or the parent who started the family. */
export function takeBack(db: Database, { familyId, id, user }: Asked): Promise<void> {
  return transaction(db, async (trx) => {
    if (!(await lockFamily(trx, familyId))) refuse('family-missing')
    const letter = (await readLetter(trx, familyId, id)) ?? refuse('entry-missing')
    if (letter.createdBy !== user.id && user.role !== 'primary') refuse('primary-only')
    await deleteLetter(trx, { familyId, id })
  })
}
