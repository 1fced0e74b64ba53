import type { ReminderSettings } from '#core/reminders/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import type { SentCall } from '#core/reminders/reminder-moments.ts'
import type { ReminderState } from '#core/reminders/reminders.ts'

// The tables of reminders and of what brings them, as schema.ts has the others.

/**
 * What somebody wants to be reminded of. Whoever looks at `lookAt` reminds of what fell due after
 * `lookedAt`, and moves both on in the same transaction: each moment is looked at once.
 */
type ReminderTable = {
  userId: string
  settings: JsonText<ReminderSettings>
  lookedAt: string
  lookAt: string
  /** By kind (or task) the last day that was reminded of, and what is to come again in an hour. */
  state: JsonText<ReminderState>
}

/** A browser that takes push messages: it goes with the session in which it asked for them. */
type PushSubscriptionTable = {
  id: string
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  createdAt: string
}

/** A push message on its way to one browser. */
type PushTable = {
  id: string
  subscriptionId: string
  /** What it is about: its words are written as it is sent, so that none of them lie here. */
  payload: JsonText<SentCall>
  /** A push service that still has one of the same topic throws that one away. */
  topic: string
  createdAt: string
  /** Not before this instant; moved on when an attempt begins, so that it is also the lease. */
  dueAt: string
  /** Its moment is over. */
  expiresAt: string
  attempts: number
}

/** What this installation made once, and keeps with its data: the keys of its push messages (VAPID). */
type HostKeyTable = { name: string; value: string }

export type ReminderTables = {
  reminders: ReminderTable
  pushSubscriptions: PushSubscriptionTable
  pushes: PushTable
  hostKeys: HostKeyTable
}
