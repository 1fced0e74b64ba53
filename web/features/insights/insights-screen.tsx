import { playbook } from '#core/domain/experiment.ts'
import { summarize } from '#core/domain/insights.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { MoodChart } from './mood-chart.tsx'
import { PlanChart } from './plan-chart.tsx'
import { WeekdayChart } from './weekday-chart.tsx'

/** How it is going, in pictures; each with its sentence and its numbers. */
export function InsightsScreen() {
  const { sprints, members, family } = useFamily()
  const today = useToday()
  const begun = sprints.filter(({ plannedAt, startsOn }) => plannedAt !== null && startsOn <= today)
  const summaries = begun.map((sprint) => summarize(sprint, members, today))
  return (
    <div className="mx-auto grid max-w-content gap-6">
      <title>Insights · Elefam</title>
      <PageHeading title="Insights" lead="What your weeks look like from a little above." />
      {summaries.length === 0 ? (
        <EmptyState
          picture={<PlanningElephants alive />}
          title="After your first week there is something to see"
          action={<ButtonLink to={appPaths.planMeeting}>Plan a week</ButtonLink>}
        >
          <p>
            Plan a week, tick what gets done and check in with faces. The pictures come by
            themselves.
          </p>
        </EmptyState>
      ) : (
        <>
          <PlanChart summaries={summaries} running={!begun.at(-1)!.completed} />
          <MoodChart summaries={summaries} />
          <WeekdayChart
            summaries={summaries}
            startOfWeek={family.familyData.settings.startOfWeek}
          />
          <Playbook />
        </>
      )}
    </div>
  )
}

/** What the family tried and kept. */
function Playbook() {
  const { family } = useFamily()
  const kept = playbook(family)
  return (
    <Section title="Your playbook" lead="Experiments you decided to keep.">
      <Card>
        {kept.length === 0 ? (
          <p className="text-quiet">
            Nothing yet. Each retrospective can try one small change; what works is kept here.
          </p>
        ) : (
          <ul className="grid list-disc gap-2 ps-5">
            {kept.map((experiment) => (
              <li key={experiment.id}>{experiment.text}</li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}
