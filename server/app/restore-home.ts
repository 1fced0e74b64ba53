import type { User } from '#core/account/user-schema.ts'
import { findSuccessor, type FamilyRows, type UserRow } from '#server/store/family-rows.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail, readUser } from '#server/store/users.ts'

/** An error whose sentence is for whoever typed the command. */
export class RestoreError extends Error {}

/** A family of a backup, who started it or had taken it on by then, and who of it is asked for. */
type Asked = { family: FamilyRows['family']; first: UserRow; named: UserRow }

/** The family that takes a backup’s place, and who of the backup lives in it. */
export type Home = {
  user: User
  /** It is the family of then, which may have passed to somebody else; not one that began anew. */
  goesOn: boolean
}

/**
 * Where a family of a backup is at home today: where the one who is named lives, and nowhere that
 * somebody went who left it (A22). Null where it comes back together with its accounts.
 */
export async function homeToday(
  db: Database,
  { family, first, named }: Asked,
): Promise<Home | null> {
  const { email } = named
  const user = (await readUser(db, named.id)) ?? (await successorOf(db, named))
  const still = await findSuccessor(db, family)
  if (user && user.familyId === still?.id) return { user, goesOn: true }
  if (user?.role === 'coParent') {
    throw new RestoreError(
      `${email} is a co-parent of another family today, and has none of their own until they leave it.`,
    )
  }
  if (still) {
    const owner = await readUser(db, still.primaryUserId)
    throw new RestoreError(
      `The family of then goes on without ${email}, with ${owner?.profile.email ?? still.id}: name somebody who lives in it today. Nothing has changed.`,
    )
  }
  if (named.id === first.id) return user && { user, goesOn: false }
  if (!user && !(await readUser(db, first.id))) return null
  throw new RestoreError(
    `The family of then is no more, and ${email} was a co-parent in it. ${first.email} may have it back: name them. Nothing has changed.`,
  )
}

/** Whoever has the address today, once they have shown that it is theirs: anybody may sign up with it. */
async function successorOf(db: Database, { email }: UserRow): Promise<User | null> {
  const user = await findUserByEmail(db, email)
  if (!user || user.emailVerified) return user
  throw new RestoreError(
    `${email} has another account today, and nobody has shown that the address is theirs: it may be a stranger's. Once it is confirmed, the same command works.`,
  )
}
