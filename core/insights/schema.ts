import { z } from 'zod'
import { weekdays } from '../words.ts'
import { date, id, weekName } from '../schema.ts'

const count = z.int().min(0)
const byWeekday = z.record(z.enum(weekdays), count)

/** Everything Insights needs to know of one sprint, in numbers; nothing of any one child. */
export const sprintSummarySchema = z.strictObject({
  sprintId: id,
  name: weekName,
  startsOn: date,
  /** The first day that the plan was about, where days had gone by when it was made. */
  from: date.optional(),
  weeks: z.int().min(1),
  /** The last day that counts so far: today, or when the sprint was closed; not beyond its end. */
  until: date,
  completed: z.boolean(),
  goalId: id.nullable(),
  missionStep: z.string(),
  progress: z.strictObject({ done: count, planned: count }),
  /** The family's average mood on each day somebody answered, 1 to 5. */
  moods: z.array(z.strictObject({ date, mood: z.number().min(1).max(5) })),
  ticksByWeekday: byWeekday,
  /** How many of each weekday have been, paused ones aside. */
  daysByWeekday: byWeekday,
  /** Of the days that have been: how many asked for a stand-up, and on which there was one. */
  standUps: z.strictObject({ held: count, possible: count, on: z.array(date) }),
  pausedDates: z.array(date),
  /** Effort done by each adult; children are never compared. */
  adultEffort: z.array(z.strictObject({ memberId: id, effort: count })),
})

export type SprintSummary = z.infer<typeof sprintSummarySchema>
