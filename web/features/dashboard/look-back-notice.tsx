import { waitsForLookBack } from '#core/domain/week.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The week before is over and not closed, while this one is running already. */
export function LookBackNotice() {
  const { sprints } = useFamily()
  const waiting = waitsForLookBack(sprints, useToday())
  if (!waiting) return null
  return (
    <Notice
      title={`${waiting.name} is not closed yet`}
      actions={
        <ButtonLink
          size="small"
          look="secondary"
          to={forSprint(appPaths.retrospective, waiting.id)}
        >
          Look back together
        </ButtonLink>
      }
    >
      Ten minutes to see what worked, and it is done.
    </Notice>
  )
}
