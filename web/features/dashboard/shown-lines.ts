import { othersLines, ownLines } from '#core/stand-up/own-day.ts'
import type { DayLine } from '#core/stand-up/day.ts'

/** What is there for the owner of the phone, and the rest; on the family's phone all of it at once. */
export function splitFor(ownerId: string | null, lines: readonly DayLine[]) {
  if (ownerId === null) return { mine: lines, others: [] }
  const mine = ownLines(lines, ownerId).map((line) => ({ ...line, boxes: [line.box] }))
  return { mine, others: othersLines(lines, ownerId) }
}

/** From so many on, a line that says how many there are is shorter than they are. */
const foldedFrom = 3

/** Whether what may wait for another day is one line that opens: on a phone, below what belongs to this one. */
export function foldsAnyDay(lines: readonly DayLine[], isWide: boolean): boolean {
  const anyDay = lines.filter(({ isFixed }) => !isFixed).length
  return !isWide && anyDay >= foldedFrom && anyDay < lines.length
}
