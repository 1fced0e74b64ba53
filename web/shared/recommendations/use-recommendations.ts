import { t } from '#core/say.ts'
import { weekWithin } from '#content/week-name.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Recommendation } from '#core/recommendations/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { RecommendationAnswer } from '#core/recommendations/recommendation-answer.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend, useSequence } from '#web/data/use-home.tsx'
import type { Sent } from '#web/data/send.ts'
import { useToday } from '#web/lib/use-today.ts'
import { keepAnswer, keptAnswer } from '#web/shared/kept-answers.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'

/** So many fit on the dashboard, and so many are there to choose from elsewhere. */
export const recommendationCounts = { few: 3, all: 60 } as const

type Count = keyof typeof recommendationCounts

export function recommendationsKey(familyId: string, count: Count) {
  return ['recommendations', familyId, count]
}

/** Those of an earlier version had a sentence in the place of causes. */
const isIdeas = (found: unknown): found is Recommendation[] =>
  Array.isArray(found) && found.every((one) => isFields(one) && Array.isArray(one['because']))

/** What fits the family now, the most fitting first; of the few those that were kept, while they hold. */
export function useRecommendations(count: Count) {
  const { family } = useHome()
  const sequence = useSequence()
  const of = `${family.id} ${sequence} ${useToday()}`
  const isKept = count === 'few'
  return useQuery({
    queryKey: recommendationsKey(family.id, count),
    queryFn: async () => {
      const query = { count: recommendationCounts[count] }
      const ideas = await request(apiPaths.recommendations(family.id), { query })
      if (isKept) keepAnswer('ideas', of, ideas)
      return ideas
    },
    initialData: () => (isKept ? keptAnswer('ideas', of, isIdeas)?.answer : undefined),
  })
}

/**
 * What the family has answered, by its titles, as of what the server has confirmed: an answer still
 * on its way is asked for again once it has arrived. Asked for only where a title is missing.
 */
export function useAnsweredRecommendations({ enabled }: { enabled: boolean }) {
  const { family } = useHome()
  const sequence = useSequence()
  return useQuery({
    queryKey: ['recommendations', family.id, 'answered', sequence],
    queryFn: () => request(apiPaths.answeredRecommendations(family.id)),
    placeholderData: keepPreviousData,
    enabled,
  })
}

type Answer = RecommendationAnswer['answer']

/** What a family can say to an idea. Each says what happened and can be undone. */
export function useRecommendationActions() {
  const { toFamily, toSprint } = useSend()
  const undoToast = useUndoToast()

  /** Answers and says so; undone, it is as it was before, an earlier answer included. */
  const say = (key: string, answer: Answer, text: string, ...done: Sent[]) => {
    const answered = toFamily({ type: 'answer-recommendation', key, answer })
    undoToast(text, [...done, answered], answer === 'taken' ? 'good' : 'plain')
  }

  return {
    /** Puts it into the plan with its reason. */
    plan: (idea: Recommendation, { id: sprintId, name }: Pick<Sprint, 'id' | 'name'>) => {
      const task = ideaTask(idea, newId())
      const week = weekWithin(name)
      const added = toSprint(sprintId, { type: 'add-task', task })
      say(idea.key, 'taken', t`“${idea.title}” is in ${week}`, added)
    },
    /** Parks it for the next meeting. */
    discuss: ({ key, title }: Recommendation) => {
      const topic = { id: newId(), text: title.slice(0, limits.title) }
      const parked = toFamily({ type: 'park-topic', topic })
      say(key, 'taken', t`It is on the list for your next meeting`, parked)
    },
    keep: ({ key }: Recommendation) => say(key, 'taken', t`Good. More like it will come`),
    later: ({ key }: Recommendation) => say(key, 'later', t`It comes back in a week`),
    refuse: ({ key }: Recommendation) =>
      say(key, 'not-for-us', t`It is gone, and fewer like it will come`),
    /** As if it had never been answered. */
    askAgain: ({ key, title }: { key: string; title: string }) =>
      void undoToast(t`“${title}” may come up again`, [
        toFamily({ type: 'take-back-answer', key }),
      ]),
  }
}

export type RecommendationActions = ReturnType<typeof useRecommendationActions>

/** The line of the plan that an idea becomes, with why it is there. */
export function ideaTask(
  { title, because, plan }: Pick<Recommendation, 'title' | 'because' | 'plan'>,
  id: string,
): Task {
  return {
    id,
    title: title.slice(0, limits.title),
    helperId: null,
    ifThen: null,
    reason: { kind: 'recommendation', text: '', because },
    checks: {},
    ...(plan ?? { owners: 'everyone', repeat: { kind: 'once' }, effort: 1, icon: null }),
  }
}
