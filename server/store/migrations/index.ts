import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { meaningNotText } from './meaning-not-text.ts'

/** The schema as migrations see it: raw names, because the tables of today may not be there yet. */
type Schema = Kysely<unknown>

const step = (up: (db: Schema) => Promise<void>): Migration => ({ up })

const dropColumn = (table: string, column: string) =>
  step((db) => db.schema.alterTable(table).dropColumn(column).execute())

/**
 * One change each, never edited once released; those that are due are one transaction with their
 * bookkeeping. The same list serves both databases: text, integer, and nothing that only one of them has.
 */
export const migrations: Record<string, Migration> = {
  '001-users': step((db) =>
    db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('familyId', 'text', (column) => column.notNull())
      .addColumn('onboardingComplete', 'integer', (column) => column.notNull())
      .execute(),
  ),
  '002-users-by-family': step((db) =>
    db.schema.createIndex('usersByFamily').on('users').column('familyId').execute(),
  ),
  '003-sessions': step((db) =>
    db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '004-sessions-by-user': step((db) =>
    db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute(),
  ),
  '005-accounts': step((db) =>
    db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', 'text')
      .addColumn('refreshTokenExpiresAt', 'text')
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '006-accounts-by-user': step((db) =>
    db.schema.createIndex('accountsByUser').on('accounts').column('userId').execute(),
  ),
  '007-verifications': step((db) =>
    db.schema
      .createTable('verifications')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '008-verifications-by-identifier': step((db) =>
    db.schema
      .createIndex('verificationsByIdentifier')
      .on('verifications')
      .column('identifier')
      .execute(),
  ),
  '009-families': step((db) =>
    db.schema
      .createTable('families')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('primaryUserId', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute(),
  ),
  '010-sprints': step((db) =>
    db.schema
      .createTable('sprints')
      .addColumn('familyId', 'text', (column) => column.notNull().references('families.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('completed', 'integer', (column) => column.notNull())
      .addColumn('startsOn', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sprintsKey', ['familyId', 'id'])
      .execute(),
  ),
  '011-sprints-by-start': step((db) =>
    db.schema
      .createIndex('sprintsByStart')
      .on('sprints')
      .columns(['familyId', 'completed', 'startsOn'])
      .execute(),
  ),
  '012-invites': step((db) =>
    db.schema
      .createTable('invites')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('familyId', 'text', (column) => column.notNull().references('families.id'))
      .addColumn('fromUserId', 'text', (column) => column.notNull())
      .addColumn('toEmail', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('confirmedAt', 'text')
      .execute(),
  ),
  '013-invites-by-family': step((db) =>
    db.schema.createIndex('invitesByFamily').on('invites').column('familyId').execute(),
  ),
  '014-changes': step((db) =>
    db.schema
      .createTable('changes')
      .addColumn('familyId', 'text', (column) => column.notNull().references('families.id'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('commandId', 'text', (column) => column.notNull())
      .addColumn('sprintId', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('changesKey', ['familyId', 'sequence'])
      .addUniqueConstraint('changesOnce', ['familyId', 'commandId'])
      .execute(),
  ),
  '015-outbox': step((db) =>
    db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('lastError', 'text')
      .execute(),
  ),
  '016-outbox-by-due': step((db) =>
    db.schema.createIndex('outboxByDue').on('outbox').column('dueAt').execute(),
  ),
  // Where a co-parent comes from, so that they find it again (A8).
  '017-users-previous-family': step((db) =>
    db.schema.alterTable('users').addColumn('previousFamilyId', 'text').execute(),
  ),
  '018-invites-resend-from': step((db) =>
    db.schema.alterTable('invites').addColumn('resendFrom', 'text').execute(),
  ),
  '019-used-once': step((db) =>
    db.schema
      .createTable('usedOnce')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '020-used-once-by-end': step((db) =>
    db.schema.createIndex('usedOnceByEnd').on('usedOnce').column('expiresAt').execute(),
  ),
  '021-attempts': step((db) =>
    db.schema
      .createTable('attempts')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '022-mailed-tokens': step((db) =>
    db.schema
      .createTable('mailedTokens')
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mailedTokensKey', ['userId', 'purpose'])
      .execute(),
  ),
  // What whoever made the account agreed to, and when: unknown of accounts from before.
  '023-users-agreed-at': step((db) =>
    db.schema.alterTable('users').addColumn('agreedAt', 'text').execute(),
  ),
  '024-users-policy-version': step((db) =>
    db.schema.alterTable('users').addColumn('policyVersion', 'text').execute(),
  ),
  // Families list their sprints newest first; without it each page would sort all of them.
  '025-sprints-newest-first': step((db) =>
    db.schema
      .createIndex('sprintsNewestFirst')
      .on('sprints')
      .columns(['familyId', 'startsOn', 'createdAt', 'id'])
      .execute(),
  ),
  // Beside the sprints rather than in them: SQLite would read through a whole document to get there.
  '026-summaries': step((db) =>
    db.schema
      .createTable('summaries')
      .addColumn('familyId', 'text', (column) => column.notNull())
      .addColumn('sprintId', 'text', (column) => column.notNull())
      .addColumn('madeFrom', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('summariesKey', ['familyId', 'sprintId'])
      .addForeignKeyConstraint(
        'summariesOfSprints',
        ['familyId', 'sprintId'],
        'sprints',
        ['familyId', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute(),
  ),
  '027-changes-undo': step((db) =>
    db.schema.alterTable('changes').addColumn('undo', 'text').execute(),
  ),
  // When somebody was last seen, and warned that their account will go (IDLE_MONTHS).
  '028-users-seen-at': step((db) =>
    db.schema.alterTable('users').addColumn('seenAt', 'text').execute(),
  ),
  '029-users-idle-warned-at': step((db) =>
    db.schema.alterTable('users').addColumn('idleWarnedAt', 'text').execute(),
  ),
  '030-calendar-feeds': step((db) =>
    db.schema
      .createTable('calendarFeeds')
      .addColumn('userId', 'text', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '031-jobs': step((db) =>
    db.schema
      .createTable('jobs')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  // What is looked for across all families, now and then: without these it reads through all of them.
  '032-accounts-by-provider': step((db) =>
    db.schema
      .createIndex('accountsByProvider')
      .on('accounts')
      .columns(['providerId', 'accountId'])
      .execute(),
  ),
  '033-invites-by-inviter': step((db) =>
    db.schema.createIndex('invitesByInviter').on('invites').column('fromUserId').execute(),
  ),
  '034-changes-by-user': step((db) =>
    db.schema.createIndex('changesByUser').on('changes').column('userId').execute(),
  ),
  '035-sessions-by-end': step((db) =>
    db.schema.createIndex('sessionsByEnd').on('sessions').column('expiresAt').execute(),
  ),
  '036-verifications-by-end': step((db) =>
    db.schema.createIndex('verificationsByEnd').on('verifications').column('expiresAt').execute(),
  ),
  '037-mailed-tokens-by-end': step((db) =>
    db.schema.createIndex('mailedTokensByEnd').on('mailedTokens').column('expiresAt').execute(),
  ),
  '038-attempts-by-end': step((db) =>
    db.schema.createIndex('attemptsByEnd').on('attempts').column('endsAt').execute(),
  ),
  // Only those that are to be forgotten some day: what is left of the others stays for ever.
  '039-invites-by-end': step((db) =>
    db.schema
      .createIndex('invitesByEnd')
      .on('invites')
      .column('expiresAt')
      .where(sql.ref('toEmail'), '<>', '')
      .execute(),
  ),
  // Whoever is to be warned next, and whoever was, apart: neither search passes over the other's.
  '040-users-by-seen': step((db) =>
    db.schema
      .createIndex('usersBySeen')
      .on('users')
      .expression(sql`coalesce("seenAt", "createdAt"), "id"`)
      .where(sql.ref('idleWarnedAt'), 'is', null)
      .execute(),
  ),
  '041-users-by-warning': step((db) =>
    db.schema
      .createIndex('usersByWarning')
      .on('users')
      .column('idleWarnedAt')
      .where(sql.ref('idleWarnedAt'), 'is not', null)
      .execute(),
  ),
  // Whoever reads the database, or a copy of it, signs in with nothing that is there.
  '042-sessions-hash': step((db) =>
    db.schema.alterTable('sessions').renameColumn('token', 'hash').execute(),
  ),
  '043-sessions-hashed': step(async (db) => {
    const then = db.withTables<{ sessions: { id: string; hash: string } }>()
    const rows = await then.selectFrom('sessions').select(['id', 'hash as token']).execute()
    for (const { id, token } of rows) {
      const hash = createHash('sha256').update(token).digest('base64url')
      await then.updateTable('sessions').set({ hash }).where('id', '=', id).execute()
    }
  }),
  // Where somebody signed in from was kept for nothing.
  '044-sessions-without-addresses': dropColumn('sessions', 'ipAddress'),
  // What the other sites gave was never kept here.
  '045-accounts-without-access-token': dropColumn('accounts', 'accessToken'),
  '046-accounts-without-refresh-token': dropColumn('accounts', 'refreshToken'),
  '047-accounts-without-id-token': dropColumn('accounts', 'idToken'),
  '048-accounts-without-access-end': dropColumn('accounts', 'accessTokenExpiresAt'),
  '049-accounts-without-refresh-end': dropColumn('accounts', 'refreshTokenExpiresAt'),
  '050-accounts-without-scope': dropColumn('accounts', 'scope'),
  // Another site's account opens one account here, also where two are linked to it at once.
  '051-accounts-deduplicated': step(async (db) => {
    await sql`delete from "accounts" where "id" not in (
      select min("id") from "accounts" group by "providerId", "accountId"
    )`.execute(db)
  }),
  '052-accounts-by-provider-dropped': step((db) =>
    db.schema.dropIndex('accountsByProvider').execute(),
  ),
  '053-accounts-once': step((db) =>
    db.schema
      .createIndex('accountsOnce')
      .unique()
      .on('accounts')
      .columns(['providerId', 'accountId'])
      .execute(),
  ),
  '054-verifications-dropped': step((db) => db.schema.dropTable('verifications').execute()),
  // A visit to another site, from here and back: what was begun by a session ends with it.
  '055-pending-sign-ins': step((db) =>
    db.schema
      .createTable('pendingSignIns')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('codeVerifier', 'text', (column) => column.notNull())
      .addColumn('popup', 'integer', (column) => column.notNull())
      .addColumn('returnTo', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (column) =>
        column.references('sessions.id').onDelete('cascade'),
      )
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '056-pending-sign-ins-by-end': step((db) =>
    db.schema.createIndex('pendingSignInsByEnd').on('pendingSignIns').column('expiresAt').execute(),
  ),
  '057-pending-sign-ins-by-user': step((db) =>
    db.schema.createIndex('pendingSignInsByUser').on('pendingSignIns').column('userId').execute(),
  ),
  '058-pending-sign-ins-by-session': step((db) =>
    db.schema
      .createIndex('pendingSignInsBySession')
      .on('pendingSignIns')
      .column('sessionId')
      .execute(),
  ),
  // Browsers that signed in before: strangers' guesses at an account do not keep them out.
  '059-known-devices': step((db) =>
    db.schema
      .createTable('knownDevices')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '060-known-devices-by-user': step((db) =>
    db.schema.createIndex('knownDevicesByUser').on('knownDevices').column('userId').execute(),
  ),
  '061-known-devices-by-end': step((db) =>
    db.schema.createIndex('knownDevicesByEnd').on('knownDevices').column('expiresAt').execute(),
  ),
  // Until now this said that a warning was queued; from now on, that it was delivered.
  '062-users-warned-anew': step(async (db) => {
    await sql`update users set "idleWarnedAt" = null where "idleWarnedAt" is not null`.execute(db)
  }),
  '063-invites-mail': step((db) =>
    db.schema.alterTable('invites').addColumn('mail', 'text').execute(),
  ),
  // What is written only as it is sent: at most one of a kind waits for each account or address.
  '064-outbox-about': step((db) =>
    db.schema.alterTable('outbox').addColumn('about', 'text').execute(),
  ),
  '065-outbox-by-about': step((db) =>
    db.schema.createIndex('outboxByAbout').on('outbox').column('about').unique().execute(),
  ),
  // What an account wrote to others before its own address is confirmed.
  '066-outbox-held-for': step((db) =>
    db.schema.alterTable('outbox').addColumn('heldFor', 'text').execute(),
  ),
  '067-outbox-by-holder': step((db) =>
    db.schema
      .createIndex('outboxByHolder')
      .on('outbox')
      .column('heldFor')
      .where(sql.ref('heldFor'), 'is not', null)
      .execute(),
  ),
  '068-outbox-held-by-age': step((db) =>
    db.schema
      .createIndex('outboxHeldByAge')
      .on('outbox')
      .column('createdAt')
      .where(sql.ref('heldFor'), 'is not', null)
      .execute(),
  ),
  // By which browsers that replay the log see that they have the same documents.
  '069-changes-hash': step((db) =>
    db.schema.alterTable('changes').addColumn('hash', 'text').execute(),
  ),
  '070-reminders': step((db) =>
    db.schema
      .createTable('reminders')
      .addColumn('userId', 'text', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('lookedAt', 'text', (column) => column.notNull())
      .addColumn('lookAt', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute(),
  ),
  '071-reminders-by-look': step((db) =>
    db.schema.createIndex('remindersByLook').on('reminders').column('lookAt').execute(),
  ),
  '072-push-subscriptions': step((db) =>
    db.schema
      .createTable('pushSubscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('sessionId', 'text', (column) =>
        column.notNull().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '073-push-subscriptions-by-user': step((db) =>
    db.schema
      .createIndex('pushSubscriptionsByUser')
      .on('pushSubscriptions')
      .column('userId')
      .execute(),
  ),
  '074-push-subscriptions-by-session': step((db) =>
    db.schema
      .createIndex('pushSubscriptionsBySession')
      .on('pushSubscriptions')
      .column('sessionId')
      .execute(),
  ),
  '075-pushes': step((db) =>
    db.schema
      .createTable('pushes')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('subscriptionId', 'text', (column) =>
        column.notNull().references('pushSubscriptions.id').onDelete('cascade'),
      )
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute(),
  ),
  '076-pushes-by-due': step((db) =>
    db.schema.createIndex('pushesByDue').on('pushes').column('dueAt').execute(),
  ),
  '077-pushes-by-subscription': step((db) =>
    db.schema.createIndex('pushesBySubscription').on('pushes').column('subscriptionId').execute(),
  ),
  '078-host-keys': step((db) =>
    db.schema
      .createTable('hostKeys')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute(),
  ),
  '079-outside-calendars': step((db) =>
    db.schema
      .createTable('outsideCalendars')
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('url', 'text')
      .addColumn('addedAt', 'text', (column) => column.notNull())
      .addColumn('readAt', 'text')
      .addColumn('dueAt', 'text')
      .addColumn('etag', 'text')
      .addColumn('problem', 'text')
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('outsideCalendarsKey', ['familyId', 'id'])
      .execute(),
  ),
  '080-outside-calendars-by-due': step((db) =>
    db.schema.createIndex('outsideCalendarsByDue').on('outsideCalendars').column('dueAt').execute(),
  ),
  '081-paired-devices': step((db) =>
    db.schema
      .createTable('pairedDevices')
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('createdBy', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('memberId', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('offerHash', 'text', (column) => column.unique())
      .addColumn('offerEndsAt', 'text')
      .addColumn('hash', 'text', (column) => column.unique())
      .addColumn('pairedAt', 'text')
      .addColumn('seenAt', 'text')
      .addColumn('userAgent', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pairedDevicesKey', ['familyId', 'id'])
      .execute(),
  ),
  '082-paired-devices-by-creator': step((db) =>
    db.schema
      .createIndex('pairedDevicesByCreator')
      .on('pairedDevices')
      .column('createdBy')
      .execute(),
  ),
  // Whoever runs a server may close an account.
  '083-users-blocked-at': step((db) =>
    db.schema.alterTable('users').addColumn('blockedAt', 'text').execute(),
  ),
  // Those in charge of a server, what they choose while it runs, codes for strangers, and what they did.
  '084-hosts': step(async (db) => {
    await db.schema.alterTable('users').addColumn('hostSince', 'text').execute()
    await db.schema.alterTable('sessions').addColumn('hostProvenAt', 'text').execute()
    await db.schema
      .createIndex('usersByCreation')
      .on('users')
      .columns(['createdAt', 'id'])
      .execute()
  }),
  '085-host-values': step((db) =>
    db.schema
      .createTable('hostValues')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute(),
  ),
  '086-sign-up-codes': step(async (db) => {
    await db.schema
      .createTable('signUpCodes')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('uses', 'integer', (column) => column.notNull())
      .addColumn('usesLeft', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('signUpCodesByEnd').on('signUpCodes').column('expiresAt').execute()
  }),
  '087-host-audit': step(async (db) => {
    await db.schema
      .createTable('hostAudit')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('byId', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('aboutId', 'text')
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('hostAuditByTime').on('hostAudit').columns(['at', 'id']).execute()
  }),
  // "This was not me" in mails: a link for each, and several at a time.
  '088-not-me-links': step(async (db) => {
    await db.schema
      .createTable('notMeLinks')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('notMeLinksByUser').on('notMeLinks').column('userId').execute()
    await db.schema.createIndex('notMeLinksByEnd').on('notMeLinks').column('expiresAt').execute()
  }),
  '089-passkeys': step(async (db) => {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('credentialId', 'text', (column) => column.notNull().unique())
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'text')
      .execute()
    await db.schema.createIndex('passkeysByUser').on('passkeys').column('userId').execute()
  }),
  '090-second-factors': step((db) =>
    db.schema
      .createTable('secondFactors')
      .addColumn('userId', 'text', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('lastStep', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '091-recovery-codes': step((db) =>
    db.schema
      .createTable('recoveryCodes')
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recoveryCodesKey', ['userId', 'hash'])
      .execute(),
  ),
  '093-api-tokens': step((db) =>
    db.schema
      .createTable('apiTokens')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text')
      .addColumn('usedAt', 'text')
      .execute(),
  ),
  '094-api-tokens-by-user': step(async (db) => {
    await db.schema.createIndex('apiTokensByUser').on('apiTokens').column('userId').execute()
    await db.schema.createIndex('apiTokensByFamily').on('apiTokens').column('familyId').execute()
  }),
  '095-webhooks': step(async (db) => {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('createdBy', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('names', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('deliveredAt', 'text')
      .addColumn('failingSince', 'text')
      .addColumn('problem', 'text')
      .addColumn('endedAt', 'text')
      .execute()
    await db.schema.createIndex('webhooksByFamily').on('webhooks').column('familyId').execute()
    await db.schema.createIndex('webhooksByCreator').on('webhooks').column('createdBy').execute()
  }),
  '096-webhook-messages': step(async (db) => {
    await db.schema
      .createTable('webhookMessages')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('webhookId', 'text', (column) =>
        column.notNull().references('webhooks.id').onDelete('cascade'),
      )
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('webhookMessagesByDue')
      .on('webhookMessages')
      .column('dueAt')
      .execute()
    await db.schema
      .createIndex('webhookMessagesByWebhook')
      .on('webhookMessages')
      .column('webhookId')
      .execute()
  }),
  // Sample families that visitors look around in.
  '098-samples': step((db) =>
    db.schema
      .createTable('samples')
      .addColumn('userId', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute(),
  ),
  '099-samples-by-end': step((db) =>
    db.schema.createIndex('samplesByEnd').on('samples').column('expiresAt').execute(),
  ),
  // What a program has told goes with its token.
  '100-webhooks-of-tokens': step(async (db) => {
    await db.schema
      .alterTable('webhooks')
      .addColumn('tokenId', 'text', (column) =>
        column.references('apiTokens.id').onDelete('cascade'),
      )
      .execute()
    await db.schema.createIndex('webhooksByToken').on('webhooks').column('tokenId').execute()
    await db.schema.createIndex('apiTokensByEnd').on('apiTokens').column('expiresAt').execute()
  }),
  // Letters that wait: sealed until their moment.
  '101-letters': step(async (db) => {
    await db.schema
      .createTable('letters')
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('memberId', 'text', (column) => column.notNull())
      .addColumn('createdBy', 'text', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('moment', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('openedAt', 'text')
      .addColumn('openedOn', 'text')
      .addColumn('sprintId', 'text')
      .addPrimaryKeyConstraint('lettersKey', ['familyId', 'id'])
      .execute()
    await db.schema.createIndex('lettersByCreator').on('letters').column('createdBy').execute()
  }),
  // Children of two families.
  '102-shared-members': step(async (db) => {
    await db.schema
      .createTable('sharedMembers')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('memberId', 'text', (column) => column.notNull())
      .addColumn('offeredBy', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('codeHash', 'text')
      .addColumn('codeEndsAt', 'text')
      .addColumn('otherFamilyId', 'text', (column) =>
        column.references('families.id').onDelete('cascade'),
      )
      .addColumn('otherMemberId', 'text')
      .addColumn('agreedBy', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('sharedAt', 'text')
      .execute()
    for (const column of ['familyId', 'otherFamilyId', 'offeredBy', 'agreedBy'] as const) {
      const name = `sharedMembersBy${column[0]!.toUpperCase()}${column.slice(1)}`
      await db.schema.createIndex(name).on('sharedMembers').column(column).execute()
    }
    const byCode = db.schema.createIndex('sharedMembersByCode').on('sharedMembers')
    await byCode.column('codeHash').unique().execute()
  }),
  // Paper that comes back.
  '103-printed-sheets': step((db) =>
    db.schema
      .createTable('printedSheets')
      .addColumn('familyId', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('keptAt', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('printedSheetsKey', ['familyId', 'code'])
      .execute(),
  ),
  // When it is looked next whether two homes of a child have the same days; '' for as soon as can be.
  '104-families-settle-days-at': step(async (db) => {
    await db.schema.alterTable('families').addColumn('settleDaysAt', 'text').execute()
    const byTime = db.schema.createIndex('familiesBySettling').on('families')
    await byTime.column('settleDaysAt').execute()
  }),
  // Codes for another home that nobody used in time are looked for by their end.
  '105-shared-members-by-end': step((db) =>
    db.schema.createIndex('sharedMembersByEnd').on('sharedMembers').column('codeEndsAt').execute(),
  ),
  // Since when a home has its week opened on the child's own devices of the other one.
  '106-shared-members-open': step(async (db) => {
    for (const column of ['opensAt', 'otherOpensAt'])
      await db.schema.alterTable('sharedMembers').addColumn(column, 'text').execute()
  }),
  // When a device last had the week of its member's other home, and whether that home has shut it out.
  '107-paired-devices-visit': step(async (db) => {
    for (const column of ['visitedAt', 'shutOutAt'])
      await db.schema.alterTable('pairedDevices').addColumn(column, 'text').execute()
  }),
  // Mails go out in turns by the server that they are for.
  '115-outbox-to-host': step(async (db) => {
    await db.schema.alterTable('outbox').addColumn('toHost', 'text').execute()
    const byHost = db.schema.createIndex('outboxByHost').on('outbox')
    await byHost.columns(['toHost', 'dueAt']).execute()
  }),
  // Who did something without an account stands in the log as what they are, and is taken for no account.
  '120-changes-by-kind': step(async (db) => {
    await sql`
      update "changes" set "userId" = 'member:' || "userId"
      where "userId" not in (select "id" from "users") and "userId" not in ('wall', 'homes', 'nobody')
    `.execute(db)
  }),
  // Whether somebody has come by an invite alone, or out of another family, and has none of their own.
  '121-users-wait-for-invite': step((db) =>
    db.schema.alterTable('users').addColumn('waitsForInvite', 'integer').execute(),
  ),
  // An invite that was taken back is one that ended as it was made: there is no third status.
  '122-invites-end': step(async (db) => {
    await sql`
      update "invites" set "status" = 'pending', "expiresAt" = "createdAt" where "status" = 'revoked'
    `.execute(db)
  }),
  // When whoever uses a session last proved who they are; instead of hostProvenAt, which goes a release later.
  '125-sessions-proven-at': step((db) =>
    db.schema.alterTable('sessions').addColumn('provenAt', 'text').execute(),
  ),
  // Until when cookies are read by their former names: nowhere that nobody had one of them.
  '126-former-cookies': step(async (db) => {
    const until = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString()
    await sql`insert into "hostValues" ("name", "value")
      select 'former cookies until', ${until}
      where exists (select 1 from "sessions") or exists (select 1 from "pairedDevices")`.execute(db)
  }),
  // What an address answered that somebody typed is told in one word (A86).
  '127-outside-problems': step(async (db) => {
    await sql`update "webhooks" set "problem" = 'unreachable' where "problem" = 'refused'`.execute(
      db,
    )
    await sql`update "outsideCalendars" set "problem" = 'unreachable'
      where "problem" in ('private', 'gone', 'no-calendar')`.execute(db)
  }),
  // What was said by English texts is said by ids and kinds (decision 078).
  '130-meaning-not-text': step(meaningNotText),
  // By whom a calendar is read that has a password, sealed.
  '135-outside-calendars-login': step((db) =>
    db.schema.alterTable('outsideCalendars').addColumn('login', 'text').execute(),
  ),
  // When a webhook got its secret, and the one before, which is good for a day more.
  '136-webhook-secrets': step(async (db) => {
    for (const column of ['secretAt', 'earlierSecretAt'])
      await db.schema.alterTable('webhooks').addColumn(column, 'text').execute()
  }),
  // In which language somebody reads, where that is not their family's.
  '140-users-language': step((db) =>
    db.schema.alterTable('users').addColumn('language', 'text').execute(),
  ),
  // By which sharing a letter came from a device of a child’s other home.
  '145-letters-share': step((db) =>
    db.schema.alterTable('letters').addColumn('shareId', 'text').execute(),
  ),
  // What a program has put among the calendars goes with its token, as its webhooks do.
  '146-outside-calendars-of-tokens': step(async (db) => {
    await db.schema
      .alterTable('outsideCalendars')
      .addColumn('tokenId', 'text', (column) =>
        column.references('apiTokens.id').onDelete('cascade'),
      )
      .execute()
    const byToken = db.schema.createIndex('outsideCalendarsByToken').on('outsideCalendars')
    await byToken.column('tokenId').execute()
  }),
}
