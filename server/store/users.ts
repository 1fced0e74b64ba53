import { sql } from 'kysely'
import type { Family } from '#core/family/schema.ts'
import type { User, UserChanges } from '#core/account/user-schema.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { refuse } from '#core/refusal.ts'
import { compiled } from './compiled.ts'
import { isPostgres } from './dialect.ts'
import { releaseHeld } from './outbox.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

export const userColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.emailVerified',
  'users.role',
  'users.familyId',
  'users.onboardingComplete',
  'users.language',
  'users.hostSince',
] as const

type Row = Pick<
  Tables['users'],
  | 'id'
  | 'name'
  | 'email'
  | 'emailVerified'
  | 'role'
  | 'familyId'
  | 'onboardingComplete'
  | 'language'
  | 'hostSince'
>

/** The user document of the row (S3.1). */
export function userOf(row: Row): User {
  return {
    id: row.id,
    profile: { name: row.name, email: row.email },
    emailVerified: row.emailVerified === 1,
    role: row.role,
    familyId: row.familyId,
    onboardingComplete: row.onboardingComplete === 1,
    ...(row.language !== null && { language: row.language }),
    ...(row.hostSince !== null && { host: true as const }),
  }
}

const heldSession = compiled(['sessionId'], (db, { sessionId }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([...userColumns, 'sessions.expiresAt'])
    .where('sessions.id', '=', sessionId)
    // Until the end of a transaction nobody ends the session or moves its user.
    .$if(isPostgres(db), (query) => query.forShare()),
)

/** The user of a session that is open at this moment, or null; stays so within a transaction. */
export async function holdSession(
  db: Database,
  sessionId: string,
  now: string,
): Promise<User | null> {
  const [row] = await heldSession(db, { sessionId })
  return row && row.expiresAt > now ? userOf(row) : null
}

export async function readUser(db: Database, userId: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/**
 * Takes the user's place in the queue: on PostgreSQL the row stays locked until the transaction ends.
 * Null where there is no such user. After the family's row where both are needed.
 */
export async function lockUser(trx: OpenTransaction, userId: string): Promise<User | null> {
  const row = await trx
    .updateTable('users')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('users.id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/** The user with this lower-cased address, or null. */
export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/** Stores a new user; breaks where somebody has the address already. */
export async function insertUser(
  trx: OpenTransaction,
  user: User,
  { now, policyVersion }: { now: string; policyVersion: string },
): Promise<void> {
  const { id, profile, emailVerified, role, familyId, onboardingComplete } = user
  const row = {
    id,
    ...profile,
    emailVerified: emailVerified ? 1 : 0,
    role,
    familyId,
    onboardingComplete: onboardingComplete ? 1 : 0,
    createdAt: now,
    updatedAt: now,
    // Every way to an account says that it agrees to the terms, as a parent or guardian.
    agreedAt: now,
    policyVersion,
  }
  await trx.insertInto('users').values(row).execute()
}

/** The user has proven to read what is sent to the account's address; their mails to others go (A63). */
export async function confirmEmail(
  trx: OpenTransaction,
  userId: string,
  now: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailVerified: 1, updatedAt: now })
    .where('id', '=', userId)
    .where('emailVerified', '=', 0)
    .execute()
  await releaseHeld(trx, userId, now)
}

/**
 * Gives the user another address, confirmed or not; breaks where it is somebody else's. False where
 * the user has another one by now, or an unconfirmed one was to be replaced and has been confirmed.
 */
export async function replaceEmail(
  trx: OpenTransaction,
  userId: string,
  { from, to, verified, now }: { from: string; to: string; verified: boolean; now: string },
): Promise<boolean> {
  const user = trx
    .updateTable('users')
    .set({ email: to, emailVerified: verified ? 1 : 0, updatedAt: now })
    .where('id', '=', userId)
    .where('email', '=', from)
  const replaced = verified ? user : user.where('emailVerified', '=', 0)
  return (await replaced.returning('id').executeTakeFirst()) !== undefined
}

/** Everybody with an account in the family, the oldest account first. */
export async function readFamilyUsers(db: Database, familyId: string): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    .where('users.familyId', '=', familyId)
    .orderBy('users.createdAt')
    .execute()
  return rows.map(userOf)
}

/** Gives the user another name, or another language; null: the family's. */
export async function changeUser(
  db: Database,
  userId: string,
  { changes: { profile, language }, now }: { changes: UserChanges; now: string },
): Promise<void> {
  const changed = { ...profile, ...(language !== undefined && { language }), updatedAt: now }
  await db.updateTable('users').set(changed).where('id', '=', userId).execute()
}

/**
 * The statement that says that a family's primary user has finished onboarding (S3.1). Their name, where
 * it is still the one made from the e-mail, becomes the family's for them (`calledName`).
 */
export const markOnboarded = compiled(['familyId', 'userId', 'name'], (db, given) =>
  db
    .updateTable('users')
    .set({
      onboardingComplete: 1,
      name: sql<string>`case when substr(email, 1, length(name) + 1) = name || '@' then ${given.name} else name end`,
    })
    .where('id', '=', given.userId)
    .where('familyId', '=', given.familyId),
).filled

/** Says anew whether the family's primary user has finished onboarding: its document is another one. */
export async function setOnboarded(
  trx: OpenTransaction,
  userId: string,
  complete: boolean,
): Promise<void> {
  const user = trx.updateTable('users').set({ onboardingComplete: complete ? 1 : 0 })
  await user.where('id', '=', userId).execute()
}

/** Refuses new members whose ids, which browsers choose, are those of accounts (A88). */
export async function requireNoAccounts(
  db: Database,
  before: Family,
  after: Family | null,
): Promise<void> {
  const known = new Set(memberIdsOf(before.familyData))
  const added = after ? memberIdsOf(after.familyData).filter((id) => !known.has(id)) : []
  if (await isAccountAmong(db, added)) refuse('member-exists')
}

/** Whether one of these is the id of an account, under which others’ acts would be read as theirs (A88). */
export async function isAccountAmong(db: Database, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const users = db.selectFrom('users').select('id').where('id', 'in', ids)
  return (await users.executeTakeFirst()) !== undefined
}
