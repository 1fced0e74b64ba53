import { personOf } from '#core/invites/member-of-user.ts'
import { speakersAmong } from '#core/members/member.ts'
import { likelyOwners } from '#core/tasks/likely-owners.ts'
import type { Task } from '#core/tasks/schema.ts'
import { sameText } from '#core/text/same-text.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'

/** Who most likely does a task that is new in this plan (N28). */
export function useLikelyOwners(sprintId: string) {
  const user = useUser()
  const { family, members, sprints, today } = useHome()
  const memberIds = speakersAmong(members, today).map(({ id }) => id)
  const plannerId = personOf(family, user).memberId
  const others = sprints.filter(({ id }) => id !== sprintId)
  return {
    likely: (title: string) => likelyOwners(title, { sprints: others, memberIds, plannerId }),
    /** Whether it is for whoever plans only because no plan had it before: anybody may still take it. */
    isGuess: ({ title, owners }: Pick<Task, 'title' | 'owners'>) =>
      owners !== 'everyone' &&
      owners.length === 1 &&
      owners[0] === plannerId &&
      !others.some(({ tasks }) => tasks.some((task) => sameText(task.title, title))),
  }
}
