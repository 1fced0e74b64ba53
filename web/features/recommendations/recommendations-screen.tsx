import { useRef, useState } from 'react'
import type { Recommendation } from '#core/contract/recommendation.ts'
import { answeredKeys } from '#core/domain/recommendation-answer.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRecommendationActions } from '#web/shared/recommendations/use-recommendation-actions.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { filtersFor, type Shown } from './kinds.ts'
import { NoIdeas } from './no-ideas.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import { WhatYouSaid } from './what-you-said.tsx'

/** Ideas that fit this family, each with its reason. */
export function RecommendationsScreen() {
  const { family } = useFamily()
  const { familyData } = family
  const [shown, setShown] = useState<Shown>('all')
  const { data, error, refetch } = useRecommendations('all')
  const now = useNow(60_000)
  const deeds = useRecommendationActions()
  const away = answeredKeys(familyData, now)
  const fitting = data?.filter(
    ({ key, kind }) => !away.has(key) && (shown === 'all' || kind === shown),
  )
  return (
    <div className="mx-auto grid max-w-wide grid-cols-1 gap-6">
      <title>Recommendations · Elefam</title>
      <PageHeading
        title="Ideas for you"
        lead="Chosen by simple rules from what you told us and what works for you. Nothing leaves your server."
      />
      <Segmented
        label="What to show"
        options={filtersFor({ hasGoal: familyData.goal !== null })}
        value={shown}
        onChange={setShown}
      />
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
      {familyData.priorities.length + familyData.interests.length === 0 &&
        fitting?.length !== 0 && (
          <Notice
            title="We do not know yet what you like"
            actions={
              <ButtonLink size="small" look="secondary" to={appPaths.familyInterests}>
                Choose what matters to you
              </ButtonLink>
            }
          >
            Two minutes, and the ideas here become yours.
          </Notice>
        )}
      {!fitting && !error && <ScreenSkeleton />}
      {fitting?.length === 0 && <NoIdeas filtered={shown !== 'all'} />}
      {fitting && fitting.length > 0 && <Ideas key={shown} ideas={fitting} deeds={deeds} />}
      <WhatYouSaid
        now={now}
        deeds={deeds}
        titles={new Map(data?.map(({ key, title }) => [key, title]))}
      />
    </div>
  )
}

/** So many are a choice; more are one press away. */
const atOnce = 6

interface IdeasProps {
  ideas: readonly Recommendation[]
  deeds: ReturnType<typeof useRecommendationActions>
}

function Ideas({ ideas, deeds }: IdeasProps) {
  const [count, setCount] = useState(atOnce)
  const list = useRef<HTMLUListElement>(null)
  /** Whoever goes through the list by keys goes on at the idea that took the place. */
  const stayAt = (index: number) =>
    requestAnimationFrame(() => {
      const items = list.current?.children
      const next = items?.[Math.min(index, items.length - 1)]
      next?.querySelector('h2')?.focus({ preventScroll: true })
    })
  return (
    <>
      <ul ref={list} aria-label="Ideas" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-5">
        {ideas.slice(0, count).map((recommendation, index) => (
          <RecommendationCard
            key={recommendation.key}
            recommendation={recommendation}
            deeds={deeds}
            onAnswered={() => stayAt(index)}
          />
        ))}
      </ul>
      {ideas.length > count && (
        <Button
          look="secondary"
          className="justify-self-center"
          onClick={() => setCount(count + atOnce)}
        >
          Show more ideas
        </Button>
      )}
    </>
  )
}
