import { useState } from 'react'
import type { RecommendationKind } from '#core/contract/recommendation.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useRecommendations } from '#web/data/use-recommendations.ts'
import { Button } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { RecommendationCard } from './recommendation-card.tsx'

type Shown = RecommendationKind | 'all'

const kinds: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'task', label: 'Tasks' },
  { value: 'activity', label: 'Fun' },
  { value: 'goal', label: 'Goals' },
]

/** Ideas that fit this family, each with its reason. */
export function RecommendationsScreen() {
  const { family } = useFamily()
  const [shown, setShown] = useState<Shown>('all')
  const { data, error, refetch } = useRecommendations('all')
  const answered = new Set(
    family.familyData.recommendationAnswers
      .filter(({ answer }) => answer !== 'later')
      .map(({ key }) => key),
  )
  const [laid, setLaid] = useState<ReadonlySet<string>>(new Set())
  const fitting = data?.filter(
    ({ key, kind }) =>
      !answered.has(key) &&
      !laid.has(key) &&
      (shown === 'all' || kind === shown || (shown === 'activity' && kind === 'tip')),
  )
  return (
    <div className="mx-auto grid max-w-content gap-6">
      <title>Recommendations · Elefam</title>
      <PageHeading
        title="Ideas for you"
        lead="Chosen by simple rules from what you told us. Nothing leaves your server."
      />
      <Segmented label="What to show" options={kinds} value={shown} onChange={setShown} />
      {error && (
        <Notice
          tone="care"
          alert
          actions={
            <Button size="small" look="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!fitting && !error && <ScreenSkeleton />}
      {fitting?.length === 0 && (
        <EmptyState picture={<LookingElephants alive />} title="No more ideas just now">
          <p>Tell us more about what your family likes, or come back after your next week.</p>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {fitting?.slice(0, 12).map((recommendation) => (
          <RecommendationCard
            key={recommendation.key}
            recommendation={recommendation}
            onLater={() => setLaid(new Set([...laid, recommendation.key]))}
          />
        ))}
      </ul>
    </div>
  )
}
