import { useState } from 'react'
import type { NewSprint, Sprint } from '#core/contract/sprint.ts'
import { draftNextSprint, nextStart, planOf, startChoices } from '#core/domain/next-sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'

/** The sprint to plan next: the draft that waits, or one that is not kept yet; and the days it may begin on. */
export function useWeekDraft(waiting: Sprint | null) {
  const { family, sprints } = useFamily()
  const today = useToday()
  const [drafted] = useState(() =>
    waiting ? planOf(waiting) : draftNextSprint(family, sprints, today),
  )
  const starts = startChoices(withDaysAhead(drafted, nextStart(family, null, today), today), today)
  const [startsOn, chooseStart] = useState(starts.usual)
  return { draft: { ...drafted, startsOn }, starts: starts.all, chooseStart }
}

/** A draft that waited until its days were over is about the week the family is in now. */
function withDaysAhead<Plan extends Pick<NewSprint, 'startsOn' | 'weeks'>>(
  plan: Plan,
  thisWeek: string,
  today: string,
): Plan {
  return endOf(plan) < today ? { ...plan, startsOn: thisWeek } : plan
}
