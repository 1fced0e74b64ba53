import { experimentOf } from '#core/domain/experiment.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { LastNotes } from '#web/shared/meeting/meeting-notes.tsx'
import { TopicList } from '#web/shared/meeting/topic-list.tsx'
import { VerdictChoice } from '#web/shared/meeting/verdict-choice.tsx'
import { WeekFacts } from '#web/shared/meeting/week-facts.tsx'
import type { StageProps } from './stage-props.ts'

/** What happened: the plan, the stand-ups, the experiment that was tried, what was parked. */
export function FactsStage({ sprint, members }: StageProps) {
  const { family } = useFamily()
  const experiment = experimentOf(family, sprint)
  return (
    <>
      <LastNotes kind="retrospective" sprintId={sprint.id} />
      <WeekFacts sprint={sprint} members={members} />
      {experiment && <VerdictChoice experiment={experiment} members={members} />}
      <TopicList />
    </>
  )
}
