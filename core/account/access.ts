import type { PairedView } from '../devices/schema.ts'
import type { User } from './user-schema.ts'
import type { ErrorCode } from '../errors.ts'

/** Who asks (null: nobody signed in) and what the address names. */
export type Asking = {
  user: User | null
  /** The paired device that asks, which has nobody signed in. */
  device?: PairedView['device'] | null | undefined
  familyId?: string | undefined
  userId?: string | undefined
}

type Rule = (asking: Asking) => ErrorCode | null

/** Whoever has the link may accept an invite, once signed in (S6.4, S8.5). */
const accepter: Rule = ({ user }) => (user ? null : 'accepter-unauthenticated')

const signedIn: Rule = ({ user }) => (user ? null : 'unauthenticated')

/** A foreign family is as if it were not there (A17, A22). */
const family: Rule = (asking) =>
  signedIn(asking) ?? (asking.user?.familyId === asking.familyId ? null : 'family-missing')

/** The parent who started the family (S6.1). */
const primary: Rule = (asking) =>
  family(asking) ?? (asking.user?.role === 'primary' ? null : 'primary-only')

/**
 * Every permission of the product. A route names its rule; the server guards by it and the screens
 * hide by it. A rule gives the code of its refusal, or null where it allows.
 */
export const accessRules = {
  public: () => null,
  'signed-in': signedIn,
  accepter,
  self: (asking) => signedIn(asking) ?? (asking.user?.id === asking.userId ? null : 'user-missing'),
  family,
  primary,
  /** A device without an account (A77): what it may do with a command, core/devices/paired-rights.ts says. */
  paired: ({ device }) => (device ? null : 'not-paired'),
  /** In charge of this server: to everybody else there is nothing. */
  host: (asking) => signedIn(asking) ?? (asking.user?.host ? null : 'not-found'),
  /** Ending somebody's part in the family: theirs, or by the parent who started it. */
  'primary-or-self': (asking) =>
    family(asking) ?? (asking.user?.id === asking.userId ? null : primary(asking)),
} as const satisfies Record<string, Rule>

export type AccessRule = keyof typeof accessRules

/** Where a user belongs after signing in (S2.5, S4.5): onboarding first, except for co-parents. */
export function isReady(user: Pick<User, 'role' | 'onboardingComplete'>): boolean {
  return user.onboardingComplete || user.role === 'coParent'
}
