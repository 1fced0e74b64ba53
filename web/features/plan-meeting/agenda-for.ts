import type { Topic } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { addDays } from '#core/domain/calendar.ts'
import { isQuiet } from '#core/domain/quiet-week.ts'
import type { MeetingStage } from '#core/words.ts'

/** A look back on Saturday need not be held again on Sunday, nor on Monday. */
const freshDays = 3

interface Situation {
  previous: Sprint | undefined
  topics: readonly Topic[]
  today: string
  dayOf: (instant: string) => string
}

/** Whether the family has looked back on that week just now: its questions are not asked again. */
export function hasJustLookedBack({ previous, today, dayOf }: Omit<Situation, 'topics'>): boolean {
  const { retrospective = null, completedAt = null } = previous ?? {}
  if (retrospective === null || completedAt === null) return false
  return addDays(dayOf(completedAt), freshDays) >= today
}

/** The stages that a plan meeting has no need of: nothing lies behind it, or it was talked about. */
export function stagesWithout(situation: Situation): MeetingStage[] {
  const { previous, topics, today } = situation
  const isOpen =
    previous !== undefined && !isQuiet(previous, today) && !hasJustLookedBack(situation)
  return isOpen || topics.length > 0 ? [] : ['last-week']
}
