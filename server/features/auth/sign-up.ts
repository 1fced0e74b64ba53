import type { HostChoices } from '#core/hosts/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { familyIdOf, newFamily } from '#core/family/family.ts'
import { policyVersion } from '#core/policy.ts'
import { refuse } from '#core/refusal.ts'
import { hashPassword, type HashedFor } from '#server/platform/password-hash.ts'
import { randomId } from '#server/platform/random-id.ts'
import { savePasswordHash } from '#server/store/accounts.ts'
import { languageNow } from '#server/platform/say.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { waitForInvite } from '#server/store/co-parents.ts'
import { insertFamily } from '#server/store/families.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { findUserByEmail, insertUser } from '#server/store/users.ts'
import { mailVerification } from './mail-verification.ts'
import { passDoor, requireOpenDoor } from './sign-up-door.ts'

export type NewAccount = { email: string; name: string; emailVerified: boolean }

/**
 * Has a user who has just signed up join the family of an invite, in the same transaction; gives them as
 * they are then. Refuses what accepting it later would refuse.
 */
export type Join = (
  trx: OpenTransaction,
  user: User,
  invite: { inviteId: string; now: string; membersMax: number },
) => Promise<User>

/**
 * Creates the account of whoever has passed the door: with a family of their own or, where an invite
 * alone has let them in (`onlyBy`), in the one that it leads to (A79).
 */
export async function letIn(
  trx: OpenTransaction,
  { now, choices, join }: { now: string; choices: HostChoices; join: Join },
  { onlyBy: inviteId, ...account }: NewAccount & { onlyBy: string | null },
): Promise<User> {
  if (inviteId === null) return createAccount(trx, { now }, account)
  const user = await createUser(trx, { now }, account)
  await waitForInvite(trx, user.id)
  return join(trx, user, { inviteId, now, membersMax: choices.membersMax })
}

/** Stores a user with a family of their own, and asks by mail for the proof of an unproven address. */
export async function createAccount(
  trx: OpenTransaction,
  { now }: { now: string },
  account: NewAccount,
): Promise<User> {
  const user = await createUser(trx, { now }, account)
  const language = languageNow()
  await insertFamily(trx, newFamily({ userId: user.id, name: account.name, now, language }))
  return user
}

async function createUser(
  trx: OpenTransaction,
  { now }: { now: string },
  { email, name, emailVerified }: NewAccount,
): Promise<User> {
  const id = randomId()
  const user: User = {
    id,
    profile: { name, email },
    emailVerified,
    role: 'primary',
    familyId: familyIdOf(id),
    onboardingComplete: false,
  }
  await insertUser(trx, user, { now, policyVersion })
  if (!emailVerified) await mailVerification(trx, { now }, user)
  return user
}

type Context = { db: Database; now: string; choices: ReadChoices; join: Join }

type NewPerson = {
  email: string
  name: string
  password: string
  by: HashedFor
  /** What they bring along: the id of an invite, and a sign-up code. */
  inviteId: string | undefined
  code: string | undefined
}

/**
 * Creates an account that opens with a password, and does `next` in the same transaction. Refuses an
 * address, which is lower-cased, that somebody has already, and strangers where the door is closed.
 */
export async function signUp<Result>(
  { db, now, choices: readChoices, join }: Context,
  { email, name, password, by, inviteId, code }: NewPerson,
  next: (trx: OpenTransaction, user: User) => Promise<Result>,
): Promise<Result> {
  const newcomer = { email, inviteId, code, now }
  await requireOpenDoor(db, await readChoices(), newcomer)
  if (await findUserByEmail(db, email)) refuse('email-in-use')
  // Before the transaction: nobody else should wait for this work.
  const hash = await hashPassword(password, by)
  try {
    return await transaction(db, async (trx) => {
      // As it is now: the host may have closed it since.
      const choices = await readChoices(trx)
      const onlyBy = await passDoor(trx, choices, newcomer)
      const account = { email, name, emailVerified: false, onlyBy }
      const user = await letIn(trx, { now, choices, join }, account)
      await savePasswordHash(trx, user.id, { id: randomId(), hash, now })
      return next(trx, user)
    })
  } catch (error) {
    if (isDuplicate(error)) refuse('email-in-use') // Somebody was faster.
    throw error
  }
}
