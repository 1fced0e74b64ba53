import { t } from '#core/say.ts'
import type { Family } from '#core/family/schema.ts'
import type { User } from '#core/account/user-schema.ts'

/** What a co-parent of a family that it is no longer the co-parent of is told; null where nothing was ended. */
export function goodbye(left: Family, now: { role: User['role']; family: Family }): string | null {
  const { name } = left.familyData.primaryUser
  // One that was handed over has another id, and is the same.
  if (now.family.createdAt !== left.createdAt)
    return t`${name} ended your part in their family. This one is your own.`
  if (now.role !== 'primary') return null
  return now.family.coParents.includes(left.primaryUserId)
    ? t`${name} handed the family over to you.`
    : t`${name} has left, and deleted their part. The family goes on with you: its weeks and plans are yours now.`
}
