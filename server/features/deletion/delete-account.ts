import type { Family } from '#core/family/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { withoutCoParent } from '#core/invites/co-parent.ts'
import { sameAddress } from '#core/invites/invite.ts'
import { refuse } from '#core/refusal.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { randomId } from '#server/platform/random-id.ts'
import { lookAfter } from '#server/store/bus.ts'
import { appendAction } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { saveFamily, takeSequence } from '#server/store/families.ts'
import { blankChanges, deleteUser, forgetAuthor, nobodyId } from '#server/store/erasure.ts'
import { sendHome } from '#server/store/co-parents.ts'
import { requireRights } from '#server/store/guarded.ts'
import { enqueue } from '#server/store/outbox.ts'
import { mailIn } from '#server/http/mail-for.ts'
import { languageOf } from '#server/store/reading-language.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { deleteMails } from '#server/store/waiting-mails.ts'
import { endFamily } from './delete-family.ts'
import { accountGoneMail, familyLeftMail } from './farewell-mails.ts'
import { forgetMember } from './forget-member.ts'
import { leaveToHeir, lockWithHeirs } from './leave-to-heir.ts'
import { keptFamily } from './lock-account.ts'

type Context = {
  db: Database
  now: string
  baseUrl: string
  /** What else is written, or nothing at all. */
  alongside?: (trx: OpenTransaction) => Promise<void>
  /** The last mail to its address. */
  farewell?: (user: User) => Mail
}

/**
 * What becomes of the family that somebody started and others live in (decision 076): it goes on with
 * one of them or nobody leaves; it goes on where one of them has room for it; it ends.
 */
type Others = { others: 'go-on' | 'go-on-if-they-can' | 'end'; heirId?: string | undefined }

/**
 * Deletes an account with everything that is its own, all of it or nothing: the family that its owner
 * lives in alone, or their part in the one that others live in, and the one they kept for later.
 */
export function deleteAccount(
  { db, now, baseUrl, alongside, farewell = accountGoneMail }: Context,
  seen: User,
  { others, heirId }: Others,
): Promise<void> {
  return transaction(db, async (trx) => {
    const { user, heirs } = (await lockWithHeirs(trx, seen)) ?? refuse('user-missing')
    await requireRights(trx) // Afterwards there is nobody to ask about.
    const language = await languageOf(trx, user) // while there is a family to ask
    const mail = (heir: User) => familyLeftMail(heir, baseUrl)
    const left =
      others === 'end' ? user : await leaveToHeir(trx, user, { heirs, heirId, now, mail })
    if (others === 'go-on' && isLeftBehind(left, heirs)) refuse('heirs-at-home')
    await endAccount(trx, left, { now, baseUrl })
    await alongside?.(trx)
    await enqueue(trx, { id: randomId(), payload: mailIn(language, () => farewell(user)), now })
  })
}

/** The same by those in charge of the server, who are not held up where nobody has room for the family. */
export const removeAccount = (context: Context, user: User): Promise<void> =>
  deleteAccount(context, user, { others: 'go-on-if-they-can' })

/** Deletes an account and what is its own, without a word to its address. To be locked before. */
export async function endAccount(
  trx: OpenTransaction,
  user: User,
  { now, baseUrl }: Pick<Context, 'now' | 'baseUrl'>,
): Promise<void> {
  const { email } = user.profile
  await deleteMails(trx, email, ({ to, text }) => to === email || mentionsAddress(text, email))
  if (user.role === 'coParent') {
    const familyId = await keptFamily(trx, user)
    await leaveForGood(trx, user, now)
    await endFamily(trx, { familyId, now, baseUrl })
  } else await endFamily(trx, { familyId: user.familyId, now, baseUrl })
  await forgetAuthor(trx, user.id)
  await deleteUser(trx, user)
  lookAfter(trx, user.familyId)
}

function mentionsAddress(text: string, email: string): boolean {
  return text.split(/[\s,;:()<>“”]+/).some((word) => sameAddress(word.replace(/[.]$/, ''), email))
}

/** Whether a family with others in it found nobody to go on with it. */
const isLeftBehind = ({ role }: User, heirs: readonly User[]) =>
  role === 'primary' && heirs.length > 0

/**
 * Ends the family that somebody started, for them: it goes on with one of those who live there, without
 * them and what they said and did, and they begin anew; where nobody else does, it goes with everything.
 */
export function leaveFamily(
  { db, now, baseUrl }: Context,
  seen: User,
  heirId: string | undefined,
): Promise<void> {
  return transaction(db, async (trx) => {
    const { user, heirs } = (await lockWithHeirs(trx, seen)) ?? refuse('user-missing')
    await requireRights(trx)
    if (user.role !== 'primary') refuse('primary-only')
    const mail = (heir: User) => familyLeftMail(heir, baseUrl)
    const left = await leaveToHeir(trx, user, { heirs, heirId, now, mail })
    if (isLeftBehind(left, heirs)) refuse('heirs-at-home')
    if (left.role === 'primary') {
      const ended = await endFamily(trx, { familyId: user.familyId, now, baseUrl })
      return ended ? undefined : refuse('family-missing')
    }
    await leaveForGood(trx, left, now)
    await forgetAuthor(trx, user.id)
    await sendHome(trx, user.id)
    lookAfter(trx, left.familyId)
  })
}

/** Ends a co-parent's part in a family, as a member and in what the others see of them. */
export async function leaveForGood(trx: OpenTransaction, user: User, now: string): Promise<void> {
  const taken = await takeSequence(trx, user.familyId)
  if (!taken) return
  const { family } = taken
  const isIn = family.coParents.includes(user.id)
  const left = await forgotten(trx, isIn ? withoutCoParent(family, user.id) : family, user)
  await saveFamily(trx, left)
  await blankChanges(trx, family.id, { parts: [user.id], isMeant: () => true })
  const action = { type: 'leave-family', userId: nobodyId } as const
  const place = { sequence: taken.sequence, commandId: randomId(), by: nobodyId, now }
  await appendAction(trx, left, { action, ...place })
}

async function forgotten(trx: OpenTransaction, family: Family, user: User): Promise<Family> {
  const isTheirs = ({ email }: { email?: string | undefined }) =>
    email !== undefined && sameAddress(email, user.profile.email)
  const member = family.familyData.adults.find(isTheirs)
  return member ? forgetMember(trx, family, member.id) : family
}
