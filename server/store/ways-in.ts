import type { WayIn } from '#core/account/way-in-schema.ts'
import { entriesOf } from '#core/lib/typed-objects.ts'
import { wayKinds } from '#core/words.ts'
import { deleteAccountsOf } from './accounts.ts'
import { endNotMeLinksSince } from './not-me-links.ts'
import { deletePasskeysOf } from './passkeys.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { deleteSecondFactor } from './second-factors.ts'
import {
  signInMethods,
  type Kept,
  type Occasion,
  type SignInMethod,
  type Way,
  type Whose,
} from './sign-in-methods.ts'
import type { Looking } from './shown-ways.ts'

const ways = entriesOf<Record<SignInMethod, Way>>(signInMethods)

/** Ends what that occasion ends, in the transaction of it. */
export async function endSignInMethods(
  trx: OpenTransaction,
  user: Whose,
  occasion: Occasion,
  keep: Kept = {},
): Promise<void> {
  for (const [, { endsWith, end }] of ways) {
    if (occasion === 'deletion' || endsWith.includes(occasion)) await end(trx, user, keep)
  }
}

/** Ways into an account, with a word for each of a kind. */
export type Listed = Map<SignInMethod, string[]>

/** The same, and says what of the account's own has ended by it, and what is left: its mail says no other. */
export async function endAndList(
  trx: OpenTransaction,
  user: Whose,
  occasion: Occasion,
  { now, ...keep }: Kept & { now: string },
): Promise<{ ended: Listed; left: Listed }> {
  const before = await listSignInMethods(trx, user.id, now)
  await endSignInMethods(trx, user, occasion, keep)
  const left = await listSignInMethods(trx, user.id, now)
  return { ended: without(before, left), left }
}

/** What is in one list and no more in the other. */
function without(before: Listed, left: Listed): Listed {
  const gone: Listed = new Map()
  for (const [way, entries] of before) {
    const rest = [...(left.get(way) ?? [])]
    const missing = entries.filter((entry) => {
      const place = rest.indexOf(entry)
      if (place < 0) return true
      rest.splice(place, 1)
      return false
    })
    if (missing.length > 0) gone.set(way, missing)
  }
  return gone
}

/** The ways into an account that are there now, with a word for each. */
export async function listSignInMethods(
  db: Database,
  userId: string,
  now: string,
): Promise<Listed> {
  const found: Listed = new Map()
  for (const [way, { list }] of ways) {
    const entries = await list(db, userId, now)
    if (entries.length > 0) found.set(way, entries)
  }
  return found
}

/**
 * Ends what an owner who says "this was not me" cannot know to be theirs: all that a reset ends, the
 * password, and whatever was added from that instant on.
 */
export async function endForeignMethods(
  trx: OpenTransaction,
  user: Whose,
  since: string,
): Promise<void> {
  await endSignInMethods(trx, user, 'reset')
  await deleteAccountsOf(trx, user.id, 'password')
  await deleteAccountsOf(trx, user.id, 'linked', since)
  await deletePasskeysOf(trx, user.id, since)
  await deleteSecondFactor(trx, user.id, since)
  await endNotMeLinksSince(trx, user.id, since)
}

/** All that gets into an account and its family, as its owner sees it. */
export async function listShownWays(db: Database, looking: Looking): Promise<WayIn[]> {
  const shown: WayIn[] = []
  for (const kind of wayKinds) {
    const ofKind = await signInMethods[kind].each.show(db, looking)
    shown.push(...ofKind.map(({ id, ...one }) => ({ kind, id: `${kind}.${id}`, ...one })))
  }
  return shown
}

/** Ends one of these, within the family's row; false where somebody was faster. */
export const endShownWay = (
  trx: OpenTransaction,
  looking: Looking,
  { kind, id }: WayIn,
): Promise<boolean> => signInMethods[kind].each.endOne(trx, looking, id.slice(kind.length + 1))
