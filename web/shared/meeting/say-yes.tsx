import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekWithin } from '#content/week-name.ts'
import { useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { waitsForYes } from '#core/plan-meeting/meeting.ts'
import { roundOf } from '#core/sprint/rounds.ts'
import { useHome } from '#web/data/use-home.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** "Planned by Maria, for all to say yes to"; null where nothing waits for a yes. */
export function usePlannedBy(sprint: Sprint): string | null {
  const { members } = useHome()
  const planner = waitsForYes(sprint)
  return planner && t`Planned by ${nameOf(members, planner)}, for all to say yes to`
}

/** A plan that one of the family made: the others say yes to it in one tap. */
export function SayYes({ sprint }: { sprint: Sprint }) {
  const { sprints, toSprint } = useHome()
  const plannedBy = usePlannedBy(sprint)
  const [isSaid, setIsSaid] = useState(false)
  const agree = () => {
    const round = roundOf({ kind: 'plan-meeting', sprintId: sprint.id }, sprints)
    void toSprint(sprint.id, { type: 'edit-meeting', changes: { stage: 'read-back', round } })
    setIsSaid(true)
  }
  if (isSaid && plannedBy === null) {
    return (
      <p ref={(line) => line?.focus()} tabIndex={-1} role="status" className="outline-none">
        <Trans>All of you said yes to {weekWithin(sprint.name)}.</Trans>
      </p>
    )
  }
  return (
    plannedBy && (
      <Notice
        title={plannedBy}
        actions={
          <Button size="small" variant="secondary" onClick={agree}>
            <Trans>We all say yes</Trans>
          </Button>
        }
      />
    )
  )
}
