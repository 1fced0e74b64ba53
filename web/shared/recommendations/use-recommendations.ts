import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { keepIdeas, keptIdeas } from './cached-recommendations.ts'

/** So many fit on the dashboard, and so many are there to choose from elsewhere. */
export const recommendationCounts = { few: 3, all: 60 } as const

type Count = keyof typeof recommendationCounts

export function recommendationsKey(familyId: string, count: Count) {
  return ['recommendations', familyId, count]
}

/** What fits the family now, the most fitting first; of the few those that were kept, while they hold. */
export function useRecommendations(count: Count) {
  const { family, sequence } = useFamily()
  const of = `${family.id} ${sequence} ${useToday()}`
  const isKept = count === 'few'
  return useQuery({
    queryKey: recommendationsKey(family.id, count),
    queryFn: async () => {
      const query = { count: recommendationCounts[count] }
      const ideas = await request(apiPaths.recommendations(family.id), { query })
      if (isKept) keepIdeas(of, ideas)
      return ideas
    },
    initialData: () => (isKept ? keptIdeas(of) : undefined),
  })
}

/**
 * What the family has answered, by its titles, as of what the server has confirmed: an answer still
 * on its way is asked for again once it has arrived. Asked for only where a title is missing.
 */
export function useAnsweredRecommendations({ enabled }: { enabled: boolean }) {
  const { family, sequence } = useFamily()
  return useQuery({
    queryKey: ['recommendations', family.id, 'answered', sequence],
    queryFn: () => request(apiPaths.answeredRecommendations(family.id)),
    placeholderData: keepPreviousData,
    enabled,
  })
}
