import { memberActor } from '#core/commands/actor.ts'
import type { User } from '#core/account/user-schema.ts'
import { contains } from './contains.ts'
import { deleteInvitesFrom } from './invites.ts'
import { dropQueuedMails } from './outbox.ts'
import { deleteReminders } from './reminders.ts'
import type { OpenTransaction } from './schema.ts'
import { deleteMails } from './waiting-mails.ts'
import { endSignInMethods } from './ways-in.ts'

/** What somebody leaves behind in tables that are not theirs alone, taken out for good. */

/** In the place of an account that is no more. */
export const nobodyId = 'nobody'

/**
 * Empties the entries of the family's log that tell of something; their numbers and ids stay, so that
 * nothing is applied twice. `parts`: texts one of which such an entry has in it as it is stored.
 */
export async function blankChanges(
  trx: OpenTransaction,
  familyId: string,
  { parts, isMeant }: { parts: readonly string[]; isMeant: (command: string) => boolean },
): Promise<void> {
  const rows = await trx
    .selectFrom('changes')
    .select(['sequence', 'commandId', 'command', 'undo'])
    .where('familyId', '=', familyId)
    .where((eb) =>
      eb.or(
        parts.flatMap((part) =>
          (['command', 'undo'] as const).map((column) => contains(eb.ref(column), part)),
        ),
      ),
    )
    .execute()
  for (const { sequence, commandId, command, undo } of rows) {
    const isGone = isMeant(command)
    if (!isGone && (undo === null || !isMeant(undo))) continue
    await trx
      .updateTable('changes')
      .set({
        undo: null,
        ...(isGone && { command: JSON.stringify({ id: commandId, type: 'deleted' }) }),
      })
      .where('familyId', '=', familyId)
      .where('sequence', '=', sequence)
      .execute()
  }
}

/** Has the log no longer say who did what: the account is no more. */
export async function forgetAuthor(trx: OpenTransaction, userId: string): Promise<void> {
  const changes = trx.updateTable('changes').set({ userId: nobodyId })
  await changes.where('userId', '=', userId).execute()
}

/** The same of a member, as whom the family's devices without an account do things. */
export async function forgetMemberAsAuthor(
  trx: OpenTransaction,
  familyId: string,
  memberId: string,
): Promise<void> {
  const changes = trx.updateTable('changes').set({ userId: nobodyId })
  const actors = [memberActor(memberId), memberActor(memberId, 'visitor')]
  await changes.where('familyId', '=', familyId).where('userId', 'in', actors).execute()
}

/** Takes out what the family keeps of an address that it invited. */
export async function deleteInvitesTo(
  trx: OpenTransaction,
  familyId: string,
  toEmail: string,
): Promise<void> {
  const invites = trx.deleteFrom('invites').where('familyId', '=', familyId)
  await invites.where((eb) => eb(eb.fn('lower', ['toEmail']), '=', toEmail.toLowerCase())).execute()
}

/** Deletes the account itself with everything that opens it. */
export async function deleteUser(
  trx: OpenTransaction,
  user: Pick<User, 'id' | 'familyId'>,
): Promise<void> {
  // Before the browsers, as whoever reminds them takes these rows.
  await deleteReminders(trx, user.id)
  await endSignInMethods(trx, user, 'deletion')
  await deleteInvitesFrom(trx, user.id)
  await dropQueuedMails(trx, user.id)
  await deleteMails(trx, user.id, ({ userId }) => userId === user.id)
  await trx.deleteFrom('outbox').where('heldFor', '=', user.id).execute()
  await trx.deleteFrom('users').where('id', '=', user.id).execute()
}
