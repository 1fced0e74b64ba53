import type { PrintedSheet } from '#core/paper/schema.ts'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import { findSheets } from '#web/shared/sheet-reader/find-sheets.ts'
import { lookAtBoxes, readSheet } from '#web/shared/sheet-reader/read-sheet.ts'
import type { Example } from './learn.ts'

/** What became of one sheet in a photograph; the counts are of boxes. */
export type Outcome = {
  what: 'not found' | 'refused' | 'read'
  boxes: number
  ticked: number
  falseTicks: number
  missed: number
  unsure: number
}

export type Asked = { sheet: PrintedSheet; ticked: readonly boolean[] }

/** Reads the sheets of one photograph and compares them with what was drawn. */
export function readAll(picture: Picture, asked: readonly Asked[]): Outcome[] {
  const answer = findSheets(picture)
  return asked.map(({ sheet, ticked }) => {
    const none = { boxes: 0, ticked: 0, falseTicks: 0, missed: 0, unsure: 0 }
    const found = 'found' in answer && answer.found.find(({ code }) => code === sheet.code)
    if (!found) return { what: 'not found', ...none }
    const read = readSheet(picture, found, sheet)
    if ('refused' in read) return { what: 'refused', ...none }
    const states = read.boxes.map(({ state }) => state)
    const count = (isCounted: (state: string, isTicked: boolean) => boolean) =>
      states.filter((state, at) => isCounted(state, ticked[at]!)).length
    return {
      what: 'read',
      boxes: states.length,
      ticked: ticked.filter(Boolean).length,
      falseTicks: count((state, isTicked) => state === 'ticked' && !isTicked),
      missed: count((state, isTicked) => state === 'empty' && isTicked),
      unsure: count((state) => state === 'unsure'),
    }
  })
}

/** What the model has to learn from one photograph: its boxes as the reader sees them. */
export function examplesOf(picture: Picture, asked: readonly Asked[]): Example[] {
  const answer = findSheets(picture)
  return asked.flatMap(({ sheet, ticked }) => {
    const found = 'found' in answer && answer.found.find(({ code }) => code === sheet.code)
    const looked = found && lookAtBoxes(picture, found, sheet)
    if (!looked || 'refused' in looked) return []
    return looked.ink.map((features, at) => ({ features, isTicked: ticked[at]! }))
  })
}

/** Of many sheets: shares in percent. */
export function sharesOf(outcomes: readonly Outcome[]) {
  const sum = (part: (outcome: Outcome) => number) =>
    outcomes.reduce((all, outcome) => all + part(outcome), 0)
  const boxes = sum((outcome) => outcome.boxes)
  const ticked = sum((outcome) => outcome.ticked)
  const percent = (part: number, whole: number) => (whole ? (part / whole) * 100 : 0)
  return {
    sheets: outcomes.length,
    boxes,
    found: percent(
      sum(({ what }) => Number(what !== 'not found')),
      outcomes.length,
    ),
    accepted: percent(
      sum(({ what }) => Number(what === 'read')),
      outcomes.length,
    ),
    falseTicks: percent(
      sum((outcome) => outcome.falseTicks),
      boxes - ticked,
    ),
    missed: percent(
      sum((outcome) => outcome.missed),
      ticked,
    ),
    unsure: percent(
      sum((outcome) => outcome.unsure),
      boxes,
    ),
  }
}
