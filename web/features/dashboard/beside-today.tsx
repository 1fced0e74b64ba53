import { ExperimentCard } from './experiment-card.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { RecommendationsCard } from './recommendations-card.tsx'
import { TopicsCard } from './topics-card.tsx'

/** What the family looks at after today: the experiment, the next meeting, topics, ideas. */
export function BesideToday() {
  return (
    <>
      <ExperimentCard />
      <MeetingCard />
      <TopicsCard />
      <RecommendationsCard />
    </>
  )
}
