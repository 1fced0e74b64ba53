import type { ReadBox } from './read-sheet.ts'

/** What is said first counts: a tick on one copy, unless it was taken back on another, which is asked about. */
const ranks: readonly ((box: ReadBox) => boolean)[] = [
  (box) => box.state === 'unsure' && box.why === 'taken-back',
  (box) => box.state === 'ticked',
  (box) => box.state === 'unsure',
]

/** Of several copies of one sheet, all of them read: which of them counts for each box. */
export function copyThatCounts(copies: readonly (readonly ReadBox[])[]): number[] {
  return copies[0]!.map((_box, at) => {
    const said = ranks.find((isSaid) => copies.some((boxes) => isSaid(boxes[at]!)))
    return said ? copies.findIndex((boxes) => said(boxes[at]!)) : 0
  })
}
