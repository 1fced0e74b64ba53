import { personOf } from '#core/invites/member-of-user.ts'
import { speakersAmong } from '#core/members/member.ts'
import { likelyOwners } from '#core/tasks/likely-owners.ts'
import type { Task } from '#core/tasks/schema.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'

/** Gives who most likely does a task of that title that is new in this plan (N28). */
export function useLikelyOwners(sprintId: string): (title: string) => Task['owners'] {
  const { family, user, members, sprints } = useFamily()
  const memberIds = speakersAmong(members, useToday()).map(({ id }) => id)
  const plannerId = personOf(family, user).memberId
  const others = sprints.filter(({ id }) => id !== sprintId)
  return (title) => likelyOwners(title, { sprints: others, memberIds, plannerId })
}
