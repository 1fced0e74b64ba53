import { z } from 'zod'
import { commandId, date, id, instant, name, title } from '../schema.ts'

const person = z.strictObject({ id, name })

/** A task on a day, in the plan's order. */
const todaysTask = z.strictObject({
  id,
  title,
  /** Whose it is: everybody who may tick it, and whether they have. */
  who: z.array(person.extend({ done: z.boolean() })),
  /** Whether it belongs to this day; otherwise it may wait for another one of the week. */
  due: z.boolean(),
  /** Whether nothing of it is left to tick today. */
  done: z.boolean(),
  /** Whose turn it is, where some take turns. */
  turn: id.nullable(),
})

/** The family's day in one answer, for programs (E3). */
export const todaySchema = z.strictObject({
  familyId: z.string(),
  /** By the family's clocks. */
  date,
  members: z.array(person),
  goal: z.strictObject({ id, title }).nullable(),
  /** The planned week that this day is in; null where there is none. `paused`: today asks for nothing. */
  week: z.strictObject({ id, name, startsOn: date, paused: z.boolean() }).nullable(),
  tasks: z.array(todaysTask),
  /** How many ticks of what belongs to this day are done, of how many. */
  progress: z.strictObject({ done: z.int(), planned: z.int() }),
  /** When the next check-in is to be held: in the past where today's is late; null where no time is set. */
  nextCheckIn: instant.nullable(),
})

/** One tick: without `memberId` by whose the task is, without `date` today, and done. */
export const todayTickSchema = z.strictObject({
  /** So that the same tick counts once, however often it is sent. */
  id: commandId.optional(),
  taskId: id,
  memberId: id.optional(),
  date: date.optional(),
  done: z.boolean().default(true),
})

export type Today = z.infer<typeof todaySchema>
export type TodayTick = z.infer<typeof todayTickSchema>
