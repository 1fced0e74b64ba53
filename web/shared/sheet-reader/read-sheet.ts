import type { PrintedBox, PrintedSheet } from '#core/contract/printed-sheet.ts'
import { tagPlaces } from '#core/domain/sheet-marks.ts'
import { align, steepestBend, type Shift } from './align.ts'
import { tagCorners, type Found, type FoundTag } from './find-sheets.ts'
import { fitHomography, misfit, type Homography } from './homography.ts'
import { answerOf, inkOf } from './ink.ts'
import { inkModel } from './ink-model.ts'
import { flat } from './patch.ts'
import { greyOf, type Picture } from './picture.ts'

export { findSheets, type Found } from './find-sheets.ts'
export type { Picture } from './picture.ts'

export type ReadBox = { state: 'ticked' | 'empty' | 'unsure'; crop?: Picture }

/**
 * What is believed: borders as clear as this on the whole, few boxes whose own border is not half as clear,
 * paper that bends no more than this in a millimetre, and so few unsure boxes.
 */
const gate = { clear: 0.25, ownClear: 0.4, hidden: 0.05, bend: 0.14, unsure: 0.12 }

/** Each box of the sheet in order, with its picture where it is unsure; or a refusal as a whole. */
export function readSheet(
  picture: Picture,
  found: Found,
  sheet: PrintedSheet,
): { boxes: ReadBox[] } | { refused: 'one-more-photo' } {
  const looked = lookAtBoxes(picture, found, sheet)
  if (!looked) return { refused: 'one-more-photo' }
  const { h, shifts, ink, clear } = looked
  const [empty, ticked] = inkModel.unsure
  const boxes = ink.map((features, at): ReadBox => {
    const answer = answerOf(inkModel, features)
    const isHidden = shifts[at]!.clear < gate.ownClear * clear
    if (!isHidden && answer >= ticked) return { state: 'ticked' }
    if (!isHidden && answer <= empty) return { state: 'empty' }
    return { state: 'unsure', crop: cropOf(picture, h, sheet.boxes[at]!, shifts[at]!) }
  })
  const unsure = boxes.filter(({ state }) => state === 'unsure').length
  return unsure > boxes.length * gate.unsure + 1 ? { refused: 'one-more-photo' } : { boxes }
}

/** Where the boxes really stand and what ink they show; null where the paper is not clear enough to tell. */
export function lookAtBoxes(picture: Picture, found: Found, sheet: PrintedSheet) {
  const isThis = found.code === sheet.code && found.tags === sheet.tags
  const fitted = isThis ? homographyOf(found.seen, sheet) : null
  if (!fitted?.h) return null
  const { h, tags } = fitted
  const held = tagPlaces(sheet)
    .filter((_place, corner) => tags.some((tag) => tag.corner === corner))
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  const shifts = align(greyOf(picture), h, sheet.boxes, held)
  const clear = medianOf(shifts.map((shift) => shift.clear))
  const hidden = shifts.filter((shift) => shift.clear < gate.ownClear * clear).length
  const isClear = clear > gate.clear && hidden <= 1 + gate.hidden * shifts.length
  if (!isClear || steepestBend(sheet.boxes, shifts) > gate.bend) return null
  return { h, shifts, clear, ink: inkOf(picture, h, sheet.boxes, shifts) }
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!

type Fitted = { h: Homography | null; tags: readonly FoundTag[] }

/** From the sheet to the picture; of four tags one that disagrees with the others is left out. */
function homographyOf(seen: readonly FoundTag[], sheet: PrintedSheet): Fitted | null {
  if (seen.length < 3) return null
  const places = tagPlaces(sheet)
  const fit = (tags: readonly FoundTag[]) => {
    const from = tags.flatMap(({ corner }) => tagCorners(places[corner]!.x, places[corner]!.y))
    const to = tags.flatMap(({ corners }) => corners)
    const h = fitHomography(from, to)
    return { h, tags, off: h ? misfit(h, from, to) : Infinity }
  }
  const all = fit(seen)
  if (seen.length < 4) return all
  const without = seen
    .map((_tag, left) => fit(seen.filter((_other, at) => at !== left)))
    .toSorted((a, b) => a.off - b.off)
  const scale = Math.hypot(
    seen[0]!.corners[2]! - seen[0]!.corners[0]!,
    seen[0]!.corners[3]! - seen[0]!.corners[1]!,
  )
  const disagrees =
    all.off > 0.12 * scale && without[0]!.off < 0.25 * Math.min(all.off, without[1]!.off)
  return disagrees ? without[0]! : all
}

/** Enough of a picture for a person to decide: the box and two millimetres around it. */
function cropOf(picture: Picture, h: Homography, box: PrintedBox, shift: Shift): Picture {
  const [around, dense] = [2, 8]
  const area = {
    x: box.x + shift.x - around,
    y: box.y + shift.y - around,
    width: Math.round((box.width + 2 * around) * dense),
    height: Math.round((box.height + 2 * around) * dense),
  }
  return { width: area.width, height: area.height, data: flat(picture, h, area, dense) }
}
