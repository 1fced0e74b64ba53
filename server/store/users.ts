import type { User } from '#core/contract/user.ts'
import { compiled } from './compiled.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

const columns = [
  'users.id',
  'users.name',
  'users.email',
  'users.emailVerified',
  'users.role',
  'users.familyId',
  'users.onboardingComplete',
] as const

type Row = Pick<
  Tables['users'],
  'id' | 'name' | 'email' | 'emailVerified' | 'role' | 'familyId' | 'onboardingComplete'
>

/** The user document of the row (S3.1). */
function userOf(row: Row): User {
  return {
    id: row.id,
    profile: { name: row.name, email: row.email },
    emailVerified: row.emailVerified === 1,
    role: row.role,
    familyId: row.familyId,
    onboardingComplete: row.onboardingComplete === 1,
  }
}

const userBySession = compiled(['token'], (db, { token }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([...columns, 'sessions.expiresAt', 'sessions.updatedAt'])
    .where('sessions.token', '=', token),
)

/** The user of a session that has not expired, and when the session was last prolonged. */
export async function readSessionUser(
  db: Database,
  token: string,
  now: string,
): Promise<{ user: User; sessionUpdatedAt: string } | null> {
  const [row] = await userBySession(db, { token })
  if (!row || row.expiresAt <= now) return null
  return { user: userOf(row), sessionUpdatedAt: row.updatedAt }
}

export async function readUser(db: Database, userId: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/** Everybody with an account in the family, the oldest account first. */
export async function readFamilyUsers(db: Database, familyId: string): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(columns)
    .where('users.familyId', '=', familyId)
    .orderBy('users.createdAt')
    .execute()
  return rows.map(userOf)
}

export async function renameUser(
  db: Database,
  userId: string,
  { name, now }: { name: string; now: string },
): Promise<void> {
  await db.updateTable('users').set({ name, updatedAt: now }).where('id', '=', userId).execute()
}

/** The family's primary user has finished onboarding (S3.1). */
export async function markOnboarded(
  trx: OpenTransaction,
  familyId: string,
  primaryUserId: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ onboardingComplete: 1 })
    .where('id', '=', primaryUserId)
    .where('familyId', '=', familyId)
    .execute()
}
