import type { Sprint } from '#core/contract/sprint.ts'
import { goalWeek } from '#core/domain/goal.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressRing } from '#web/ui/progress-ring.tsx'

/** What all of it is for: the goal, its week, and this sprint's step towards it. */
export function MissionCard({ sprint }: { sprint: Sprint | null }) {
  const { goal } = useFamily().family.familyData
  const today = useToday()
  if (!goal) return <NoGoal />
  const { week, of } = goalWeek(goal, today)
  const begins = goal.startsOn > today
  return (
    <Card as="section" labelledBy="mission" className="flex items-center gap-4 sm:gap-6">
      <ProgressRing
        value={begins ? 0 : week}
        max={of}
        label={begins ? `${of} weeks ahead` : `Week ${week} of ${of}`}
      >
        {begins ? of : `${week}/${of}`}
      </ProgressRing>
      <div className="grid min-w-0 gap-1">
        <p className="text-small text-quiet font-semibold">
          Our mission · {begins ? `begins soon` : `week ${week} of ${of}`}
        </p>
        <h2 id="mission" className="text-lead leading-tight font-bold">
          {goal.title}
        </h2>
        {sprint && sprint.missionStep !== '' && <p>This time: {sprint.missionStep}</p>}
      </div>
    </Card>
  )
}

function NoGoal() {
  return (
    <Card as="section" labelledBy="mission" className="grid gap-3">
      <h2 id="mission" className="text-title">
        What would you like to reach together?
      </h2>
      <p className="text-quiet">
        A goal gives the weeks a direction. Choose one of many, or write your own.
      </p>
      <ButtonLink
        to={appPaths.startGoal}
        look="secondary"
        size="small"
        className="justify-self-start"
      >
        Choose a goal
      </ButtonLink>
    </Card>
  )
}
