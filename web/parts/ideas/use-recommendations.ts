import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** So many fit on the dashboard, and so many are there to choose from elsewhere. */
export const recommendationCounts = { few: 3, all: 60 } as const

type Count = keyof typeof recommendationCounts

export function recommendationsKey(familyId: string, count: Count) {
  return ['recommendations', familyId, count]
}

/** What fits the family now, the most fitting first. */
export function useRecommendations(count: Count) {
  const { id } = useFamily().family
  return useQuery({
    queryKey: recommendationsKey(id, count),
    queryFn: () =>
      request(apiPaths.recommendations(id), { query: { count: recommendationCounts[count] } }),
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
