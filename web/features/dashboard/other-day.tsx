import { dayLines, dayProgress } from '#core/domain/day.ts'
import { sprintForStandUp } from '#core/domain/stand-up.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** From today to yesterday and back; how far yesterday came stands in the button. */
export function OtherDay({ date, onOpen }: { date: string; onOpen: (date: string) => void }) {
  const { sprints, members } = useFamily()
  const today = useToday()
  const sprint = sprintForStandUp(sprints, date)
  const memberIds = members.map(({ id }) => id)
  const { done, planned } = dayProgress(sprint ? dayLines(sprint, memberIds, date) : [])
  const words = date === today ? 'Back to today' : 'Yesterday'
  return (
    <div className="flex flex-wrap gap-x-4">
      <Button variant="quiet" size="small" className="-ms-2" onClick={() => onOpen(date)}>
        {planned > 0 && date !== today ? `${words}, ${done} of ${planned}` : words}
      </Button>
      {date !== today && sprint && (
        <TextLink to={forSprint(appPaths.dashboard, sprint.id)} className="self-center">
          Fill in an earlier day
        </TextLink>
      )}
    </div>
  )
}
