import type { PrintedBox, PrintedSheet } from '#core/contract/printed-sheet.ts'
import { tagPlaces } from '#core/domain/sheet-marks.ts'
import { align, type Shift } from './align.ts'
import { tagCorners, type Found, type FoundTag } from './find-sheets.ts'
import { fitHomography, misfit, type Homography } from './homography.ts'
import { flat, inkOf } from './ink.ts'
import { inkModel } from './ink-model.ts'
import { answerOf } from './network.ts'
import { greyOf, type Picture } from './picture.ts'

export { findSheets, type Found } from './find-sheets.ts'
export type { Picture } from './picture.ts'

export type ReadBox = { state: 'ticked' | 'empty' | 'unsure'; crop?: Picture }

/** The least that is believed: how clear borders are on the whole, and of unsure boxes at most this share. */
const gate = { clear: 0.09, unclear: 0.1, unsure: 0.12 }

/** Each box of the sheet in order, with its picture where it is unsure; or a refusal as a whole. */
export function readSheet(
  picture: Picture,
  found: Found,
  sheet: PrintedSheet,
): { boxes: ReadBox[] } | { refused: 'one-more-photo' } {
  const looked = lookAtBoxes(picture, found, sheet)
  if (!looked) return { refused: 'one-more-photo' }
  const { h, shifts, ink } = looked
  const [empty, ticked] = inkModel.unsure
  const boxes = ink.map((features, at): ReadBox => {
    const answer = answerOf(inkModel, features)
    if (answer >= ticked) return { state: 'ticked' }
    if (answer <= empty) return { state: 'empty' }
    return { state: 'unsure', crop: cropOf(picture, h, sheet.boxes[at]!, shifts[at]!) }
  })
  const unsure = boxes.filter(({ state }) => state === 'unsure').length
  return unsure > boxes.length * gate.unsure + 1 ? { refused: 'one-more-photo' } : { boxes }
}

/** Where the boxes really stand and what ink they show; null where the paper is not clear enough to tell. */
export function lookAtBoxes(picture: Picture, found: Found, sheet: PrintedSheet) {
  const isThis = found.code === sheet.code && found.tags === sheet.tags
  const h = isThis ? homographyOf(found.seen, sheet) : null
  if (!h) return null
  const held = tagPlaces(sheet)
    .filter((_place, corner) => found.seen.some((tag) => tag.corner === corner))
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  const shifts = align(greyOf(picture), h, sheet.boxes, held)
  const clear = shifts.map((shift) => shift.clear)
  const unclear = clear.filter((value) => value < gate.clear).length
  if (unclear > gate.unclear * clear.length) return null
  return { h, shifts, ink: inkOf(picture, h, sheet.boxes, shifts) }
}

/** From the sheet to the picture; of four tags one that disagrees with the others is left out. */
function homographyOf(seen: readonly FoundTag[], sheet: PrintedSheet): Homography | null {
  if (seen.length < 3) return null
  const places = tagPlaces(sheet)
  const fit = (tags: readonly FoundTag[]) => {
    const from = tags.flatMap(({ corner }) => tagCorners(places[corner]!.x, places[corner]!.y))
    const to = tags.flatMap(({ corners }) => corners)
    const h = fitHomography(from, to)
    return { h, off: h ? misfit(h, from, to) : Infinity }
  }
  const all = fit(seen)
  if (seen.length < 4) return all.h
  const without = seen
    .map((_tag, left) => fit(seen.filter((_other, at) => at !== left)))
    .toSorted((a, b) => a.off - b.off)
  const scale = Math.hypot(
    seen[0]!.corners[2]! - seen[0]!.corners[0]!,
    seen[0]!.corners[3]! - seen[0]!.corners[1]!,
  )
  const disagrees =
    all.off > 0.12 * scale && without[0]!.off < 0.25 * Math.min(all.off, without[1]!.off)
  return disagrees ? without[0]!.h : all.h
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
