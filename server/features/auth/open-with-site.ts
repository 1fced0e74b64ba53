import { email as emailSchema, name as nameSchema } from '#core/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { defaultName } from '#core/account/user.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import type { Profile, Provider } from '#server/platform/provider-client.ts'
import { randomId } from '#server/platform/random-id.ts'
import { insertLinkedAccount, readLinkedUserId } from '#server/store/accounts.ts'
import { takePendingSignIn } from '#server/store/pending-sign-ins.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { confirmEmail, findUserByEmail, lockUser } from '#server/store/users.ts'
import { endSignInMethods } from '#server/store/ways-in.ts'
import { passDoor } from './sign-up-door.ts'
import { letIn, type Join } from './sign-up.ts'
import { warnOwner } from './warnings.ts'

/**
 * Has an account whose address nobody proved yet start alone: in no family with anybody else (A63).
 * Takes the places of everything that goes with it, and gives the user as they were; null where gone.
 */
export type StartAlone = (
  trx: OpenTransaction,
  seen: User,
  context: { now: string; baseUrl: string },
) => Promise<User | null>

type Context = {
  now: string
  baseUrl: string
  startAlone: StartAlone
  join: Join
  choices: ReadChoices
}

/** Somebody who came back from another site, with what it says of them. */
export type Visit = {
  provider: Provider
  profile: Profile
  /** Of the state that they came back with, which is used up by this. */
  hash: string
  /** The invite from whose page they went there. */
  inviteId?: string | undefined
  /** A sign-up code that they brought along. */
  code?: string | undefined
}

/**
 * The user whom the other site's account opens: the one it opened before, the one with its confirmed
 * address, which it opens from now on (A26, A27), or a new one.
 */
export async function openWithSite(
  trx: OpenTransaction,
  context: Context,
  { provider, profile, hash, inviteId, code }: Visit,
): Promise<User> {
  if (!(await takePendingSignIn(trx, hash))) refuse('provider-expired')
  const { subject } = profile
  const account = { provider: provider.id, subject }
  const linked = await readLinkedUserId(trx, account)
  const known = linked === null ? null : await lockUser(trx, linked)
  // Somebody may have unlinked it while the user's row was waited for.
  if (known && (await readLinkedUserId(trx, account)) === known.id) return known
  // As it is: in small letters some foreign ones turn into those of another mailbox.
  const { data: email } = emailSchema.toLowerCase().safeParse(profile.email?.trim())
  if (email === undefined) refuse('provider-without-email')
  const found = await findUserByEmail(trx, email)
  if (!found) {
    const { emailVerified } = profile
    const choices = await context.choices(trx)
    const newcomer = { email, inviteId, code, now: context.now }
    const onlyBy = await passDoor(trx, choices, newcomer)
    const name = nameFrom(profile, email)
    const made = { email, name, emailVerified, onlyBy }
    const user = await letIn(trx, { ...context, choices }, made)
    await insertSignInMethod(trx, context.now, { user, provider, subject })
    return user
  }
  if (!profile.emailVerified) refuse('provider-unconfirmed')
  if (!found.emailVerified) return claimAccount(trx, context, { found, provider, subject })
  const user = (await lockUser(trx, found.id)) ?? refuse('user-missing')
  await addSignInMethod(trx, context, { user, provider, subject, isThere: true })
  return user
}

/**
 * Links the account of another site for whoever began that with a session of theirs (A59), and tells
 * the owner (A60), as long as nothing has ended what was begun (A58).
 */
export async function linkWithSite(
  trx: OpenTransaction,
  context: { now: string; baseUrl: string; renewToken: RenewToken },
  { userId, provider, profile, hash }: Visit & { userId: string },
): Promise<void> {
  const user = (await lockUser(trx, userId)) ?? refuse('provider-expired')
  if (!(await takePendingSignIn(trx, hash))) refuse('provider-expired')
  const { subject, emailVerified } = profile
  if (!user.emailVerified || !emailVerified) refuse('provider-unconfirmed')
  const opens = await readLinkedUserId(trx, { provider: provider.id, subject })
  if (opens === user.id) return
  if (opens !== null) refuse('provider-of-another')
  await addSignInMethod(trx, context, { user, provider, subject })
  await context.renewToken(trx)
}

type Added = { user: User; provider: Provider; subject: string }

const insertSignInMethod = (
  trx: OpenTransaction,
  now: string,
  { user, provider, subject }: Added,
) => insertLinkedAccount(trx, user.id, { id: randomId(), provider: provider.id, subject, now })

/** One more way into an account that is there: its owner is told in the same transaction (A60). */
async function addSignInMethod(
  trx: OpenTransaction,
  { now }: { now: string },
  { isThere, ...added }: Added & { isThere?: true },
): Promise<void> {
  await insertSignInMethod(trx, now, added)
  const kind = isThere ? 'site-linked-there' : 'site-linked'
  const change = { kind, name: added.provider.name } as const
  await warnOwner(trx, added.user, { now, happened: { what: 'sign-in-changed', change } })
}

/**
 * Gives an account whose address nobody has proven to the address's owner, who comes from another
 * site that has (A26). Whoever made it may be a stranger: every way into it ends, and they start alone.
 */
async function claimAccount(
  trx: OpenTransaction,
  { now, baseUrl, startAlone }: Context,
  { found, provider, subject }: Omit<Added, 'user'> & { found: User },
): Promise<User> {
  const user = (await startAlone(trx, found, { now, baseUrl })) ?? refuse('unavailable')
  // Somebody was faster, or the address is another one by now: the next try finds it as it is then.
  if (user.emailVerified || user.profile.email !== found.profile.email) refuse('unavailable')
  await endSignInMethods(trx, user, 'first-proof')
  await confirmEmail(trx, user.id, now)
  await insertSignInMethod(trx, now, { user, provider, subject })
  await warnOwner(trx, user, { now, happened: { what: 'claimed', provider: provider.name } })
  return user
}

/** The site's name for somebody where it is one of ours, else the default (S3.1). */
function nameFrom({ name }: Profile, email: string): string {
  const shortened = name?.replaceAll(/\s+/g, ' ').trim().slice(0, limits.name).trim()
  const given = nameSchema.safeParse(shortened)
  return given.success ? given.data : defaultName(email)
}
