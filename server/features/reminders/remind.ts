import { createHash } from 'node:crypto'
import type { Call, Calling, SentCall } from '#core/reminders/reminder-moments.ts'
import { lookAtReminders, type ReminderState } from '#core/reminders/reminders.ts'
import { later } from '#server/platform/clock.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { enqueueLetter } from '#server/store/outbox.ts'
import { readSubscriptionIds } from '#server/store/push-subscriptions.ts'
import { queuePushes } from '#server/store/pushes.ts'
import { moveOn, type ReminderTimes, type Reminded } from '#server/store/reminders.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readPlans } from './read-plans.ts'

type Found = ReminderTimes & { state: ReminderState; due: Call[] }

const day = 24 * 60 * 60_000

/**
 * Looks at what one person is to be reminded of now, queues it, and moves their place on, all or nothing:
 * of several servers that look at once one does so (N23). Whether anything was queued.
 */
export async function remind(db: Database, reminded: Reminded, now: string): Promise<boolean> {
  const found = await lookFor(db, reminded, now)
  const { due, ...place } = found
  if (due.length > 0) return transaction(db, (trx) => settle(trx, reminded, { found, now }))
  await moveOn(db, reminded, place)
  return false
}

/** The same in a transaction that goes on with something else. */
export async function remindWithin(
  trx: OpenTransaction,
  reminded: Reminded,
  now: string,
): Promise<void> {
  await settle(trx, reminded, { found: await lookFor(trx, reminded, now), now })
}

async function lookFor(db: Database, reminded: Reminded, now: string): Promise<Found> {
  const { lookedAt, state } = reminded
  const known = await readPlans(db, reminded)
  if (!known) return { due: [], lookedAt: now, lookAt: later(now, day), state }
  return lookAtReminders(known.plans, known.called, { lookedAt, now, state })
}

async function settle(
  trx: OpenTransaction,
  reminded: Reminded,
  { found, now }: { found: Found; now: string },
): Promise<boolean> {
  const { due, ...place } = found
  if (!(await moveOn(trx, reminded, place))) return false
  const { user, settings } = reminded
  const by = (channel: 'push' | 'mail') =>
    due.filter(({ kind }) => channel === (kind === 'week' ? 'mail' : settings.channels[kind]))
  const pushed = by('push')
  if (pushed.length > 0) {
    const ids = await readSubscriptionIds(trx, user.id, now)
    await queuePushes(
      trx,
      pushed.flatMap((call) => ids.map((id) => pushOf(call, id))),
      now,
    )
  }
  // Nobody is mailed at an address that may be a stranger's (A63).
  if (user.emailVerified) await queueMails(trx, reminded, { calls: by('mail'), now })
  return due.length > 0
}

const pushOf = ({ at: _, ...call }: Call, subscriptionId: string) => ({
  id: randomId(),
  subscriptionId,
  call,
  topic: topicOf(call),
})

/** What takes the place of an earlier one that has not arrived: at most 32 characters (RFC 8030). */
export function topicOf({ kind, taskId }: Pick<SentCall, 'kind' | 'taskId'>): string {
  if (!taskId) return kind
  return `task-${createHash('sha256').update(taskId).digest('base64url').slice(0, 24)}`
}

/** One mail for each kind, however many tasks there are at that time. */
async function queueMails(
  trx: OpenTransaction,
  { user }: Reminded,
  { calls, now }: { calls: Call[]; now: string },
): Promise<void> {
  const kinds = new Map<Calling, Call[]>()
  for (const call of calls) kinds.set(call.kind, [...(kinds.get(call.kind) ?? []), call])
  for (const [calling, [first, ...others]] of kinds) {
    if (!first) continue
    const taskIds = [first, ...others].flatMap(({ taskId }) => taskId ?? [])
    const to = user.profile.email
    const facts = { to, userId: user.id, calling, day: first.day, until: first.until, taskIds }
    await enqueueLetter(trx, { id: randomId(), kind: 'reminder', facts, now })
  }
}
