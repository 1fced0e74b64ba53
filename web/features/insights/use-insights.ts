import { useState } from 'react'
import { addDays } from '#core/domain/calendar.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useSummaries } from '#web/shared/sprints/use-summaries.ts'
import { useToday } from '#web/lib/use-today.ts'

export type Range = 'lately' | 'year' | 'all'

/** The family's sprints in numbers, oldest first, as far back as somebody wants to look. */
export function useInsights() {
  const { family } = useFamily()
  const today = useToday()
  const [range, setRange] = useState<Range>('lately')
  // The mission may be older than what is looked at.
  const wanted = range !== 'lately' || family.familyData.goal !== null
  const { latest, summaries, complete, ...past } = useSummaries({ wanted })
  const yearAgo = addDays(today, -364)
  return {
    today,
    summaries: {
      lately: latest,
      year: summaries.filter(({ startsOn }) => startsOn > yearAgo),
      all: summaries,
    }[range],
    /** All that are known, for the mission; `complete`: none is missing. */
    mission: { summaries, complete },
    range,
    setRange,
    hasMore: past.hasMore,
    loading: range !== 'lately' && past.loading,
    failure: range === 'lately' ? null : past.failure,
    retry: past.retry,
  }
}
