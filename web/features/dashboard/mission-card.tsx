import { ChevronRight } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { goalWeek } from '#core/domain/goal.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Link } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'

/** What all of it is for: the goal, its week, and this sprint's step towards it. */
export function MissionCard({ sprint }: { sprint: Sprint | null }) {
  const { goal } = useFamily().family.familyData
  const today = useToday()
  if (!goal) return null
  const { week, of } = goalWeek(goal, today)
  const words = goal.startsOn > today ? `${of} weeks ahead` : `Week ${week} of ${of}`
  return (
    <Card
      as="section"
      flush
      labelledBy="mission"
      className="hover:bg-sunken/60 relative flex flex-wrap items-center gap-4 px-4 py-4 sm:px-6"
    >
      <ProgressRing
        size="small"
        value={goal.startsOn > today ? 0 : week}
        max={of}
        label={`Our mission: ${words}`}
      />
      <div className="min-w-0 flex-1 basis-[8rem]">
        <p aria-hidden="true" className="text-small text-quiet">
          Our mission · {words}
        </p>
        <h2 id="mission" className="text-body sm:text-lead leading-snug font-bold">
          <Link to={appPaths.mission} className="after:rounded-card after:absolute after:inset-0">
            {goal.title}
          </Link>
        </h2>
        {sprint && sprint.missionStep !== '' && <p>This time: {sprint.missionStep}</p>}
      </div>
      <ChevronRight aria-hidden="true" className="text-quiet ms-auto size-5 shrink-0" />
    </Card>
  )
}
