import type { Sprint } from '#core/contract/sprint.ts'
import { nextStart, startChoices } from '#core/domain/next-sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A draft whose days have passed: one press, and it is about days to come. */
export function PastDraft({ sprint }: { sprint: Sprint }) {
  const { family } = useFamily()
  const send = useSend()
  const today = useToday()
  if (sprint.plannedAt !== null || endOf(sprint) >= today) return null
  const { weeks } = sprint
  const thisWeek = nextStart(family, null, today)
  const startsOn = startChoices({ startsOn: thisWeek, weeks }, today).usual
  const week = dayRange(startsOn, endOf({ startsOn, weeks }))
  return (
    <Notice
      title="The days of this plan have passed"
      actions={
        <Button
          size="small"
          onClick={() =>
            void send.toSprint(sprint.id, { type: 'edit-sprint', changes: { startsOn } })
          }
        >
          {`Plan ${week} instead`}
        </Button>
      }
    >
      {`It was meant for ${dayRange(sprint.startsOn, endOf(sprint))}. Nothing is lost.`}
    </Notice>
  )
}
