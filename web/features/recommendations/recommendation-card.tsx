import { useNavigate } from '#web/lib/navigation.tsx'
import { exampleIdOf } from '#content/suggestions/goal-suggestion.ts'
import type { Recommendation } from '#core/contract/recommendation.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forExampleGoal } from '#core/paths.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/toast.tsx'

const surenesses: Record<number, string> = { 1: 'A guess', 2: 'Quite likely', 3: 'Fits well' }

interface RecommendationCardProps {
  recommendation: Recommendation
  onLater: () => void
}

/** One idea with its reason and how sure it is; take, later, not for us. */
export function RecommendationCard({ recommendation, onLater }: RecommendationCardProps) {
  const { key, title, description, reason, sureness } = recommendation
  const { toFamily } = useSend()
  const take = useTake(recommendation)
  return (
    <Card as="li" className="grid gap-3">
      <div className="grid gap-1">
        <p className="text-small text-quiet">
          {surenesses[sureness]} · {reason}
        </p>
        <h2 className="text-lead font-semibold">{title}</h2>
        <p>{description}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={take.act}>
          {take.label}
        </Button>
        <Button
          size="small"
          look="secondary"
          onClick={() => {
            void toFamily({ type: 'answer-recommendation', key, answer: 'later' })
            onLater()
          }}
        >
          Later
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() =>
            void toFamily({ type: 'answer-recommendation', key, answer: 'not-for-us' })
          }
        >
          Not for us
        </Button>
      </div>
    </Card>
  )
}

/** What "take" means: a goal leads to the goal's screen, all else becomes part of the plan or a topic. */
function useTake({ key, kind, title }: Recommendation) {
  const { activeSprint } = useFamily()
  const { toFamily, toSprint } = useSend()
  const navigate = useNavigate()
  const toast = useToast()
  const done = (text: string) => {
    void toFamily({ type: 'answer-recommendation', key, answer: 'taken' })
    toast({ text, tone: 'good' })
  }
  if (kind === 'goal') {
    const exampleId = exampleIdOf(key)
    const path = exampleId ? forExampleGoal(exampleId) : appPaths.startGoal
    return { label: 'Look at this goal', act: () => navigate(path) }
  }
  if (kind === 'tip' || !activeSprint) {
    const act = () => {
      void toFamily({
        type: 'park-topic',
        topic: { id: newId(), text: title.slice(0, limits.title) },
      })
      done('It is on the list for your next meeting.')
    }
    return { label: 'Talk about it', act }
  }
  const act = () => {
    const task = {
      id: newId(),
      title: title.slice(0, limits.title),
      owners: 'everyone' as const,
      helperId: null,
      repeat: { kind: 'once' as const },
      ifThen: null,
      reason: { kind: 'recommendation' as const, text: '' },
      effort: 1,
      icon: null,
      checks: {},
    }
    void toSprint(activeSprint.id, { type: 'add-task', task })
    done('It is in this week’s plan.')
  }
  return { label: 'Add to the plan', act }
}
