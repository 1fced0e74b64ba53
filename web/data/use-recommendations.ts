import { useQuery } from '@tanstack/react-query'
import type { AnsweredRecommendation, Recommendation } from '#core/contract/recommendation.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from './api.ts'
import { useFamily } from './use-family.tsx'

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
      request<Recommendation[]>(
        `${apiPaths.recommendations(id)}?count=${recommendationCounts[count]}`,
      ),
  })
}

export function answeredKey(familyId: string) {
  return ['recommendations', familyId, 'answered']
}

/** What the family has answered, by its titles; asked for only where there is something. */
export function useAnsweredRecommendations({ enabled }: { enabled: boolean }) {
  const { id } = useFamily().family
  return useQuery({
    queryKey: answeredKey(id),
    queryFn: () => request<AnsweredRecommendation[]>(apiPaths.answeredRecommendations(id)),
    // What never asks the server, such as the tour, does not begin to here.
    ...(!enabled && { enabled }),
  })
}
