import type { User } from '#core/account/user-schema.ts'
import type { OwnFamily } from '#core/invites/co-parent.ts'
import { readFamily } from '#server/store/families.ts'
import { hasRows } from '#server/store/family-use.ts'
import type { Database } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'

/** What somebody would leave by joining another family. */
export async function readOwnFamily(db: Database, { id, familyId }: User): Promise<OwnFamily> {
  const family = await readFamily(db, familyId)
  const users = await readFamilyUsers(db, familyId)
  return {
    family,
    hasRows: await hasRows(db, familyId),
    isShared: users.some((user) => user.id !== id),
  }
}
