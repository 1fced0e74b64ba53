import type { Documents } from '../commands/documents.ts'
import type { Task } from '../tasks/schema.ts'
import type { Progress } from '../tasks/progress.ts'
import { isShared } from '../tasks/task.ts'
import { dayOf, isFilled, type Box, type Day, type DayLine } from './day.ts'

/**
 * What is one member's on a day, and what a press of a ring does. Today, the check-in, a child's own
 * page, the wall, reminders and other programs all ask here.
 */

/** A task on one member's day. `isTheirs`: its tick is this member's to make or to take back. */
export type OwnLine = Ring & { isTheirs: boolean }

/**
 * Whose a box is: of those who may tick it the one whose turn it is, and whoever has ticked it; all of
 * them where nobody takes turns.
 */
export function whoseIs({ turn }: Pick<DayLine, 'turn'>, { memberIds, doneBy }: Box) {
  const whose = memberIds.filter((id) => turn === null || id === turn || doneBy.includes(id))
  return whose.length > 0 ? whose : memberIds
}

/** What is there for one member, in the plan's order; what others did for all of them too. */
export function ownLines(lines: readonly DayLine[], memberId: string): OwnLine[] {
  return lines.flatMap((line) => {
    const box = line.boxes.find((one) => whoseIs(line, one).includes(memberId))
    if (!box) return []
    const done = isFilled(box)
    return [{ ...line, box, done, isTheirs: !done || box.doneBy.includes(memberId) }]
  })
}

/** Of one member's lines those whose tick is theirs to make or to take back. */
export const linesToTick = (lines: readonly DayLine[], memberId: string): OwnLine[] =>
  ownLines(lines, memberId).filter(({ isTheirs }) => isTheirs)

/** What is there for everybody else: together with the member's own lines, each box once. */
export function othersLines(lines: readonly DayLine[], memberId: string): DayLine[] {
  return lines
    .map((line) => {
      const others = line.boxes.filter((box) => !whoseIs(line, box).includes(memberId))
      return { ...line, boxes: others }
    })
    .filter(({ boxes }) => boxes.length > 0)
}

/** Some of a day's rings side by side, and whose they are: one member's, or a group's that shares them. */
export type Row = { memberIds: readonly string[]; rings: Ring[] }

/** One box of a day with the line that it stands in. */
export type Ring = DayLine & { box: Box; done: boolean }

/** The day as rows: of each member in the family's order, then of each group. */
export function rowsOf(lines: readonly DayLine[], people: readonly { id: string }[]): Row[] {
  const rows = new Map<string, Row>(people.map(({ id }) => [id, { memberIds: [id], rings: [] }]))
  for (const line of lines) {
    for (const box of line.boxes) {
      const memberIds = whoseIs(line, box)
      const key = memberIds.join(' ')
      const row = rows.get(key) ?? { memberIds, rings: [] }
      row.rings.push({ ...line, box, done: isFilled(box) })
      rows.set(key, row)
    }
  }
  return [...rows.values()].filter(({ rings }) => rings.length > 0)
}

/** One member's day. `asIfHere`: on a day away, too, with everything that there would be at home. */
export function ownDay(
  documents: Documents,
  date: string,
  { memberId, asIfHere = false }: { memberId: string; asIfHere?: boolean },
): Omit<Day, 'lines'> & { lines: OwnLine[] } {
  const day = dayOf(documents, date, asIfHere ? memberId : undefined)
  return { ...day, lines: ownLines(day.lines, memberId) }
}

/** How far one member is with what belongs to the day; where nothing does, with what may be done on it. */
export function ownProgress(lines: readonly OwnLine[]): Progress {
  const fixed = lines.filter(({ isFixed }) => isFixed)
  const counted = fixed.length > 0 ? fixed : lines
  return { done: counted.filter(({ done }) => done).length, planned: counted.length }
}

/**
 * Whose ticks are made (`done`) or taken back where nobody says whose: of what is shared, all that there
 * are are taken back. `memberId`: who presses, where that is known. Null: somebody has to say who did it.
 */
export function tickersOf(
  { task, box: { memberIds, doneBy }, turn }: { task: Task; box: Box; turn: string | null },
  { done, memberId }: { done: boolean; memberId: string | null },
): readonly string[] | null {
  if (!done && isShared(task)) return doneBy
  if (turn !== null) return [turn]
  if (memberIds.length === 1) return memberIds
  if (memberId !== null && memberIds.includes(memberId)) return [memberId]
  return task.sharing === 'together' ? memberIds.slice(0, 1) : null
}

/** The command of a tick, but for its id. */
export type Tick = {
  type: 'tick'
  taskId: string
  memberId: string
  date: string
  done: boolean
}

/** Who presses. `actsAs`: the one member in whose name the device acts; null where it may act for all. */
export type Press = { date: string; actsAs: string | null; memberId?: string | undefined }

/**
 * The ticks that a press of a ring makes, or takes back where it is done; none where it is not this
 * device's to take back. `memberId`: whose face was pressed. Null: somebody has to say who did it.
 */
export function ticksOf(
  line: DayLine,
  box: Box,
  { date, actsAs, memberId }: Press,
): readonly Tick[] | null {
  const done = !isFilled(box)
  const named = done && memberId !== undefined ? [memberId] : null
  const whose = named ?? tickersOf({ ...line, box }, { done, memberId: actsAs })
  return (
    whose &&
    whose
      .filter((id) => actsAs === null || id === actsAs)
      .map((id) => ({ type: 'tick', taskId: line.task.id, memberId: id, date, done }))
  )
}
