import { t } from '#core/say.ts'
import { weekWithin } from '#content/week-name.ts'
import type { Topic } from '#core/topics/schema.ts'
import type { Meeting } from '#core/plan-meeting/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { isQuiet } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import {
  meetingStages,
  retrospectiveStages,
  type MeetingStage,
  type RetrospectiveStage,
} from '#core/words.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useDayOf } from '#web/lib/use-today.ts'

/** What lies behind the plan of this sprint, and what its meeting can do without. */
export function useAgenda(sprintId: string) {
  const { family, sprints, today } = useHome()
  const dayOf = useDayOf()
  const index = sprints.findIndex(({ id }) => id === sprintId)
  const previous: Sprint | undefined = index === -1 ? sprints.at(-1) : sprints[index - 1]
  const situation = { previous, topics: family.familyData.topics, today, dayOf }
  return {
    previous,
    isFresh: hasJustDone('facts', situation),
    without: stagesWithout(situation),
  }
}

/** What is said of the whole plan as it is read back: of a week that begins later, which one it is. */
export const readBackTitle = ({ name, startsOn }: Sprint, today: string): string =>
  startsOn > today ? t`This is ${weekWithin(name)}` : t`This is our week`

/** A look back on Saturday need not be held again on Sunday, nor on Monday. */
const freshDays = 3

interface Situation {
  previous: Sprint | undefined
  topics: readonly Topic[]
  today: string
  dayOf: (instant: string) => string
}

/** Whether the look back on that week, held just now, has done this stage: it is not asked again. */
function hasJustDone(
  stage: RetrospectiveStage,
  { previous, today, dayOf }: Omit<Situation, 'topics'>,
): boolean {
  if (!previous?.retrospective) return false
  const { completedAt, retrospective } = previous
  const reached = retrospectiveStages.indexOf(retrospective.stage)
  const wanted = retrospectiveStages.indexOf(stage)
  // Closed, it has done the stage that it stood at, too; left open, only those before it.
  const isDone = completedAt !== null ? reached >= wanted : reached > wanted
  const heldOn = completedAt === null ? endOf(previous) : dayOf(completedAt)
  return isDone && addDays(heldOn, freshDays) >= today
}

/** The stages that a plan meeting has no need of: nothing lies behind it, or it was talked about. */
export function stagesWithout(situation: Situation): MeetingStage[] {
  const { previous, topics, today } = situation
  const isOpen =
    previous !== undefined && !isQuiet(previous, today) && !hasJustDone('facts', situation)
  return [
    ...(hasJustDone('thanks', situation) ? (['appreciations'] as const) : []),
    ...(isOpen || topics.length > 0 ? [] : (['last-week'] as const)),
  ]
}

/** The stage that a meeting stands at: one that has just begun does not begin with what is not needed. */
export function stageAt(
  { stage, appreciations }: Pick<Meeting, 'stage' | 'appreciations'>,
  without: readonly MeetingStage[],
): MeetingStage {
  if (stage !== 'appreciations' || appreciations.length > 0) return stage
  return meetingStages.find((one) => !without.includes(one)) ?? stage
}
