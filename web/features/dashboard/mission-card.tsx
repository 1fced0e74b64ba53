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
  if (!goal) return null
  const { week, of } = goalWeek(goal, today)
  const words = goal.startsOn > today ? `${of} weeks ahead` : `Week ${week} of ${of}`
  return (
    <Card
      as="section"
      flush
      labelledBy="mission"
      className="flex items-center gap-4 px-4 py-4 sm:px-6"
    >
      <ProgressRing
        size="small"
        value={goal.startsOn > today ? 0 : week}
        max={of}
        label={`Our mission: ${words}`}
      />
      <div className="min-w-0">
        <p aria-hidden="true" className="text-small text-quiet">
          Our mission · {words}
        </p>
        <h2 id="mission" className="text-body sm:text-lead leading-snug font-bold">
          {goal.title}
        </h2>
        {sprint && sprint.missionStep !== '' && <p>This time: {sprint.missionStep}</p>}
      </div>
    </Card>
  )
}

/** While there is no goal: an invitation to choose one. */
export function GoalInvitation() {
  const { goal } = useFamily().family.familyData
  if (goal) return null
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
