import { weeksOver } from '#core/domain/journey.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The mission's weeks have gone by, and the family has not said how it ended. */
export function MissionOver() {
  const { goal } = useFamily().family.familyData
  const today = useToday()
  if (!goal || weeksOver(goal, today) === 0) return null
  return (
    <Notice
      tone="celebrate"
      title="How did your mission go?"
      actions={
        <ButtonLink size="small" to={appPaths.mission}>
          Look at the journey
        </ButtonLink>
      }
    >
      Its weeks have gone by. Reached, a little longer, or let go: all three are fine.
    </Notice>
  )
}
