import type { Sprint } from '#core/contract/sprint.ts'
import { promisesTooMuch, usualCapacity } from '#core/domain/next-sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A friendly word when the plan holds clearly more than the family usually finishes. */
export function CapacityNotice({ sprint }: { sprint: Sprint }) {
  const { sprints, members } = useFamily()
  const memberIds = members.map(({ id }) => id)
  const usual = usualCapacity(sprints, memberIds)
  const isFirst = sprints.filter(({ completed }) => completed).length === 1
  const planned = Math.round(sprintProgress(sprint, memberIds).planned / sprint.weeks)
  return (
    <div role="status">
      {usual !== null && promisesTooMuch(sprint, sprints, memberIds) && (
        <Notice title="That is a lot for one week">
          {`${isFirst ? 'Last time you finished' : 'You usually finish'} about ${Math.round(usual)} things a week; this plan has ${planned}. Which task could wait?`}
        </Notice>
      )}
    </div>
  )
}
