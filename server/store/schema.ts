import type { Kysely, Transaction } from 'kysely'
import type { Family } from '#core/family/schema.ts'
import type { SprintSummary } from '#core/insights/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import type { OutsideEvent } from '#core/calendars/schema.ts'
import type { OutsideProblem } from '#core/words.ts'
import type { ProgramTables } from './program-schema.ts'
import type { HostTables } from './host-schema.ts'
import type { LetterTable } from './letter-schema.ts'
import type { SharedMemberTable } from './shared-member-schema.ts'
import type { PairedDeviceTable } from './paired-device-schema.ts'
import type { PrintedSheetTables } from './printed-sheets.ts'
import type { ReminderTables } from './reminder-schema.ts'
import type { SampleTables } from './samples.ts'
import type { SignInTables } from './sign-in-schema.ts'

// The tables, the same on both databases: text ids, ISO texts in UTC for instants, 0 and 1 for yes
// and no, documents as JSON text. `familyId` leads every key of a family's rows.

type UserTable = {
  id: string
  name: string
  email: string
  emailVerified: number
  image: string | null
  createdAt: string
  updatedAt: string
  role: 'primary' | 'coParent'
  familyId: string
  onboardingComplete: number
  /** In which they read; null: in their family's. */
  language: string | null
  /** When the terms were agreed to, and which; null for accounts from before they were asked for. */
  agreedAt: string | null
  policyVersion: string | null
  /** The family that a co-parent left for this one; theirs again once they are removed. */
  previousFamilyId: string | null
  /** 1: has come by an invite alone, or out of another family, and has none of their own (A79). */
  waitsForInvite: number | null
  /** When somebody last came with this account, to the day; null for accounts from before. */
  seenAt: string | null
  /** When its owner was told that it will be removed; null since they were seen again. */
  idleWarnedAt: string | null
  /** Since when whoever runs this server keeps it closed. */
  blockedAt: string | null
  /** Since when it is in charge of this server, by the command. */
  hostSince: string | null
}

type SessionTable = {
  id: string
  /** Of the token in the browser's cookie, which is kept nowhere. */
  hash: string
  userId: string
  expiresAt: string
  userAgent: string | null
  createdAt: string
  /** When it was last prolonged. */
  updatedAt: string
  /** When whoever uses it last proved who they are, besides by signing in. */
  provenAt: string | null
}

/** A way to sign in: the password (providerId 'credential'), or an account of another site. */
type AccountTable = {
  id: string
  /** Whom the other site means. */
  accountId: string
  providerId: string
  userId: string
  /** The password's hash. */
  password: string | null
  createdAt: string
  updatedAt: string
}

type FamilyTable = {
  id: string
  primaryUserId: string
  version: number
  /** The last number given out in the family's log of changes. */
  sequence: number
  createdAt: string
  document: JsonText<Family>
  /** When the days of a child with two homes are to be kept apart again; '' at once, null never. */
  settleDaysAt: string | null
}

type SprintTable = {
  familyId: string
  id: string
  version: number
  completed: number
  startsOn: string
  createdAt: string
  document: JsonText<Sprint>
}

/** A closed sprint in numbers, kept until what it was made from changes; goes with its sprint. */
type SummaryTable = {
  familyId: string
  sprintId: string
  madeFrom: string
  summary: JsonText<SprintSummary>
}

type InviteTable = {
  id: string
  familyId: string
  fromUserId: string
  toEmail: string
  name: string
  status: 'pending' | 'confirmed'
  type: 'coParent'
  createdAt: string
  expiresAt: string
  confirmedAt: string | null
  /** From then on its mail may be sent once more; null in rows from before that was kept. */
  resendFrom: string | null
  /** What became of its mail; null in rows from before that was kept. */
  mail: 'waiting' | 'sent' | 'failed' | 'link' | null
}

type ChangeTable = {
  familyId: string
  sequence: number
  commandId: string
  /** The sprint's id, or null for the family document itself. */
  sprintId: string | null
  version: number
  userId: string
  at: string
  command: string
  /** The command that takes this one back; null where none does, or it is too long ago. */
  undo: string | null
  /** Now and then of the document as it was afterwards (core/log/document-hash.ts). */
  hash: string | null
}

type OutboxTable = {
  id: string
  /** A finished mail, or what is written as it is sent, see `MailFacts`. */
  kind:
    | 'mail'
    | 'verify-email'
    | 'reset-password'
    | 'change-email'
    | 'confirm'
    | 'idle-warning'
    | 'invite'
    | 'reminder'
    | 'warning'
    | 'new-device'
    | 'way-in'
  payload: string
  /** The host of the address that it is for; null in what an earlier version queued. */
  toHost: string | null
  createdAt: string
  /** Not before this instant; moved on when an attempt begins, so that it is also the lease. */
  dueAt: string
  attempts: number
  lastError: string | null
  /** Of mails that are yet to be written: what there is at most one of. */
  about: string | null
  /** The account that caused this mail to somebody else, while its own address is unconfirmed. */
  heldFor: string | null
}

/** What counts once and was used, until it would expire by itself: answers to a captcha, signatures. */
type UsedOnceTable = { id: string; expiresAt: string }

/** A visit to another site that has not come back: to sign in there, or to link an account of it. */
type PendingSignInTable = {
  /** Of the state that comes back with the visitor. */
  hash: string
  provider: string
  codeVerifier: string
  popup: number
  returnTo: string
  /** Who links an account, and the session that began it; null where somebody signs in. */
  userId: string | null
  sessionId: string | null
  expiresAt: string
}

/** Somebody's calendar feed: whoever has its address, which is kept nowhere, reads it. */
type CalendarFeedTable = { userId: string; hash: string; createdAt: string }

/** One of a calendar’s events: whose it is, is said by its row. */
export type OutsideCalendarEvent = Omit<OutsideEvent, 'calendarId'>

/** A calendar from outside, and what was read of it. */
type OutsideCalendarTable = {
  familyId: string
  id: string
  name: string
  /** A key to it, so nobody is told; null for a file. */
  url: string | null
  /** By whom it is read where it has a password, sealed (seal.ts). */
  login: string | null
  /** By which token it was added, with which it goes; null where a person did. */
  tokenId: string | null
  addedAt: string
  readAt: string | null
  /** When it is read again, which is also the lease; null for a file. */
  dueAt: string | null
  /** What the next answer is compared with: the day and the clocks that it was read for, and its ETag. */
  etag: string | null
  problem: OutsideProblem | null
  events: JsonText<OutsideCalendarEvent[]>
}

/** Something done now and then: not before that instant, which moves on when it begins. */
type JobTable = { name: string; dueAt: string }
/** How often something was tried in the window that ends then; the key tells nothing of whom. */
type AttemptTable = { key: string; count: number; endsAt: string }

export type Tables = {
  users: UserTable
  sessions: SessionTable
  accounts: AccountTable
  families: FamilyTable
  sprints: SprintTable
  summaries: SummaryTable
  invites: InviteTable
  changes: ChangeTable
  outbox: OutboxTable
  usedOnce: UsedOnceTable
  pendingSignIns: PendingSignInTable
  attempts: AttemptTable
  calendarFeeds: CalendarFeedTable
  outsideCalendars: OutsideCalendarTable
  pairedDevices: PairedDeviceTable
  letters: LetterTable
  sharedMembers: SharedMemberTable
  jobs: JobTable
} & ReminderTables &
  PrintedSheetTables &
  ProgramTables &
  SignInTables &
  HostTables &
  SampleTables

/** A handle on the database, or on the transaction that the caller is in. */
export type Database = Kysely<Tables>
export type OpenTransaction = Transaction<Tables>
