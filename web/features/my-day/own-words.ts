import { plural, t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayRange, addDays, daysBetween } from '#core/time/calendar.ts'
import { isFilled } from '#core/stand-up/day.ts'
import type { OwnLine } from '#core/stand-up/own-day.ts'
import type { Member } from '#core/members/member.ts'
import { isFixedOn, taskProgress } from '#core/tasks/progress.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { turnOn } from '#core/tasks/task.ts'
import { weekdayName } from '#web/lib/dates.ts'
import { anyOf, listOf } from '#web/lib/words.ts'

interface Around {
  memberId: string
  members: readonly Member[]
  sprint: Sprint
  date: string
}

/** What stands below a task's title: whose turn comes next, who else may do it, who did, how often it was done; null where nothing is to say. */
export function ownWords(
  { task, box, isTheirs, isFixed, turn }: OwnLine,
  around: Around,
): string | null {
  const { members, memberId } = around
  const names = (ids: readonly string[]) =>
    members.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (!isTheirs) {
    const who = listOf(names(box.doneBy))
    return task.sharing === 'together'
      ? t`You all did it`
      : plural(box.doneBy.length, { other: `${who} did it` })
  }
  if (turn === memberId) return turnWords(task, around)
  if (!task.sharing && !isFixed && task.repeat.kind === 'times') return timesWords(task, around)
  if (task.sharing !== 'one' || isFilled(box)) return null
  const others = names(box.memberIds.filter((id) => id !== memberId))
  if (others.length === 0) return null
  const choice = anyOf(others)
  return others.length > 3 ? t`Or one of the others` : t`Or ${choice}`
}

/** "1 of 3": how often one has done what is done some times a week; the others' part is theirs. */
function timesWords(task: OwnLine['task'], { sprint, memberId, members }: Around): string {
  const { done, planned } = taskProgress(sprint, { ...task, owners: [memberId] }, members)
  return t`${done} of ${planned}`
}

/** "Your turn, Friday Lena’s": that it is theirs, and who is next within the week. */
function turnWords(task: OwnLine['task'], { sprint, date, memberId, members }: Around): string {
  if (task.sharing !== 'daily-turns') return t`Your turn`
  const left = daysBetween(date, endOf(sprint))
  const next = dayRange(addDays(date, 1), left).find((day) => isFixedOn(task, day))
  const turn = next && turnOn(task, sprint, { people: members, date: next })
  if (!turn || turn === memberId) return t`Your turn`
  const name = members.find(({ id }) => id === turn)?.name
  const day = weekdayName(next)
  return name ? t`Your turn, ${day} ${name}’s` : t`Your turn`
}
