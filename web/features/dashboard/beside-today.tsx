import type { Sprint } from '#core/contract/sprint.ts'
import { ExperimentCard } from './experiment-card.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { RecommendationsCard } from './recommendations-card.tsx'
import { SprintCard } from './sprint-card.tsx'
import { TopicsCard } from './topics-card.tsx'

/** What the family looks at after today: the whole sprint, the experiment, the next meeting, topics, ideas. */
export function BesideToday({ sprint }: { sprint: Sprint | null }) {
  return (
    <>
      {sprint && <SprintCard sprint={sprint} />}
      <ExperimentCard />
      <MeetingCard />
      <TopicsCard />
      <RecommendationsCard />
    </>
  )
}
