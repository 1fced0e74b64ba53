import type { Recommendation } from '#core/contract/recommendation.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { RecommendationAnswer } from '#core/domain/recommendation-answer.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ideaTask } from './idea-task.ts'

type Answer = RecommendationAnswer['answer']

/** What a family can say to an idea. Each says what happened and can be undone. */
export function useIdeaDeeds() {
  const { family } = useFamily()
  const { toFamily, toSprint } = useSend()
  const toast = useToast()

  const answer = (key: string, said: Answer) =>
    void toFamily({ type: 'answer-recommendation', key, answer: said })
  /** Answers and says so; undone, it is as it was before, an earlier answer included. */
  const say = (key: string, said: Answer, text: string, undo: () => void = () => undefined) => {
    const before = family.familyData.recommendationAnswers.find((one) => one.key === key)
    answer(key, said)
    const onAct = () => {
      undo()
      if (before) answer(key, before.answer)
      else void toFamily({ type: 'take-back-answer', key })
    }
    toast({
      text,
      tone: said === 'taken' ? 'good' : 'plain',
      action: { label: 'Undo', onAct },
    })
  }

  return {
    /** Puts it into the plan with its reason. */
    plan: (idea: Recommendation, { id: sprintId, name }: Pick<Sprint, 'id' | 'name'>) => {
      const task = ideaTask(idea, newId())
      void toSprint(sprintId, { type: 'add-task', task })
      say(idea.key, 'taken', `“${idea.title}” is in ${name}`, () => {
        void toSprint(sprintId, { type: 'remove-task', taskId: task.id })
      })
    },
    /** Parks it for the next meeting. */
    discuss: ({ key, title }: Recommendation) => {
      const id = newId()
      void toFamily({ type: 'park-topic', topic: { id, text: title.slice(0, limits.title) } })
      say(key, 'taken', 'It is on the list for your next meeting', () => {
        void toFamily({ type: 'settle-topic', topicId: id })
      })
    },
    keep: ({ key }: Recommendation) => say(key, 'taken', 'Good. More like it will come'),
    later: ({ key }: Recommendation) => say(key, 'later', 'It comes back in a week'),
    refuse: ({ key }: Recommendation) =>
      say(key, 'not-for-us', 'Gone. You will see less that is like it'),
    /** As if it had never been answered. */
    askAgain: ({ key, title }: { key: string; title: string }) => {
      const before = family.familyData.recommendationAnswers.find((one) => one.key === key)
      void toFamily({ type: 'take-back-answer', key })
      toast({
        text: `“${title}” may come up again`,
        ...(before && {
          action: { label: 'Undo', onAct: () => answer(key, before.answer) },
        }),
      })
    },
  }
}

export type IdeaDeeds = ReturnType<typeof useIdeaDeeds>
