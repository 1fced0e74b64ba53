import { plural, t } from '#core/say.ts'
import type { PrintedBox } from '#core/paper/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Member } from '#core/members/member.ts'
import { paperTicks, type NewTick, type PaperOutcome } from '#core/paper/paper-ticks.ts'
import { shortDay, shortWeekdayOf } from '#web/lib/dates.ts'
import { notesOf, listOf } from '#web/lib/words.ts'
import { nameOf, sharingWords } from '#web/shared/tasks/task-words.ts'
import type { ReadSheet } from './photo.ts'

/** A tick with the week that it belongs to. */
export type Brought = { sprintId: string; tick: NewTick }

/** A box of a sheet that came back, with what it brings. */
export type BroughtBox = {
  key: string
  box: PrintedBox
  sheet: ReadSheet
  at: number
  sprint: Sprint
  outcome: PaperOutcome
}

/**
 * What each box brings that counts as ticked by now. `said`: keys of unsure boxes that somebody says are
 * ticked; `whose`: by key, who did what anybody may.
 */
export function broughtBy(
  sheets: readonly ReadSheet[],
  sprints: readonly Sprint[],
  given: { said: ReadonlySet<string>; whose: ReadonlyMap<string, string> },
  on: Parameters<typeof paperTicks>[2],
): BroughtBox[] {
  return sprints.flatMap((sprint) => {
    const own = sheets.filter(({ sheet }) => sheet.sprintId === sprint.id)
    const keyOf = (read: ReadSheet, at: number) => `${read.sheet.code} ${at}`
    const back = own.map((read) => ({
      sheet: read.sheet,
      ticked: read.boxes.flatMap(({ state }, at) => {
        const isTicked = state === 'ticked' || given.said.has(keyOf(read, at))
        return isTicked ? at : []
      }),
      whose: new Map(
        read.boxes.flatMap((_, at): [number, string][] => {
          const who = given.whose.get(keyOf(read, at))
          return who === undefined ? [] : [[at, who]]
        }),
      ),
    }))
    return paperTicks(sprint, back, on).flatMap((outcomes, index) =>
      [...outcomes].map(([at, outcome]) => {
        const sheet = own[index]!
        return { key: keyOf(sheet, at), box: sheet.sheet.boxes[at]!, sheet, at, sprint, outcome }
      }),
    )
  })
}

export const taskOf = ({ sprint, box }: BroughtBox) =>
  sprint.tasks.find(({ id }) => id === box.taskId)

/** "Pack lunch, Tom, Mon 2 Mar" */
export function boxWords(line: BroughtBox, members: readonly Member[]): string {
  const { memberIds, together, date } = line.box
  const alone = memberIds.length === 1 && members.length > 1 ? nameOf(members, memberIds[0]!) : ''
  const who = together ? sharingWords('together', memberIds.length) : alone
  return notesOf(taskOf(line)?.title, who, date && shortDay(date))
}

const togetherWords = ({ memberIds }: BroughtBox['box']) =>
  memberIds.length === 2 ? t`Both together` : t`All together`

/** "Mia: Mon and Wed; Leo: twice" */
export function whoAndWhen(lines: readonly BroughtBox[], members: readonly Member[]): string {
  const byWhom = new Map<string, BroughtBox[]>()
  for (const line of lines) {
    const { outcome, box } = line
    if (outcome.kind !== 'new') continue
    const who = box.together ? togetherWords(box) : nameOf(members, outcome.tick.memberId)
    byWhom.set(who, [...(byWhom.get(who) ?? []), line])
  }
  const when = (own: readonly BroughtBox[]) => {
    const days = own.flatMap(({ box }) => (box.date ? shortWeekdayOf(box.date) : []))
    const free = own.length - days.length
    if (free === 0) return listOf(days)
    return listOf([...days, plural(free, { one: 'once', other: '# times' })])
  }
  const parts = [...byWhom].map(([who, own]) => {
    const days = when(own)
    return t`${who}: ${days}`
  })
  return parts.join(t({ message: '; ', comment: 'Stands between what several people did.' }))
}

/** Of a task that is gone there is no title any more: whose box it was, and of which day. */
export function goneWords(
  { memberIds, together, date }: PrintedBox,
  members: readonly Member[],
): string {
  const day = date && shortDay(date)
  if (together || memberIds.length > 1)
    return day ? t`a task of all of you on ${day}` : t`a task of all of you`
  const who = nameOf(members, memberIds[0]!)
  return day ? t`a task of ${who} on ${day}` : t`a task of ${who}`
}
