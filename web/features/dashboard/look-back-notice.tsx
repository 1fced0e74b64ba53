import { daysLeft } from '#core/domain/sprint-days.ts'
import { waitsForLookBack } from '#core/domain/week.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The week before is over and not closed while this one is running, or this one is on its last day. */
export function LookBackNotice({ running }: { running: Sprint }) {
  const { sprints } = useFamily()
  const today = useToday()
  const late = waitsForLookBack(sprints, today)
  const waiting = late ?? (daysLeft(running, today) === 1 ? running : null)
  if (!waiting) return null
  return (
    <Notice
      title={late ? `${late.name} is not closed yet` : `The last day of ${waiting.name}`}
      actions={
        <ButtonLink
          size="small"
          variant="secondary"
          to={forSprint(appPaths.retrospective, waiting.id)}
        >
          Look back together
        </ButtonLink>
      }
    >
      {late
        ? 'Ten minutes to see what worked, and it is done.'
        : 'Sit down for ten minutes today or tomorrow: what went well, and what to try next.'}
    </Notice>
  )
}
