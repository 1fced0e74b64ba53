import type { User } from '#core/account/user-schema.ts'
import type { WayKind } from '#core/words.ts'
import { deleteAccountsOf, readLinkedAccounts, readPasswordHash } from './accounts.ts'
import { endApiTokensOf, readApiTokens } from './api-tokens.ts'
import { deleteFeed, readFeedSince } from './calendar-feeds.ts'
import { addressesInvitedBy, revokeInvitesFrom } from './invites.ts'
import { forgetDevicesOf } from './known-devices.ts'
import { deleteTokensOf } from './mailed-tokens.ts'
import { endNotMeLinksOf, listNotMeLinks } from './not-me-links.ts'
import { endPairedDevicesOf } from './paired-devices.ts'
import { deletePasskeysOf, readPasskeysOf } from './passkeys.ts'
import { endPendingLinksOf } from './pending-sign-ins.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'
import { endSubscriptionsOf } from './push-subscriptions.ts'
import { countRecoveryCodes, deleteSecondFactor, readSecondFactor } from './second-factors.ts'
import { endSessionsOf } from './sessions.ts'
import { endSharesOf } from './shared-members.ts'
import { each, type Each } from './shown-ways.ts'
import { endWebhooksOf } from './webhooks.ts'

/**
 * When ways into an account end: its password is changed by whoever is signed in, or by a mailed
 * link; its address is proven by somebody who never did before; whoever runs the server blocks it; it
 * is deleted, which ends them all.
 */
export type Occasion = 'password-change' | 'reset' | 'first-proof' | 'block' | 'deletion'

export type Whose = Pick<User, 'id' | 'familyId'>

export type Way = {
  table: keyof Tables
  endsWith: readonly Exclude<Occasion, 'deletion'>[]
  /** A word for each of the account's own that is good now: which site, which address. */
  list: (db: Database, userId: string, now: string) => Promise<string[]>
  end: (trx: OpenTransaction, user: Whose, keep: Kept) => Promise<void>
  /** How each is shown and ended by itself; null for what is nothing of its own to its owner. */
  each: Each | null
}

/** One that its owner sees: each kind of `wayKinds` is declared with how. */
type ShownWay = Way & { each: Each }

/** What stays of the ways that end: the session of whoever changes the password. */
export type Kept = { sessionId?: string | undefined }

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
    each: null, // It is changed, and never taken away.
  },
  linked: {
    table: 'accounts',
    endsWith: ['first-proof'],
    list: async (db, userId) =>
      (await readLinkedAccounts(db, userId)).map(({ provider }) => provider),
    end: (trx, { id }) => deleteAccountsOf(trx, id, 'linked'),
    each: each.linked,
  },
  passkeys: {
    table: 'passkeys',
    endsWith: ['first-proof'],
    list: async (db, userId) => (await readPasskeysOf(db, userId)).map(({ name }) => name),
    end: (trx, { id }) => deletePasskeysOf(trx, id),
    each: each.passkeys,
  },
  /** It opens nothing, and asks whoever has the password for more. */
  secondFactor: {
    table: 'secondFactors',
    endsWith: ['first-proof'],
    list: async (db, userId) => ((await readSecondFactor(db, userId)) ? ['code'] : []),
    end: async (trx, { id }) => void (await deleteSecondFactor(trx, id)),
    each: null,
  },
  recoveryCodes: {
    table: 'recoveryCodes',
    endsWith: [], // They go with the second factor, which they stand in for.
    list: async (db, userId) => Array<string>(await countRecoveryCodes(db, userId)).fill('code'),
    end: async () => undefined,
    each: null,
  },
  sessions: {
    table: 'sessions',
    endsWith: always,
    list: async (db, userId, now) => {
      const rows = db.selectFrom('sessions').select('userAgent').where('userId', '=', userId)
      const good = await rows.where('expiresAt', '>', now).execute()
      return good.map(({ userAgent }) => userAgent ?? '')
    },
    end: (trx, user, { sessionId }) => endSessionsOf(trx, user, { except: sessionId }),
    each: each.sessions,
  },
  pendingLinks: {
    table: 'pendingSignIns',
    endsWith: always,
    list: async (db, userId, now) => {
      const rows = db.selectFrom('pendingSignIns').select('provider').where('userId', '=', userId)
      return (await rows.where('expiresAt', '>', now).execute()).map(({ provider }) => provider)
    },
    end: (trx, { id }) => endPendingLinksOf(trx, id),
    each: null,
  },
  mailedTokens: {
    table: 'mailedTokens',
    endsWith: always,
    list: async (db, userId, now) => {
      const rows = db.selectFrom('mailedTokens').select('purpose').where('userId', '=', userId)
      return (await rows.where('expiresAt', '>', now).execute()).map(({ purpose }) => purpose)
    },
    end: (trx, { id }) => deleteTokensOf(trx, id),
    each: null,
  },
  /** They end what else is here, and lead to a new password: whoever lost control keeps them till then. */
  notMeLinks: {
    table: 'notMeLinks',
    endsWith: lostControl,
    list: listNotMeLinks,
    end: (trx, { id }) => endNotMeLinksOf(trx, id),
    each: null,
  },
  /** They open nothing, but are let past a limit. */
  knownDevices: {
    table: 'knownDevices',
    endsWith: always,
    list: async (db, userId, now) => {
      const rows = db.selectFrom('knownDevices').select('hash').where('userId', '=', userId)
      return (await rows.where('expiresAt', '>', now).execute()).map(({ hash }) => hash)
    },
    end: (trx, { id }) => forgetDevicesOf(trx, id),
    each: null,
  },
  /** Whoever was told its address has it, so that a changed password ends it, too (A84). */
  calendarFeed: {
    table: 'calendarFeeds',
    endsWith: always,
    list: async (db, userId) => {
      const since = await readFeedSince(db, userId)
      return since ? [since] : []
    },
    end: (trx, { id }) => deleteFeed(trx, id),
    each: each.calendarFeed,
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
    each: null, // Each goes with its session.
  },
  invites: {
    table: 'invites',
    endsWith: always,
    list: addressesInvitedBy,
    end: (trx, { id }) => revokeInvitesFrom(trx, id),
    each: each.invites,
  },
  apiTokens: {
    table: 'apiTokens',
    endsWith: lostControl,
    list: async (db, userId, now) =>
      (await readApiTokens(db, userId))
        .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
        .map(({ name }) => name),
    end: (trx, { id }) => endApiTokensOf(trx, id),
    each: each.apiTokens,
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
    each: each.webhooks,
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
    each: each.sharedMembers,
  },
  /** They open no account, but show something of the family to whoever has them (A77). */
  pairedDevices: {
    table: 'pairedDevices',
    endsWith: lostControl,
    list: async (db, userId) => {
      const rows = db.selectFrom('pairedDevices').select('name').where('createdBy', '=', userId)
      const there = await rows.where('pairedAt', 'is not', null).execute()
      return there.map(({ name }) => name)
    },
    end: (trx, { id }) => endPairedDevicesOf(trx, id),
    each: each.pairedDevices,
  },
  /** Links and codes by which such a device comes in, and that nobody has used yet. */
  pairingLinks: {
    table: 'pairedDevices',
    endsWith: always,
    list: async (db, userId, now) => {
      const rows = db.selectFrom('pairedDevices').select('name').where('createdBy', '=', userId)
      const waiting = rows.where('pairedAt', 'is', null).where('offerEndsAt', '>', now)
      return (await waiting.execute()).map(({ name }) => name)
    },
    end: (trx, { id }) => endPairedDevicesOf(trx, id, 'waiting'),
    each: each.pairingLinks,
  },
} as const satisfies Record<string, Way> & Record<WayKind, ShownWay>

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
