import { Plus } from 'lucide-react'
import type { Recommendation } from '#core/contract/recommendation.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { useRecommendations } from '#web/data/use-recommendations.ts'
import { guessIcon } from '#web/parts/guess-icon.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'

const shownAtOnce = 3

/** Ideas that fit this family, each one press away from being in the plan. */
export function Suggestions({ sprint }: { sprint: Sprint }) {
  const { family } = useFamily()
  const take = useTake(sprint)
  const { data } = useRecommendations('all')
  const answered = new Set(family.familyData.recommendationAnswers.map(({ key }) => key))
  const ideas = (data ?? [])
    .filter(({ key, kind }) => (kind === 'task' || kind === 'activity') && !answered.has(key))
    .slice(0, shownAtOnce)
  // Without a connection there are no ideas from the server, and the meeting goes on without them.
  if (ideas.length === 0 || sprint.tasks.length >= limits.tasks) return null
  return (
    <Section title="Ideas for you">
      <ul aria-label="Ideas for the plan" className="grid grid-cols-1 gap-3">
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
              onClick={() => take(idea)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function useTake(sprint: Sprint) {
  const send = useSend()
  const toast = useToast()
  return ({ key, title, reason }: Recommendation) => {
    const task = {
      id: newId(),
      title: title.slice(0, limits.title),
      owners: 'everyone' as const,
      helperId: null,
      repeat: { kind: 'once' as const },
      ifThen: null,
      reason: { kind: 'recommendation' as const, text: reason.slice(0, limits.title) },
      effort: 1,
      icon: guessIcon(title),
      checks: {},
    }
    void send.toSprint(sprint.id, { type: 'add-task', task })
    void send.toFamily({ type: 'answer-recommendation', key, answer: 'taken' })
    toast({ text: 'It is in the plan. Choose who does it.', tone: 'good' })
  }
}
