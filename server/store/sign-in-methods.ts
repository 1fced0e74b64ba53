import { entriesOf } from '#core/domain/typed-objects.ts'
import type { User } from '#core/contract/user.ts'
import { deleteAccountsOf, readLinkedAccounts, readPasswordHash } from './accounts.ts'
import { endApiTokensOf, readApiTokens } from './api-tokens.ts'
import { deleteFeed, readFeedSince } from './calendar-feeds.ts'
import { revokeInvitesFrom } from './invites.ts'
import { forgetDevicesOf } from './known-devices.ts'
import { deleteTokensOf } from './mailed-tokens.ts'
import { endNotMeLinksOf, endNotMeLinksSince, listNotMeLinks } from './not-me-links.ts'
import { endPairedDevicesOf } from './paired-devices.ts'
import { deletePasskeysOf, readPasskeysOf } from './passkeys.ts'
import { endPendingLinksOf } from './pending-sign-ins.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'
import { endSubscriptionsOf } from './push-subscriptions.ts'
import { countRecoveryCodes, deleteSecondFactor, readSecondFactor } from './second-factors.ts'
import { endSessionsOf } from './sessions.ts'
import { endSharesOf } from './shared-members.ts'
import { endWebhooksOf } from './webhooks.ts'

/**
 * When ways into an account end: its password is changed by whoever is signed in, or by a mailed
 * link; its address is proven by somebody who never did before; whoever runs the server blocks it; it
 * is deleted, which ends them all.
 */
export type Occasion = 'password-change' | 'reset' | 'first-proof' | 'block' | 'deletion'

type Whose = Pick<User, 'id' | 'familyId'>

type Way = {
  table: keyof Tables
  endsWith: readonly Exclude<Occasion, 'deletion'>[]
  /** A word for each that is there: which site, which address. */
  list: (db: Database, userId: string) => Promise<string[]>
  end: (trx: OpenTransaction, user: Whose, keep: Kept) => Promise<void>
}

/** What stays of the ways that end: the session of whoever changes the password. */
type Kept = { sessionId?: string | undefined }

const always = ['password-change', 'reset', 'first-proof', 'block'] as const
const lostControl = ['reset', 'first-proof', 'block'] as const

/**
 * Everything that opens an account, or lets somebody into what is its own (A61). Whoever adds another
 * way adds it here; a test finds the tables that belong to a user and are not here.
 */
export const signInMethods = {
  password: {
    table: 'accounts',
    endsWith: ['first-proof'],
    list: async (db, userId) => ((await readPasswordHash(db, userId)) ? ['password'] : []),
    end: (trx, { id }) => deleteAccountsOf(trx, id, 'password'),
  },
  linked: {
    table: 'accounts',
    endsWith: ['first-proof'],
    list: async (db, userId) =>
      (await readLinkedAccounts(db, userId)).map(({ provider }) => provider),
    end: (trx, { id }) => deleteAccountsOf(trx, id, 'linked'),
  },
  passkeys: {
    table: 'passkeys',
    endsWith: ['first-proof'],
    list: async (db, userId) => (await readPasskeysOf(db, userId)).map(({ name }) => name),
    end: (trx, { id }) => deletePasskeysOf(trx, id),
  },
  /** It opens nothing, and asks whoever has the password for more. */
  secondFactor: {
    table: 'secondFactors',
    endsWith: ['first-proof'],
    list: async (db, userId) => ((await readSecondFactor(db, userId)) ? ['code'] : []),
    end: async (trx, { id }) => void (await deleteSecondFactor(trx, id)),
  },
  recoveryCodes: {
    table: 'recoveryCodes',
    endsWith: [], // They go with the second factor, which they stand in for.
    list: async (db, userId) => Array<string>(await countRecoveryCodes(db, userId)).fill('code'),
    end: async () => undefined,
  },
  sessions: {
    table: 'sessions',
    endsWith: always,
    list: async (db, userId) => {
      const rows = db.selectFrom('sessions').select('userAgent').where('userId', '=', userId)
      return (await rows.execute()).map(({ userAgent }) => userAgent ?? '')
    },
    end: (trx, user, { sessionId }) => endSessionsOf(trx, user, { except: sessionId }),
  },
  pendingLinks: {
    table: 'pendingSignIns',
    endsWith: always,
    list: async (db, userId) => {
      const rows = db.selectFrom('pendingSignIns').select('provider').where('userId', '=', userId)
      return (await rows.execute()).map(({ provider }) => provider)
    },
    end: (trx, { id }) => endPendingLinksOf(trx, id),
  },
  mailedTokens: {
    table: 'mailedTokens',
    endsWith: always,
    list: async (db, userId) => {
      const rows = db.selectFrom('mailedTokens').select('purpose').where('userId', '=', userId)
      return (await rows.execute()).map(({ purpose }) => purpose)
    },
    end: (trx, { id }) => deleteTokensOf(trx, id),
  },
  /** They end what else is here, and lead to a new password: whoever lost control keeps them till then. */
  notMeLinks: {
    table: 'notMeLinks',
    endsWith: lostControl,
    list: listNotMeLinks,
    end: (trx, { id }) => endNotMeLinksOf(trx, id),
  },
  /** They open nothing, but are let past a limit. */
  knownDevices: {
    table: 'knownDevices',
    endsWith: always,
    list: async (db, userId) => {
      const rows = db.selectFrom('knownDevices').select('expiresAt').where('userId', '=', userId)
      return (await rows.execute()).map(({ expiresAt }) => expiresAt)
    },
    end: (trx, { id }) => forgetDevicesOf(trx, id),
  },
  calendarFeed: {
    table: 'calendarFeeds',
    endsWith: lostControl,
    list: async (db, userId) => {
      const since = await readFeedSince(db, userId)
      return since ? [since] : []
    },
    end: (trx, { id }) => deleteFeed(trx, id),
  },
  /** They open nothing, but tell whoever has the browser of the family. */
  pushSubscriptions: {
    table: 'pushSubscriptions',
    endsWith: lostControl,
    list: async (db, userId) => {
      const rows = db.selectFrom('pushSubscriptions').select('createdAt')
      return (await rows.where('userId', '=', userId).execute()).map(({ createdAt }) => createdAt)
    },
    end: (trx, { id }) => endSubscriptionsOf(trx, id),
  },
  invites: {
    table: 'invites',
    endsWith: lostControl,
    list: async (db, userId) => {
      const rows = db.selectFrom('invites').select('toEmail').where('fromUserId', '=', userId)
      const open = rows.where('status', '=', 'pending').whereRef('expiresAt', '>', 'createdAt')
      return (await open.execute()).map(({ toEmail }) => toEmail)
    },
    end: (trx, { id }) => revokeInvitesFrom(trx, id),
  },
  apiTokens: {
    table: 'apiTokens',
    endsWith: lostControl,
    list: async (db, userId) => (await readApiTokens(db, userId)).map(({ name }) => name),
    end: (trx, { id }) => endApiTokensOf(trx, id),
  },
  /** They open nothing, but tell of the family. */
  webhooks: {
    table: 'webhooks',
    endsWith: lostControl,
    list: async (db, userId) => {
      const rows = db.selectFrom('webhooks').select('createdAt').where('createdBy', '=', userId)
      return (await rows.execute()).map(({ createdAt }) => createdAt)
    },
    end: (trx, { id }) => endWebhooksOf(trx, id),
  },
  /** They open nothing, but tell another family on which days a child is here. */
  sharedMembers: {
    table: 'sharedMembers',
    endsWith: lostControl,
    list: async (db, userId) => {
      const rows = db.selectFrom('sharedMembers').select('createdAt')
      const isTheirs = rows.where((eb) =>
        eb.or([eb('offeredBy', '=', userId), eb('agreedBy', '=', userId)]),
      )
      return (await isTheirs.execute()).map(({ createdAt }) => createdAt)
    },
    end: async (trx, { id }) => void (await endSharesOf(trx, id)),
  },
  /** They open no account, but show something of the family to whoever has them (A77). */
  pairedDevices: {
    table: 'pairedDevices',
    endsWith: lostControl,
    list: async (db, userId) => {
      const rows = db.selectFrom('pairedDevices').select('name').where('createdBy', '=', userId)
      return (await rows.execute()).map(({ name }) => name)
    },
    end: (trx, { id }) => endPairedDevicesOf(trx, id),
  },
} as const satisfies Record<string, Way>

export type SignInMethod = keyof typeof signInMethods

/** Tables with a column for a user that let nobody in: the account itself, and what it did. */
export const opensNothing = [
  'users',
  'families',
  'changes',
  'reminders',
  'samples',
  'letters',
] as const satisfies (keyof Tables)[]

const ways = entriesOf<Record<SignInMethod, Way>>(signInMethods)

/** Ends what that occasion ends, in the transaction of it. */
export async function endSignInMethods(
  trx: OpenTransaction,
  user: Whose,
  occasion: Occasion,
  keep: Kept = {},
): Promise<void> {
  for (const [, { endsWith, end }] of ways) {
    if (occasion === 'deletion' || endsWith.includes(occasion)) await end(trx, user, keep)
  }
}

/** The ways into an account that are there now, with a word for each. */
export async function listSignInMethods(
  db: Database,
  userId: string,
): Promise<Map<SignInMethod, string[]>> {
  const found = new Map<SignInMethod, string[]>()
  for (const [way, { list }] of ways) {
    const entries = await list(db, userId)
    if (entries.length > 0) found.set(way, entries)
  }
  return found
}

/**
 * Ends what an owner who says "this was not me" cannot know to be theirs: all that a reset ends, the
 * password, and whatever was added from that instant on.
 */
export async function endForeignMethods(
  trx: OpenTransaction,
  user: Whose,
  since: string,
): Promise<void> {
  await endSignInMethods(trx, user, 'reset')
  await deleteAccountsOf(trx, user.id, 'password')
  await deleteAccountsOf(trx, user.id, 'linked', since)
  await deletePasskeysOf(trx, user.id, since)
  await deleteSecondFactor(trx, user.id, since)
  await endNotMeLinksSince(trx, user.id, since)
}
