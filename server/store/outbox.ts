import { PostgresAdapter } from 'kysely'
import { callings, type Calling, type SentCall } from '#core/reminders/reminder-moments.ts'
import type { TokenScope, WayKind } from '#core/words.ts'
import type { SignInMethod } from './sign-in-methods.ts'
import { takeShare, type MailShare } from './mail-allowance.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

export type OutboxMail = Pick<
  Tables['outbox'],
  'id' | 'kind' | 'payload' | 'attempts' | 'createdAt' | 'toHost'
>

type AboutAccount = { to: string; userId: string }

/** Ways into an account, with what its owner calls each of them. */
export type NamedWays = [way: SignInMethod, names: string[]][]

/** What is another way into an account now, as a kind and values. */
export type SignInChange =
  | { kind: 'token-made'; name: string; scope: TokenScope }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'codes-on' | 'codes-off' | 'codes-off-by-host' }
  | { kind: 'site-linked' | 'site-linked-there' | 'way-ended'; name: string }
  | { kind: 'all-ended'; ended: NamedWays }

/** What was done to an account: the mail has the words for it once it is written. */
export type Happening =
  | { what: 'sign-in-changed'; change: SignInChange }
  | {
      what: 'new-password' | 'password-reset' | 'first-password'
      ended: NamedWays
      left: NamedWays
    }
  | { what: 'address-changed' | 'codes-guessed' }
  | { what: 'claimed'; provider: string }
  | { what: 'new-device'; userAgent: string; at: string; timeZone: string }
  | { what: 'way-in-made'; kind: WayKind | 'webhookSecrets' }

/** Since when it is so: its link "not me" comes as it goes. */
export type Warning = AboutAccount & { happened: Happening; since: string }

/**
 * Mails that are written only as they are sent, by kind, with the facts that are queued of them: a
 * link in one is made then, works from then on, and lies in no queue before (A75).
 */
export type MailFacts = {
  'verify-email': AboutAccount
  'reset-password': AboutAccount
  'change-email': AboutAccount
  confirm: AboutAccount
  'idle-warning': AboutAccount
  invite: { to: string; familyId: string; timeZone?: string | undefined }
  reminder: AboutAccount & Pick<SentCall, 'day' | 'until'> & { calling: Calling; taskIds: string[] }
  warning: Warning
  'new-device': Warning
  'way-in': Warning
}
export type MailKind = keyof MailFacts

/** A finished mail; `warns` its reader of something about their own account or family. */
type Finished = { to: string; warns?: boolean }

type Posting = {
  id: string
  now: string
  /** The account that causes this mail to somebody else: it waits while its address is unconfirmed (A63). */
  heldFor?: string | undefined
}

/** After everything that is ever due. */
const whenReleased = '9999-12-31T00:00:00.000Z'

/**
 * Queues a finished mail, to be sent after the transaction it belongs to. False where its address
 * has had its share of mails: then nothing is queued, and nobody is to be told (A65).
 */
export async function enqueue(
  db: Database,
  { payload, share, ...posting }: Posting & { payload: Finished; share?: MailShare },
): Promise<boolean> {
  const counted = share ?? (payload.warns ? 'warning' : 'others')
  if (!(await takeShare(db, { to: payload.to, share: counted, now: posting.now }))) return false
  await insert(db, { kind: 'mail', payload, about: null, ...posting })
  return true
}

/** What a stranger can cause counts together; what only the owner waits for, by itself. */
const shares: Record<MailKind, MailShare> = {
  'verify-email': 'verify-email',
  'reset-password': 'reset-password',
  'change-email': 'others',
  confirm: 'confirm',
  'idle-warning': 'idle-warning',
  invite: 'others',
  reminder: 'reminder',
  warning: 'warning',
  'new-device': 'new-device',
  'way-in': 'way-in',
}

/** The same for one that is yet to be written, in the place of an earlier one that still waits. */
export async function enqueueLetter<Kind extends MailKind>(
  db: Database,
  { kind, facts, ...posting }: Posting & { kind: Kind; facts: MailFacts[Kind] },
): Promise<boolean> {
  const share = shares[kind]
  if (!(await takeShare(db, { to: facts.to, share, now: posting.now }))) return false
  const about = aboutOf(kind, facts)
  await insert(db, { kind, payload: facts, about, ...posting })
  return true
}

type Row = Posting & {
  kind: Tables['outbox']['kind']
  payload: { to: string }
  about: string | null
}

/** In the place of a mail about the same that waits: of two that are asked for at once one stays. */
async function insert(db: Database, { payload, now, heldFor, ...posted }: Row): Promise<void> {
  const row = {
    ...posted,
    payload: JSON.stringify(payload),
    toHost: hostOf(payload.to),
    createdAt: now,
    dueAt: heldFor ? whenReleased : now,
    attempts: 0,
    lastError: null,
    heldFor: heldFor ?? null,
  }
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('about').doUpdateSet(row))
    .execute()
}

/** The server that a mail is for, as its address says it. */
const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

const aboutReminder = (userId: string, calling: Calling) => `reminder ${userId} ${calling}`

/** What there is at most one mail of: a kind and an account, or the invite to an address; null: of many. */
function aboutOf(kind: MailKind, facts: MailFacts[MailKind]): string | null {
  if ('since' in facts) return null
  if ('calling' in facts) return aboutReminder(facts.userId, facts.calling)
  return 'userId' in facts
    ? `${kind} ${facts.userId}`
    : `${kind} ${facts.familyId} ${facts.to.toLowerCase()}`
}

const aboutAccounts = [
  'verify-email',
  'reset-password',
  'change-email',
  'confirm',
  'idle-warning',
] as const

/** Takes mails about an account back that wait to be sent, all or those of these kinds. */
export async function dropQueuedMails(
  db: Database,
  userId: string,
  kinds?: readonly MailKind[],
): Promise<void> {
  const reminders = callings.map((calling) => aboutReminder(userId, calling))
  const about = [
    ...(kinds ?? aboutAccounts).map((kind) => `${kind} ${userId}`),
    ...(kinds ? [] : reminders),
  ]
  await db.deleteFrom('outbox').where('about', 'in', about).execute()
}

/** The user's address is confirmed: what they wrote to others may go now. */
export async function releaseHeld(
  trx: OpenTransaction,
  userId: string,
  now: string,
): Promise<void> {
  const held = trx.updateTable('outbox').set({ heldFor: null, dueAt: now })
  await held.where('heldFor', '=', userId).execute()
}

/** Deletes so many of the mails that have waited for a confirmation since before then; how many. */
export async function deleteHeld(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('heldFor', 'is not', null)
        .where('createdAt', '<=', before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Takes the oldest entry that is due, for other hosts than some, and moves its due time on, so that no
 * other worker takes it while this one tries; a list of one, or of none. One statement: PostgreSQL has
 * it pass over rows that another server is just taking, SQLite has one server only.
 */
export async function takeDue(
  db: Database,
  { now, leaseUntil, without }: { now: string; leaseUntil: string; without: readonly string[] },
): Promise<OutboxMail[]> {
  const others = db.getExecutor().adapter instanceof PostgresAdapter
  const taken = await db
    .updateTable('outbox')
    .set((eb) => ({ dueAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox')
        .select('id')
        .where('dueAt', '<=', now)
        .where('heldFor', 'is', null)
        .$if(without.length > 0, (of) =>
          // What an earlier version queued has none.
          of.where((eb) => eb.or([eb('toHost', 'is', null), eb('toHost', 'not in', without)])),
        )
        .orderBy('dueAt')
        .limit(1)
        .$if(others, (oldest) => oldest.forUpdate().skipLocked()),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'createdAt', 'toHost'])
    .executeTakeFirst()
  return taken ? [taken] : []
}

/** What waits for the same host is due after what waits for others. */
export async function goBehind(
  db: Database,
  { toHost }: Pick<OutboxMail, 'toHost'>,
  now: string,
): Promise<void> {
  if (toHost === null) return
  const waiting = db.updateTable('outbox').set({ dueAt: now }).where('toHost', '=', toHost)
  await waiting.where('dueAt', '<', now).where('heldFor', 'is', null).execute()
}

/** Whether an entry is still there; from then on nobody takes it back before the transaction ends. */
export async function lockEntry(trx: OpenTransaction, id: string): Promise<boolean> {
  const entry = trx.updateTable('outbox').set((eb) => ({ attempts: eb.ref('attempts') }))
  return (await entry.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}

/** How many mails are not sent yet, but for those that wait for their writer's confirmation. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('heldFor', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function removeFromOutbox(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

export async function postpone(
  db: Database,
  id: string,
  { dueAt, error }: { dueAt: string; error: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dueAt, lastError: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}
