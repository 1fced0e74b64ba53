import type { Database } from './schema.ts'

/** Gives the user's feed another address, so that an earlier one opens nothing any more. */
export async function saveFeed(
  db: Database,
  { userId, hash, now }: { userId: string; hash: string; now: string },
): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values({ userId, hash, createdAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, createdAt: now }))
    .execute()
}

/** Since when the user has a feed; null where there is none. */
export async function readFeedSince(db: Database, userId: string): Promise<string | null> {
  const feed = db.selectFrom('calendarFeeds').select('createdAt').where('userId', '=', userId)
  return (await feed.executeTakeFirst())?.createdAt ?? null
}

export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('userId', '=', userId).execute()
}

/** The family that the feed with this hash is about now; null for an unknown one. */
export async function findFeedFamily(db: Database, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select('users.familyId')
    .where('calendarFeeds.hash', '=', hash)
    .executeTakeFirst()
  return row?.familyId ?? null
}
