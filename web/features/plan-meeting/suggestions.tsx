import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { useRecommendationActions } from '#web/shared/recommendations/use-recommendation-actions.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

const shownAtOnce = 3

/** Ideas that fit this family, each one press away from being in the plan. */
export function Suggestions({ sprint }: { sprint: Sprint }) {
  const { family } = useFamily()
  // An empty plan begins with them; later they are there for whoever looks for one.
  const [beginsEmpty] = useState(sprint.tasks.length === 0)
  const deeds = useRecommendationActions()
  const { data } = useRecommendations('all')
  const answered = new Set(family.familyData.recommendationAnswers.map(({ key }) => key))
  const ideas = (data ?? [])
    .filter(({ key, kind }) => (kind === 'task' || kind === 'activity') && !answered.has(key))
    .slice(0, shownAtOnce)
  // Without a connection there are no ideas from the server, and the meeting goes on without them.
  if (ideas.length === 0 || sprint.tasks.length >= limits.tasks) return null
  return (
    <Disclosure
      summary={ideas.length === 1 ? 'An idea for you' : `${ideas.length} ideas for you`}
      open={beginsEmpty}
    >
      <ul aria-label="Ideas for the plan" className="-ms-7 grid grid-cols-1 gap-3">
        {ideas.map((idea) => (
          <li
            key={idea.key}
            className="rounded-card bg-elephant-soft flex items-center gap-3 p-3 ps-4"
          >
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-semibold">{idea.title}</p>
              <p className="text-small text-quiet leading-snug">{idea.reason}</p>
            </div>
            <IconButton
              look="soft"
              label={`Add to the plan: ${idea.title}`}
              icon={<Plus aria-hidden="true" />}
              onClick={() => deeds.plan(idea, sprint)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
