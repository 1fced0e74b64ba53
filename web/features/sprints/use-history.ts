import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { closedSprints, nextBefore, pageLength } from './history.ts'

/** The closed sprints, newest first, as many as have been asked for. */
export function useHistory() {
  const { family, sprints } = useFamily()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const query = useInfiniteQuery({
    queryKey: ['history', family.id],
    queryFn: ({ pageParam }) => {
      const before = pageParam === undefined ? '' : `&before=${pageParam}`
      return request<Sprint[]>(`${apiPaths.sprints(family.id)}?limit=${pageLength}${before}`)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page, _pages, asked) => nextBefore(page, asked),
  })
  return {
    closed: closedSprints(query.data?.pages ?? [], sprints, gone),
    loading: query.isLoading || query.isFetchingNextPage,
    failed: query.isError,
    hasMore: query.hasNextPage,
    /** The next page, or the same once more after a failure. */
    more: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    /** Leaves a deleted sprint out before the server is asked again. */
    forget: (id: string) => setGone((now) => new Set([...now, id])),
  }
}
