import { documentOf } from '#core/lib/json-text.ts'
import type { User } from '#core/account/user-schema.ts'
import { familyIdOf } from '#core/family/family.ts'
import { endApiTokensOf } from './api-tokens.ts'
import { deleteFeed } from './calendar-feeds.ts'
import { endPairedDevicesOf } from './paired-devices.ts'
import { deleteReminders } from './reminders.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { endSharesOf } from './shared-members.ts'
import { endWebhooksOf } from './webhooks.ts'

/** The users who are in the family as co-parents. */
export async function coParentIdsOf(db: Database, familyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('familyId', '=', familyId)
    .where('role', '=', 'coParent')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Ends what a user has let into the family that they leave: nothing of it goes along, so that nobody to whom
 * it was once given sees the family in which they live next.
 */
async function endWaysInto(trx: OpenTransaction, userId: string): Promise<void> {
  await endApiTokensOf(trx, userId)
  await endWebhooksOf(trx, userId)
  await endSharesOf(trx, userId)
  await endPairedDevicesOf(trx, userId)
  await deleteFeed(trx, userId)
}

/**
 * Moves a user into another family as co-parent (S4.2); with `keep`, the one they leave stays theirs
 * for later. False where they are no longer in the family that they are said to come from.
 */
export async function moveIn(
  trx: OpenTransaction,
  user: User,
  { from, keep, now }: { from: string; keep: boolean; now: string },
): Promise<boolean> {
  await endWaysInto(trx, user.id)
  const moved = await trx
    .updateTable('users')
    .set({
      familyId: user.familyId,
      name: user.profile.name,
      role: user.role,
      onboardingComplete: user.onboardingComplete ? 1 : 0,
      updatedAt: now,
      waitsForInvite: null,
      ...(keep && { previousFamilyId: from }),
    })
    .where('id', '=', user.id)
    .where('familyId', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (moved) await deleteReminders(trx, user.id)
  return moved !== undefined
}

/**
 * Gives a co-parent the own family back, the kept one or the one by their id, which begins when it is
 * first asked for, where the host takes new ones. Says which one; null where there is no such user.
 */
export async function sendHome(trx: OpenTransaction, userId: string): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select('previousFamilyId')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return null
  await endWaysInto(trx, userId)
  const familyId = user.previousFamilyId ?? familyIdOf(userId)
  const own = await trx
    .selectFrom('families')
    .select('document')
    .where('id', '=', familyId)
    .executeTakeFirst()
  const onboarded = own && documentOf(own.document).familyData.onboardingComplete
  await trx
    .updateTable('users')
    .set({
      role: 'primary',
      familyId,
      previousFamilyId: null,
      onboardingComplete: onboarded ? 1 : 0,
      waitsForInvite: own ? null : 1,
    })
    .where('id', '=', userId)
    .execute()
  await deleteReminders(trx, userId)
  return familyId
}

/** Whether somebody comes by an invite alone, or out of another family; no more from now on. */
export async function endWait(trx: OpenTransaction, userId: string): Promise<boolean> {
  const waiting = trx.updateTable('users').set({ waitsForInvite: null }).where('id', '=', userId)
  const row = await waiting.where('waitsForInvite', '=', 1).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Says that an account has come by an invite alone: no family of its own begins with it. */
export async function waitForInvite(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.updateTable('users').set({ waitsForInvite: 1 }).where('id', '=', userId).execute()
}

/** The family that a co-parent left and kept for later; null where there is none. */
export async function readKeptFamilyId(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('previousFamilyId')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.previousFamilyId ?? null
}
