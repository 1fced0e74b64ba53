import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SprintSummary } from '#core/contract/insights.ts'
import { mergeSummaries } from '#core/domain/insight-stretches.ts'
import { summarize } from '#core/domain/insights.ts'
import { membersOf } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { useToday } from '#web/lib/use-today.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

const page = 100

/**
 * The family's weeks in numbers, oldest first: closed ones, and planned ones that have begun. Those
 * that the browser has are counted here, so that a tick shows at once and without a connection; all
 * that lie further back are asked for where they are wanted, and come counted.
 */
export function useSummaries({ wanted }: { wanted: boolean }) {
  const { family, sprints } = useFamily()
  const today = useToday()
  const closed = sprints.filter(({ completed }) => completed)
  // Who has fewer has them all here.
  const hasMore = closed.length >= limits.latestSprints
  // One that heard of them one by one may have more; every device shows the same.
  const since = closed.at(-limits.latestSprints)?.startsOn ?? ''
  const query = useQuery({
    queryKey: ['insights', family.id],
    queryFn: () => allSummaries(family.id),
    enabled: wanted && hasMore,
  })
  const latest = useMemo(() => {
    const members = membersOf(family.familyData)
    return sprints
      .filter(({ startsOn }) => startsOn >= since)
      .filter(({ completed, plannedAt, startsOn }) =>
        completed ? true : plannedAt !== null && startsOn <= today,
      )
      .map((sprint) => summarize(sprint, members, today))
  }, [family.familyData, sprints, since, today])
  return {
    /** Those that every browser has by itself. */
    latest,
    /** With those that were asked for. */
    summaries: mergeSummaries(query.data ?? [], latest),
    /** Some may lie further back than the latest. */
    hasMore,
    /** None is missing. */
    complete: !hasMore || query.data !== undefined,
    loading: query.isLoading,
    failure: query.error,
    retry: () => void query.refetch(),
  }
}

/** All closed sprints in numbers, page by page, the newest first. */
async function allSummaries(familyId: string): Promise<SprintSummary[]> {
  const all: SprintSummary[] = []
  for (;;) {
    const query = { limit: page, after: all.at(-1)?.sprintId }
    const next = await request(apiPaths.insights(familyId), { query })
    all.push(...next)
    if (next.length < page) return all
  }
}
