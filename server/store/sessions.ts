import type { User } from '#core/account/user-schema.ts'
import { lookAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import type { Snapshot } from './families.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { userColumns, userOf } from './users.ts'

/** A session with its user, as `sessionOf` takes them. */
const sessionColumns = [
  ...userColumns,
  'sessions.id as sessionId',
  'sessions.createdAt',
  'sessions.expiresAt',
  'sessions.updatedAt',
] as const

const userBySession = compiled(['hash'], (db, { hash }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(sessionColumns)
    .where('sessions.hash', '=', hash),
)

/** The same with what its user's family has stored, of which one sprint: both are read at one moment. */
const userAndFamily = compiled(['hash', 'sprintId'], (db, { hash, sprintId }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('families', 'families.id', 'users.familyId')
    .leftJoin('sprints', (join) =>
      join.onRef('sprints.familyId', '=', 'families.id').on('sprints.id', '=', sprintId),
    )
    .select([
      ...sessionColumns,
      'families.sequence',
      'families.document as family',
      'sprints.document as sprint',
    ])
    .where('sessions.hash', '=', hash),
)

export type FoundSession = {
  user: User
  sessionId: string
  signedInAt: string
  /** When it was last prolonged. */
  prolongedAt: string
}

/** A session that has not expired, with its user, by the hash of its token. */
export async function readSession(
  db: Database,
  hash: string,
  now: string,
): Promise<FoundSession | null> {
  const [row] = await userBySession(db, { hash })
  return row && row.expiresAt > now ? sessionOf(row) : null
}

/** The same with the family as it is at that moment, and one of its sprints; null where it has none. */
export async function readSessionAndFamily(
  db: Database,
  hash: string,
  { now, sprintId }: { now: string; sprintId: string | null },
): Promise<(FoundSession & { snapshot: Snapshot | null }) | null> {
  const [row] = await userAndFamily(db, { hash, sprintId })
  if (!row || row.expiresAt <= now) return null
  const { sequence, family, sprint } = row
  const hasFamily = sequence !== null && family !== null
  return { ...sessionOf(row), snapshot: hasFamily ? { sequence, family, sprintId, sprint } : null }
}

type SessionRow = Parameters<typeof userOf>[0] & {
  sessionId: string
  createdAt: string
  expiresAt: string
  updatedAt: string
}

function sessionOf(row: SessionRow): FoundSession {
  const { sessionId, createdAt: signedInAt, updatedAt: prolongedAt } = row
  return { user: userOf(row), sessionId, signedInAt, prolongedAt }
}

type NewSession = {
  id: string
  hash: string
  userId: string
  userAgent: string
  now: string
  expiresAt: string
}

export async function insertSession(
  trx: OpenTransaction,
  { now, ...session }: NewSession,
): Promise<void> {
  const row = { ...session, createdAt: now, updatedAt: now, provenAt: null }
  await trx.insertInto('sessions').values(row).execute()
}

/** Lets a session last until that instant. */
export async function prolongSession(
  db: Database,
  sessionId: string,
  { now, expiresAt }: { now: string; expiresAt: string },
): Promise<void> {
  const session = db.updateTable('sessions').set({ expiresAt, updatedAt: now })
  await session.where('id', '=', sessionId).execute()
}

/** Has a session open by another token from now on (A71); false where it has ended. */
export async function changeToken(
  trx: OpenTransaction,
  sessionId: string,
  hash: string,
): Promise<boolean> {
  const changed = await trx
    .updateTable('sessions')
    .set({ hash })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

type Whose = Pick<User, 'id' | 'familyId'>

/** Signs the user out everywhere, or everywhere else; their live streams end within a moment. */
export async function endSessionsOf(
  trx: OpenTransaction,
  { id, familyId }: Whose,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const sessions = trx.deleteFrom('sessions').where('userId', '=', id)
  await (except ? sessions.where('id', '<>', except) : sessions).execute()
  lookAfter(trx, familyId)
}

/** Signs one device of the user out; false where it is not theirs, or signed out already. */
export async function endSession(
  trx: OpenTransaction,
  { id, familyId }: Whose,
  sessionId: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('sessions')
    .where('userId', '=', id)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  lookAfter(trx, familyId)
  return gone !== undefined
}

/** Where the user is signed in, the latest first. */
export function readSessionsOf(
  db: Database,
  { userId, now, limit }: { userId: string; now: string; limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whoever uses this session has just proved who they are. */
export async function markProven(db: Database, sessionId: string, now: string): Promise<void> {
  const session = db.updateTable('sessions').set({ provenAt: now })
  await session.where('id', '=', sessionId).execute()
}

/** When they last did; null where they never did. */
export async function readProvenAt(db: Database, sessionId: string): Promise<string | null> {
  const session = db.selectFrom('sessions').select('provenAt').where('id', '=', sessionId)
  return (await session.executeTakeFirst())?.provenAt ?? null
}
