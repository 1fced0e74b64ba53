import type { PrintedBox, PrintedSheet } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { Refusal } from '../refusal.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import type { Context } from '../commands/context.ts'
import { daysOf } from '../time/sprint-days.ts'
import { isDoneFor, isOwner } from '../tasks/task.ts'
import { tick } from '../tasks/rules.ts'

/** What a tick says: the fields of its command. */
export type NewTick = { taskId: string; memberId: string; date: string }

/**
 * What a box that is ticked on paper brings. `new`: a tick; `who`: one of these people's, as soon as
 * somebody says whose. The others bring none: ticked already, a day still to come, a task that is no
 * longer in the plan, or a rule that says no.
 */
export type PaperOutcome =
  | { kind: 'new'; tick: NewTick }
  | { kind: 'who'; memberIds: readonly string[] }
  | { kind: 'done' | 'to-come' | 'gone' }
  | { kind: 'refused'; refusal: Refusal }

/** A sheet that came back: which of its boxes count as ticked, and whose those are that anybody may tick. */
export type CameBack = {
  sheet: PrintedSheet
  ticked: readonly number[]
  whose: ReadonlyMap<number, string>
}

type On = { context: Context; today: string }

/**
 * What paper brings to a week, by the boxes of each sheet: only ticks that are not there yet, so that a
 * sheet may come back twice. What is for any day goes to the latest days until today that have none.
 */
export function paperTicks(
  sprint: Sprint,
  sheets: readonly CameBack[],
  on: On,
): ReadonlyMap<number, PaperOutcome>[] {
  let now = sprint
  return sheets.map(({ sheet, ticked, whose }) => {
    const before = now
    const times = new Map<string, number>()
    const outcomes = ticked.map((at): [number, PaperOutcome] => {
      const box = sheet.boxes[at]!
      const key = `${box.taskId} ${box.memberIds.join()}`
      const time = (times.get(key) ?? 0) + 1
      if (box.date === null) times.set(key, time)
      const outcome = outcomeOf(box, { ...on, before, now, sheet, time, whose: whose.get(at) })
      if (outcome.kind === 'new') now = tick(now, asCommand(outcome.tick), on.context)
      return [at, outcome]
    })
    return new Map(outcomes)
  })
}

type Asked = On & {
  sheet: PrintedSheet
  /** The week before this sheet, and with what the sheet has brought so far. */
  before: Sprint
  now: Sprint
  /** The how manieth box of its kind for any day this is. */
  time: number
  whose: string | undefined
}

function outcomeOf(box: PrintedBox, asked: Asked): PaperOutcome {
  const task = asked.now.tasks.find(({ id }) => id === box.taskId)
  if (!task) return { kind: 'gone' }
  const memberId = tickerOf(box, task, asked)
  const people = memberId === undefined ? box.memberIds : [memberId]
  const isDone = (day: string, of = task) => people.some((id) => isDoneFor(of, id, day))
  const date = box.date ?? dayFor(box, task, isDone, asked)
  if (date === null || isDone(date)) return { kind: 'done' }
  if (date > asked.today) return { kind: 'to-come' }
  const able = memberId === undefined ? box.memberIds.filter((id) => mayTick(id, task, asked)) : []
  if (able.length > 0) return { kind: 'who', memberIds: able }
  // Where nobody may any more, the rule says why.
  const found = { taskId: task.id, memberId: memberId ?? box.memberIds[0]!, date }
  try {
    tick(asked.now, asCommand(found), asked.context)
    return { kind: 'new', tick: found }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error }
    throw error
  }
}

const mayTick = (id: string, task: Task, { context }: On) =>
  context.memberIds.includes(id) && isOwner(task, id)

/** Whose tick it is; of all together anybody's, undefined where somebody has to say it. */
function tickerOf(box: PrintedBox, task: Task, asked: Asked): string | undefined {
  if (box.memberIds.length === 1) return box.memberIds[0]
  if (!box.together) return asked.whose
  return box.memberIds.find((id) => mayTick(id, task, asked)) ?? box.memberIds[0]
}

/** The day that a tick for any day goes to; null where the plan has as many as the paper. */
function dayFor(
  box: PrintedBox,
  task: Task,
  isDone: (day: string, of?: Task) => boolean,
  { before, now, sheet, time, today }: Asked,
): string | null {
  const week = dayRange(addDays(now.startsOn, sheet.week * 7), 7)
  const counted = task.repeat.kind === 'once' ? daysOf(now) : week
  const was = before.tasks.find(({ id }) => id === box.taskId)
  if (counted.filter((day) => isDone(day, was)).length >= time) return null
  const free = week.filter((day) => !now.pausedDates.includes(day) && !isDone(day))
  return free.findLast((day) => day <= today) ?? free[0] ?? null
}

const asCommand = (fields: NewTick) => ({
  id: 'of-a-printed-sheet',
  type: 'tick' as const,
  ...fields,
  done: true,
})
