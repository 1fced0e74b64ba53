import type { ReminderSettings } from '#core/reminders/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import { noReminders, type ReminderState } from '#core/reminders/reminders.ts'
import { compiled } from './compiled.ts'
import type { Database } from './schema.ts'
import { userColumns, userOf } from './users.ts'

/** Where somebody's reminders stand: looked at until then, to be looked at again then. */
export type ReminderTimes = { lookedAt: string; lookAt: string }

/** Somebody with what they want to be reminded of. */
export type Reminded = ReminderTimes & {
  user: User
  settings: ReminderSettings
  state: ReminderState
}

const columns = [
  ...userColumns,
  'reminders.settings',
  'reminders.lookedAt',
  'reminders.lookAt',
  'reminders.state',
] as const

const remindersOf = (db: Database) =>
  db.selectFrom('reminders').innerJoin('users', 'users.id', 'reminders.userId').select(columns)

type Row = Awaited<ReturnType<ReturnType<typeof remindersOf>['executeTakeFirstOrThrow']>>

const remindedOf = ({ settings, state, lookedAt, lookAt, ...user }: Row): Reminded => ({
  user: userOf(user),
  settings: documentOf(settings),
  state: documentOf(state),
  lookedAt,
  lookAt,
})

/** What somebody chose; null while they chose nothing. */
export async function readReminders(db: Database, userId: string): Promise<Reminded | null> {
  const row = await remindersOf(db).where('reminders.userId', '=', userId).executeTakeFirst()
  return row ? remindedOf(row) : null
}

/** Those of these people who chose something. */
export async function readRemindersOf(db: Database, userIds: string[]): Promise<Reminded[]> {
  return (await remindersOf(db).where('reminders.userId', 'in', userIds).execute()).map(remindedOf)
}

/**
 * Those whose reminders are to be looked at now, the longest waiting first, so many at most; nobody whom
 * the host keeps out.
 */
export async function readDueReminders(
  db: Database,
  { now, limit }: { now: string; limit: number },
): Promise<Reminded[]> {
  const due = remindersOf(db).where('reminders.lookAt', '<=', now)
  const welcome = due.where('users.blockedAt', 'is', null).orderBy('reminders.lookAt')
  return (await welcome.limit(limit).execute()).map(remindedOf)
}

/**
 * Moves somebody's place on; false where it is another one by now, so that somebody else has looked, or
 * is to look by other settings.
 */
export async function moveOn(
  db: Database,
  { user, lookedAt, lookAt }: ReminderTimes & Pick<Reminded, 'user'>,
  next: ReminderTimes & { state: ReminderState },
): Promise<boolean> {
  const moved = await db
    .updateTable('reminders')
    .set({ ...next, state: textOf(next.state) })
    .where('userId', '=', user.id)
    .where('lookedAt', '=', lookedAt)
    .where('lookAt', '=', lookAt)
    .returning('userId')
    .executeTakeFirst()
  return moved !== undefined
}

/** From now on somebody is reminded by these settings; what they were reminded of stays known. */
export async function saveReminderSettings(
  db: Database,
  { userId, settings, now }: { userId: string; settings: ReminderSettings; now: string },
): Promise<void> {
  const row = { settings: textOf(settings), lookedAt: now, lookAt: now }
  await db
    .insertInto('reminders')
    .values({ ...row, userId, state: textOf(noReminders) })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

/** The same without a look: what is not wanted any more needs none. */
export async function replaceReminderSettings(
  db: Database,
  userId: string,
  settings: ReminderSettings,
): Promise<void> {
  const row = db.updateTable('reminders').set({ settings: textOf(settings) })
  await row.where('userId', '=', userId).execute()
}

/** Has the reminders of a family’s parents looked at now: its times are others. */
export const lookAtRemindersNow = compiled(['familyId', 'now'], (db, { familyId, now }) =>
  db
    .updateTable('reminders')
    .set({ lookAt: now })
    .where('userId', 'in', ({ selectFrom }) =>
      selectFrom('users').select('users.id').where('users.familyId', '=', familyId),
    )
    .where('lookAt', '>', now),
)

/** Somebody leaves the family that theirs were about. */
export async function deleteReminders(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('reminders').where('userId', '=', userId).execute()
}
