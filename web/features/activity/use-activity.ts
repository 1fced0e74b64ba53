import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Activity } from '#core/contract/activity.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { linesOf } from './told.ts'

/** Who changed what, newest first, as many as have been asked for; it keeps up with the family. */
export function useActivity() {
  const { family, sprints } = useFamily()
  const today = useToday()
  const queryClient = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: ['activity', family.id],
    queryFn: ({ pageParam: before }) =>
      request(apiPaths.activity(family.id), { query: { before } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ changes }: Activity) => {
      const last = changes.at(-1)?.sequence
      return last === undefined || last === 1 ? undefined : last
    },
  })
  const versions = [family, ...sprints].map(({ version }) => version).join()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['activity', family.id] })
  useEffect(() => {
    // Asked anew whenever a document has moved on.
    if (versions) void queryClient.invalidateQueries({ queryKey: ['activity', family.id] })
  }, [versions, family.id, queryClient])

  const pages = query.data?.pages ?? []
  const changes = pages.flatMap((page) => page.changes)
  const people = pages[0]?.people ?? []
  return {
    lines: linesOf({ changes, people }, { family, sprints, today }),
    today,
    loading: query.isLoading,
    loadingMore: query.isFetchingNextPage,
    failure: query.error,
    hasMore: query.hasNextPage,
    /** The next page, or the same once more after a failure. */
    more: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    refresh,
  }
}
