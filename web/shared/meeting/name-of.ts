import type { Member } from '#core/domain/member.ts'

/** A member's name; of somebody who has left the family, that. */
export function nameOf(members: readonly Member[], memberId: string): string {
  return members.find(({ id }) => id === memberId)?.name ?? 'somebody who has left'
}
