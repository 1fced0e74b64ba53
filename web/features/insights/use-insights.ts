import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SprintSummary } from '#core/contract/insights.ts'
import { addDays } from '#core/domain/calendar.ts'
import { mergeSummaries } from '#core/domain/insight-stretches.ts'
import { summarize } from '#core/domain/insights.ts'
import { membersOf } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'

export const ranges = ['lately', 'year', 'all'] as const
export type Range = (typeof ranges)[number]

/** The last sprints, all of which the browser has itself. */
const latelyAtMost = 8
const page = 100

/**
 * The family's sprints in numbers, oldest first. The latest ones are counted from what the browser
 * has, so that a tick shows at once and without a connection; what lies further back is asked for
 * when somebody wants to see it, and comes counted.
 */
export function useInsights() {
  const { family, sprints } = useFamily()
  const today = useToday()
  const [range, setRange] = useState<Range>('lately')
  const known = useMemo(() => {
    const members = membersOf(family.familyData)
    // One that heard of them one by one may have more; every device shows the same.
    const since = sprints.filter(({ completed }) => completed).at(-limits.latestSprints)?.startsOn
    return sprints
      .filter(({ plannedAt, startsOn }) => plannedAt !== null && startsOn <= today)
      .filter(({ startsOn }) => startsOn >= (since ?? ''))
      .map((sprint) => summarize(sprint, members, today))
  }, [family.familyData, sprints, today])
  const yearAgo = addDays(today, -364)

  // Who has fewer has them all here.
  const hasMore = sprints.filter(({ completed }) => completed).length >= limits.latestSprints
  const { goal } = family.familyData
  const missionGoesBack = hasMore && goal !== null && goal.startsOn < (known[0]?.startsOn ?? today)

  const query = useQuery({
    queryKey: ['insights', family.id, range === 'all' ? 'all' : yearAgo],
    queryFn: () => summariesSince(family.id, range === 'all' ? '' : yearAgo),
    enabled: range !== 'lately' || missionGoesBack,
  })

  const merged = mergeSummaries(query.data ?? [], known)
  const summaries =
    range === 'lately'
      ? known.slice(-latelyAtMost)
      : merged.filter(({ startsOn }) => range === 'all' || startsOn > yearAgo)
  return {
    today,
    summaries,
    /** For the mission, which may be older than what is looked at; `complete`: none is missing. */
    mission: { summaries: merged, complete: !missionGoesBack || query.data !== undefined },
    range,
    setRange,
    hasMore,
    loading: range !== 'lately' && query.isLoading,
    failure: range === 'lately' ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** The closed sprints that began after a day, page by page, the newest first. */
async function summariesSince(familyId: string, day: string): Promise<SprintSummary[]> {
  const all: SprintSummary[] = []
  for (;;) {
    const last = all.at(-1)
    const query = { limit: page, after: last?.sprintId }
    const next = await request(apiPaths.insights(familyId), { query })
    all.push(...next)
    if (next.length < page || next.at(-1)!.startsOn <= day) return all
  }
}
