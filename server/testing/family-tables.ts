import type { Tables } from '#server/store/schema.ts'

/**
 * Every table, and the column by which its rows are a family’s; null where they are nobody’s or somebody
 * else’s. A new table stands here, or this does not compile.
 */
export const familyKeys = {
  families: 'id',
  sprints: 'familyId',
  summaries: 'familyId',
  changes: 'familyId',
  invites: 'familyId',
  letters: 'familyId',
  outsideCalendars: 'familyId',
  printedSheets: 'familyId',

  // Found by a secret or an address, before anybody knows whose family it is.
  users: null,
  sessions: null,
  apiTokens: null,
  pairedDevices: null,
  calendarFeeds: null,

  // Of two families at once.
  sharedMembers: null,

  // Of an account, which finds its family by itself.
  accounts: null,
  passkeys: null,
  secondFactors: null,
  recoveryCodes: null,
  mailedTokens: null,
  notMeLinks: null,
  knownDevices: null,
  pendingSignIns: null,
  reminders: null,
  pushSubscriptions: null,
  samples: null,

  // What waits for whichever server takes it, and whom it is for: short, and emptied as it goes.
  outbox: null,
  pushes: null,
  webhooks: null,
  webhookMessages: null,
  jobs: null,

  // Of the whole installation.
  attempts: null,
  usedOnce: null,
  hostKeys: null,
  hostValues: null,
  hostAudit: null,
  signUpCodes: null,
} as const satisfies Record<keyof Tables, string | null>

const keys: Record<string, string | null> = familyKeys

/** The column that says whose a row of this table is; undefined where it is no family’s. */
export const familyKeyOf = (table: string): string | undefined => keys[table] ?? undefined

/** Columns of other tables that name a family: `users.familyId`, `sharedMembers.otherFamilyId`. */
export const namesFamily = (column: string): boolean => /familyId$/i.test(column)
