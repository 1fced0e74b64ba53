import type { Relative, User } from './user-schema.ts'
import { limits } from '../limits.ts'

/** The name a new user has until they say another: the e-mail before its @ (S3.1), within bounds. */
export function defaultName(email: string): string {
  const [local = ''] = email.split('@')
  return local.trim().slice(0, limits.name) || 'Parent'
}

/** The name of an account whose family calls them so: one made from the e-mail gives way to it. */
export function calledName({ name, email }: User['profile'], byFamily: string): string {
  return name === defaultName(email) ? byFamily : name
}

/** Somebody of a family as another one of it may see them: a primary’s address is theirs alone (A90). */
export function seenBy(reader: User, user: User): Relative {
  if (reader.id === user.id || user.role !== 'primary') return user
  return { ...user, profile: { name: user.profile.name } }
}
