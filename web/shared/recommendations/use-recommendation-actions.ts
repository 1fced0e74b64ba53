import type { Recommendation } from '#core/contract/recommendation.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { RecommendationAnswer } from '#core/domain/recommendation-answer.ts'
import { limits } from '#core/limits.ts'
import { newId, type Sent } from '#web/data/mutate.ts'
import { useSend } from '#web/data/use-family.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { ideaTask } from './recommended-task.ts'

type Answer = RecommendationAnswer['answer']

/** What a family can say to an idea. Each says what happened and can be undone. */
export function useRecommendationActions() {
  const { toFamily, toSprint } = useSend()
  const undoable = useUndoable()

  /** Answers and says so; undone, it is as it was before, an earlier answer included. */
  const say = (key: string, answer: Answer, text: string, ...done: Sent[]) => {
    const answered = toFamily({ type: 'answer-recommendation', key, answer })
    undoable(text, [...done, answered], answer === 'taken' ? 'good' : 'plain')
  }

  return {
    /** Puts it into the plan with its reason. */
    plan: (idea: Recommendation, { id: sprintId, name }: Pick<Sprint, 'id' | 'name'>) => {
      const task = ideaTask(idea, newId())
      const added = toSprint(sprintId, { type: 'add-task', task })
      say(idea.key, 'taken', `“${idea.title}” is in ${name}`, added)
    },
    /** Parks it for the next meeting. */
    discuss: ({ key, title }: Recommendation) => {
      const topic = { id: newId(), text: title.slice(0, limits.title) }
      const parked = toFamily({ type: 'park-topic', topic })
      say(key, 'taken', 'It is on the list for your next meeting', parked)
    },
    keep: ({ key }: Recommendation) => say(key, 'taken', 'Good. More like it will come'),
    later: ({ key }: Recommendation) => say(key, 'later', 'It comes back in a week'),
    refuse: ({ key }: Recommendation) =>
      say(key, 'not-for-us', 'Gone. You will see less that is like it'),
    /** As if it had never been answered. */
    askAgain: ({ key, title }: { key: string; title: string }) =>
      void undoable(`“${title}” may come up again`, [toFamily({ type: 'take-back-answer', key })]),
  }
}

export type RecommendationActions = ReturnType<typeof useRecommendationActions>
