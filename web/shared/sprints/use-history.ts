import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { isClosed } from '#core/domain/quiet-week.ts'
import { inOrder } from '#core/domain/sprint.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'

/**
 * The closed sprints, newest first, as many as have been asked for. The latest came with the first
 * paint: however long the past is, nothing is fetched before somebody wants to see more of it.
 */
export function useHistory() {
  const { family, sprints } = useFamily()
  const today = useToday()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const queryKey = ['history', family.id]
  const latest = sprints.filter(({ completed }) => completed)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => {
      const after = pageParam || undefined
      return request(apiPaths.sprints(family.id), { query: { limit: pageLength, after } })
    },
    initialPageParam: '',
    getNextPageParam: (page) => nextAfter(page),
    enabled: asked,
  })
  const isFetched = query.data !== undefined
  return {
    closed: closedSprints(query.data?.pages ?? [], sprints, { gone, today }),
    loading: query.isLoading || query.isFetchingNextPage,
    failure: query.error,
    hasMore: isFetched ? query.hasNextPage : latest.length >= limits.latestSprints,
    /** The next page, or the same once more after a failure. */
    more: () => {
      setAsked(true)
      if (isFetched) void query.fetchNextPage()
      else if (asked) void query.refetch()
    },
    /** Leaves a deleted sprint out at once, and asks anew when the server knows of it. */
    forget: async (id: string, sent: Promise<unknown>) => {
      setGone((now) => new Set([...now, id]))
      await sent
      await queryClient.invalidateQueries({ queryKey })
    },
  }
}

export const pageLength = 20

/** The sprint after which the next page begins, or undefined at the end. */
export function nextAfter(page: readonly Pick<Sprint, 'id'>[]): string | undefined {
  return page.length < pageLength ? undefined : page.at(-1)?.id
}

/**
 * The closed sprints, newest first: what the server told page by page, and what this browser knows
 * better. `gone` are those deleted here a moment ago.
 */
export function closedSprints(
  pages: readonly Sprint[][],
  known: readonly Sprint[],
  { gone, today }: { gone: ReadonlySet<string>; today: string },
): Sprint[] {
  const all = new Map(pages.flat().map((sprint) => [sprint.id, sprint]))
  for (const id of gone) all.delete(id)
  for (const sprint of known) all.set(sprint.id, sprint)
  return inOrder([...all.values()].filter((sprint) => isClosed(sprint, today))).toReversed()
}
