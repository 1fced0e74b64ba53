import type { Sprint } from '#core/sprint/schema.ts'
import { dayRange, addDays, daysBetween } from '#core/time/calendar.ts'
import { dayLines, type Box, type DayLine } from '#core/stand-up/day.ts'
import type { Member } from '#core/members/member.ts'
import type { Progress } from '#core/tasks/progress.ts'
import { isFixedOn, taskProgress } from '#core/tasks/progress.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { turnOn } from '#core/tasks/task.ts'
import { weekdayName } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/words.ts'

/** A task of one member's day. `isOwn`: its tick is this member's to make or to take back. */
export type OwnLine = DayLine & { box: Box; done: boolean; isOwn: boolean }

interface Whose {
  memberId: string
  members: readonly Member[]
}

/**
 * What is there for one member on a day, in the plan's order; what others did for all of them too.
 * `asIfHere`: on a day away as well.
 */
export function ownLines(
  sprint: Sprint,
  { memberId, members, asIfHere = false }: Whose & { asIfHere?: boolean },
  date: string,
): OwnLine[] {
  return dayLines(sprint, members, date, asIfHere ? memberId : undefined).flatMap((line) => {
    const box = line.boxes.find((one) => one.memberIds.includes(memberId))
    if (!box) return []
    const done = box.doneBy.length > 0
    const isDoer = box.doneBy.includes(memberId)
    if (line.turn !== null && line.turn !== memberId && !isDoer) return []
    return [{ ...line, box, done, isOwn: !done || isDoer }]
  })
}

/** How far one member is with what belongs to the day; where nothing does, with what may be done on it. */
export function ownProgress(lines: readonly OwnLine[]): Progress {
  const fixed = lines.filter(({ isFixed }) => isFixed)
  const counted = fixed.length > 0 ? fixed : lines
  return { done: counted.filter(({ done }) => done).length, planned: counted.length }
}

interface Around extends Whose {
  sprint: Sprint
  date: string
}

/** What stands below a task's title: whose turn comes next, who else may do it, who did, how often it was done; null where nothing is to say. */
export function ownWords(
  { task, box, isOwn, isFixed, turn }: OwnLine,
  around: Around,
): string | null {
  const { members, memberId } = around
  const names = (ids: readonly string[]) =>
    members.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (!isOwn)
    return task.sharing === 'together' ? 'You all did it' : `${listOf(names(box.doneBy))} did it`
  if (turn === memberId) return `Your turn${nextTurnWords(task, around)}`
  if (!task.sharing && !isFixed && task.repeat.kind === 'times') return timesWords(task, around)
  if (task.sharing !== 'one' || box.doneBy.length > 0) return null
  const others = names(box.memberIds.filter((id) => id !== memberId))
  if (others.length === 0) return null
  return others.length > 3 ? 'Or one of the others' : `Or ${others.join(', or ')}`
}

/** "1 of 3": how often one has done what is done some times a week; the others' part is theirs. */
function timesWords(task: OwnLine['task'], { sprint, memberId, members }: Around): string {
  const { done, planned } = taskProgress(sprint, { ...task, owners: [memberId] }, members)
  return `${done} of ${planned}`
}

/** ", Friday Lena’s": who is next, within the week. */
function nextTurnWords(task: OwnLine['task'], { sprint, date, memberId, members }: Around): string {
  if (task.sharing !== 'daily-turns') return ''
  const left = daysBetween(date, endOf(sprint))
  const next = dayRange(addDays(date, 1), left).find((day) => isFixedOn(task, day))
  const turn = next && turnOn(task, sprint, { people: members, date: next })
  if (!turn || turn === memberId) return ''
  const name = members.find(({ id }) => id === turn)?.name
  return name ? `, ${weekdayName(next)} ${name}’s` : ''
}
