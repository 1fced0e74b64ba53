import { personOf } from '#core/invites/member-of-user.ts'
import { speakersAmong } from '#core/members/member.ts'
import { likelyOwners } from '#core/tasks/likely-owners.ts'
import type { Task } from '#core/tasks/schema.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'

/** Gives who most likely does a new task of that title (N28). */
export function useLikelyOwners(): (title: string) => Task['owners'] {
  const { family, user, members, sprints } = useFamily()
  const memberIds = speakersAmong(members, useToday()).map(({ id }) => id)
  const plannerId = personOf(family, user).memberId
  return (title) => likelyOwners(title, { sprints, memberIds, plannerId })
}
