import { Trans } from '#web/lib/trans.tsx'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Goal } from '#core/goal/schema.ts'
import type { SprintSummary } from '#core/insights/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { missionTotal, type MissionTotal } from '#core/insights/insight-facts.ts'
import { mergeSummaries } from '#core/insights/insight-stretches.ts'
import { summarize } from '#core/insights/insights.ts'
import { membersOf } from '#core/members/member.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { inOrder } from '#core/commands/documents.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const summariesAtOnce = 100

/**
 * The family's weeks in numbers, oldest first: closed ones, and planned ones that have begun. Those
 * that the browser has are counted here, so that a tick shows at once and without a connection; all
 * that lie further back are asked for where they are wanted, and come counted.
 */
export function useSummaries({ wanted }: { wanted: boolean }) {
  const { family, sprints, today } = useHome()
  const closed = sprints.filter(({ completed }) => completed)
  // A family with fewer closed weeks than come with the first paint has all of them here.
  const hasMore = closed.length >= limits.latestSprints
  // A browser that was open while weeks were closed has more than others; `latest` is the same on all of them.
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
    const query = { limit: summariesAtOnce, after: all.at(-1)?.sprintId }
    const next = await request(apiPaths.insights(familyId), { query })
    all.push(...next)
    if (next.length < summariesAtOnce) return all
  }
}

/** What lies behind the family on the way of a mission: null as long as some of its weeks are not known. */
export function useMissionTotal(goal: Goal): MissionTotal | null {
  const { summaries, complete } = useSummaries({ wanted: true })
  const today = useToday()
  return complete ? missionTotal(goal.id, summaries, today) : null
}

/**
 * All weeks back to a mission's first, from what this device knows at once and from the history as it
 * comes; oldest first.
 */
export function useMissionWeeks(goal: Goal) {
  const { sprints, today } = useHome()
  const past = useSummaries({ wanted: true })
  const history = useHistory()
  const { closed, hasMore } = history
  const first = past.summaries.find(({ goalId, completed }) => completed && goalId === goal.id)
  const reachesBack = !first || closed.some(({ id }) => id === first.sprintId)
  const failed = past.failure ?? history.failure
  const wantsMore = past.complete && hasMore && !reachesBack && !failed
  useEffect(() => {
    if (wantsMore && !history.loading) history.more()
  })
  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  return {
    sprints: inOrder([...closed, ...open]),
    loading: past.loading || history.loading || wantsMore,
    failed: failed !== null,
    retry: () => {
      if (past.failure) past.retry()
      if (history.failure) history.more()
    },
  }
}

/**
 * The closed sprints, newest first, as many as have been asked for. The latest came with the first
 * paint: however long the past is, nothing is fetched before somebody wants to see more of it.
 */
export function useHistory() {
  const { family, sprints, today } = useHome()
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
    getNextPageParam: (last) => nextAfter(last),
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
export function nextAfter(sprints: readonly Pick<Sprint, 'id'>[]): string | undefined {
  return sprints.length < pageLength ? undefined : sprints.at(-1)?.id
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

interface FurtherBackProps {
  loading: boolean
  failed: boolean
  retry: () => void
}

/** Says that a mission’s weeks from further back are on their way, or did not come. */
export function FurtherBack({ loading, failed, retry }: FurtherBackProps) {
  return (
    <>
      {loading && <Skeleton shape="line" />}
      {failed && (
        <p role="status" className="text-quiet flex flex-wrap items-center gap-3">
          <Trans>What lies further back needs a connection.</Trans>
          <Button size="small" variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
