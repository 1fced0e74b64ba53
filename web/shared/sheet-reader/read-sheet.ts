import type { PrintedBox, PrintedSheet } from '#core/paper/schema.ts'
import { tagPlaces } from '#core/paper/sheet-marks.ts'
import { align, steepestBend, type Shift } from './align.ts'
import { tagCorners, type Found, type FoundTag } from './find-sheets.ts'
import { fitHomography, misfit, project, type Homography } from './homography.ts'
import { answerOf, inkOf } from './ink.ts'
import { inkModel } from './ink-model.ts'
import { blackOf, flat, patchOf } from './patch.ts'
import { greyOf, type Picture } from './picture.ts'
import { darknessOf, type Darkness } from './strokes.ts'

/** `why`: a box is unsure because it is hardly seen, faint, or dark in such a way. */
export type ReadBox =
  | { state: 'ticked' | 'empty' }
  | {
      state: 'unsure'
      why: 'hidden' | 'faint' | Exclude<Darkness, 'filled' | 'stroke'>
      crop: Picture
    }

/**
 * What is believed. On the whole: borders as clear as this, of few boxes less than `hidden` of that, paper
 * that bends no more than this in a millimetre, and so few unsure boxes. Of a box: its own border, which is
 * where it should be, and paper so bright that a faint stroke, a tenth darker, is some steps of 255 darker.
 */
const gate = {
  clear: 0.19,
  hidden: 0.4,
  hiddenShare: 0.05,
  bend: 0.14,
  ownClear: 0.6,
  markClear: 0.3,
  paper: 32,
  burnt: 0.4,
  scanned: { clear: 0.4, black: 0.65, uneven: 1.01 },
  unsure: 0.2,
}
/**
 * What the next photograph needs. Paper twice as bright as must be is still dark, and three times where much
 * is unsure. Where not one border in ten is clearer, all is blurred. So many boxes in a bright spot are glare;
 * a washed-out one has hardly a border, and paper a little brighter than the others'.
 */
const advice = {
  paper: 64,
  dim: 115,
  clear: 0.35,
  glare: 0.15,
  washed: { share: 0.04, brighter: 1.03 },
}

/** Why nothing is believed: what the next photograph needs is light, a still hand, or flatter paper. */
type Refusal = {
  refused:
    | 'too-dark'
    | 'too-bright'
    | 'glare'
    | 'corner-hidden'
    | 'covered'
    | 'lines'
    | 'broad'
    | 'shines-through'
    | 'too-blurred'
    | 'one-more-photo'
  /** Where that was seen, across and down in the picture's pixels; none where it is so all over. */
  where: Place[]
}
type Place = readonly [x: number, y: number]

/** Each box of the sheet in order, with its picture where it is unsure; or a refusal as a whole. */
export function readSheet(
  picture: Picture,
  found: Found,
  sheet: PrintedSheet,
): { boxes: ReadBox[] } | Refusal {
  const looked = lookAtBoxes(picture, found, sheet)
  if ('refused' in looked) return looked
  const { h, shifts, ink, clear, papers, burnt } = looked
  const [empty, ticked] = inkModel.unsure
  const boxes = ink.map((features, at): ReadBox => {
    const answer = answerOf(inkModel, features)
    const isSeen = shifts[at]!.clear >= gate.ownClear * clear && isLit(papers[at]!, burnt[at]!)
    if (isSeen && answer <= empty) return { state: 'empty' }
    const darkness = darknessOf(picture, h, sheet.boxes, at, shifts[at]!)
    // A thick pen covers its box's border in part.
    const isMarked = shifts[at]!.clear >= gate.markClear * clear && isLit(papers[at]!, burnt[at]!)
    if (isMarked && darkness === 'filled') return { state: 'ticked' }
    if (isMarked && answer >= ticked && darkness === 'stroke') return { state: 'ticked' }
    const isPen = darkness === 'filled' || darkness === 'stroke'
    const why = !isSeen ? 'hidden' : isPen ? 'faint' : darkness
    return { state: 'unsure', why, crop: cropOf(picture, h, sheet.boxes[at]!, shifts[at]!) }
  })
  const doubts = boxes.filter(isDoubt).length
  return doubts > boxes.length * gate.unsure + 1 ? refusalOf(looked, sheet, boxes) : { boxes }
}

/** Another photograph may say more; what was taken back looks taken back in all of them, and is asked about. */
const isDoubt = (box: ReadBox) => box.state === 'unsure' && box.why !== 'taken-back'

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

/** On darker paper a faint stroke is lost in the dark, on paper that is all white in the light. */
const isLit = (paper: number, burnt: number) => paper >= gate.paper && burnt < gate.burnt

type Looked = {
  h: Homography
  shifts: readonly Shift[]
  ink: number[][]
  /** How clear borders are on the whole, and how bright each box's paper. */
  clear: number
  papers: readonly number[]
  /** Of each box, how much is too bright to tell. */
  burnt: readonly number[]
  seen: readonly FoundTag[]
  /** More than one step of the bend allows. */
  isBent: boolean
}

/** Where the boxes really stand and what ink they show; or why the paper is not clear enough to tell. */
export function lookAtBoxes(picture: Picture, found: Found, sheet: PrintedSheet): Looked | Refusal {
  const isThis = found.code === sheet.code && found.tags === sheet.tags
  const fitted = isThis ? homographyOf(found.seen, sheet) : null
  if (!fitted?.h) return { refused: 'one-more-photo', where: [] }
  const { h, tags } = fitted
  const held = tagPlaces(sheet)
    .filter((_place, corner) => tags.some((tag) => tag.corner === corner))
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  const shifts = align(greyOf(picture), h, sheet.boxes, held)
  const patches = sheet.boxes.map((box, at) => patchOf(picture, h, box, shifts[at]!))
  const papers = patches.map(({ paper }) => paper)
  const clear = ranked(clearsOf(shifts), 0.5)
  const white = patches.map(({ burnt }) => burnt)
  // A scanner makes all paper white; a camera that does so with too much light makes borders grey, too,
  // and a hand holds it a little askew.
  const isScanned =
    clear > gate.scanned.clear &&
    unevennessOf(h, sheet) < gate.scanned.uneven &&
    ranked(white, 0.1) >= gate.burnt &&
    ranked(
      patches.map((patch, at) => blackOf(patch, sheet.boxes[at]!)),
      0.5,
    ) > gate.scanned.black
  const burnt = isScanned ? white.map(() => 0) : white
  const hidden = shifts.filter((shift) => shift.clear < gate.hidden * clear).length
  const isClear = clear > gate.clear && hidden <= 1 + gate.hiddenShare * shifts.length
  const isBent = steepestBend(sheet.boxes, shifts) > gate.bend
  const looked = { h, shifts, clear, papers, burnt, isBent, ink: [], seen: found.seen }
  const isBurnt = ranked(burnt, 0.5) >= gate.burnt
  if (!isClear || isBurnt || isBent) return refusalOf(looked, sheet)
  return { ...looked, ink: inkOf(patches, sheet.boxes, shifts) }
}

/** How much larger the sheet is at one of its ends than at another; 1 where it is seen from right above. */
function unevennessOf(h: Homography, sheet: PrintedSheet): number {
  const corners = tagPlaces(sheet).map((tag) => ({ on: tag, in: middleOf(h, tag) }))
  const scales = corners.flatMap((one, at) =>
    corners.slice(at + 1).map((other) => {
      const inPicture = Math.hypot(one.in[0] - other.in[0], one.in[1] - other.in[1])
      return inPicture / Math.hypot(one.on.x - other.on.x, one.on.y - other.on.y)
    }),
  )
  return Math.max(...scales) / Math.min(...scales)
}

/** On the whole; where `read` is given, because too many of its boxes are unsure. */
function refusalOf(looked: Looked, sheet: PrintedSheet, read: readonly ReadBox[] = []): Refusal {
  const { h, papers, burnt, shifts, seen, isBent } = looked
  const paper = ranked(papers, 0.5)
  if (paper < (read.length > 0 ? advice.dim : advice.paper))
    return { refused: 'too-dark', where: [] }
  if (ranked(burnt, 0.5) >= gate.burnt) return { refused: 'too-bright', where: [] }
  const boxesThat = (is: (at: number) => boolean) =>
    sheet.boxes.flatMap((box, at) => (is(at) ? [middleOf(h, box, shifts[at])] : []))
  const glaring = boxesThat((at) => burnt[at]! >= gate.burnt)
  if (glaring.length > advice.glare * papers.length) return { refused: 'glare', where: glaring }
  const clearest = ranked(clearsOf(shifts), 0.9)
  const hidden = boxesThat((at) => shifts[at]!.clear < gate.hidden * clearest)
  const washed = boxesThat(
    (at) =>
      shifts[at]!.clear < gate.hidden * clearest && papers[at]! > paper * advice.washed.brighter,
  )
  if (washed.length > Math.max(1 + advice.washed.share * papers.length, hidden.length / 3))
    return { refused: 'glare', where: washed }
  const isFlatAndClear = looked.clear > gate.clear && !isBent
  // On paper that lies badly some borders are clear all the same; in a blurred photograph none is, and tags
  // are lost as if something hid them.
  if (!isFlatAndClear && clearest < advice.clear) return { refused: 'too-blurred', where: [] }
  const hiddenTags = tagPlaces(sheet).filter((_tag, at) =>
    seen.every(({ corner }) => corner !== at),
  )
  if (hiddenTags.length > 0 && !isBent)
    return { refused: 'corner-hidden', where: hiddenTags.map((tag) => middleOf(h, tag)) }
  if (read.length > 0) return doubtOf(read, boxesThat)
  if (isFlatAndClear) return { refused: 'covered', where: hidden }
  return { refused: 'one-more-photo', where: hidden }
}

/** Why so many boxes of a clear photograph are unsure. */
function doubtOf(
  read: readonly ReadBox[],
  boxesThat: (is: (at: number) => boolean) => Place[],
): Refusal {
  const whys = read.flatMap((box) => (box.state === 'unsure' && isDoubt(box) ? box.why : []))
  const share = (...of: (typeof whys)[number][]) =>
    whys.filter((why) => of.includes(why)).length / whys.length
  const where = boxesThat((at) => isDoubt(read[at]!))
  if (share('pale') > 0 && share('pale', 'passing') > 0.5)
    return { refused: 'shines-through', where }
  if (share('passing') > 0.5) return { refused: 'lines', where }
  return { refused: share('broad') > 0.5 ? 'broad' : 'one-more-photo', where }
}

type Rectangle = Pick<PrintedBox, 'x' | 'y' | 'width' | 'height'>

/** Where the middle of something printed is in the picture. */
const middleOf = (
  h: Homography,
  at: Rectangle,
  shift: { x: number; y: number } = { x: 0, y: 0 },
): Place => project(h, at.x + at.width / 2 + shift.x, at.y + at.height / 2 + shift.y)

const clearsOf = (shifts: readonly Shift[]) => shifts.map(({ clear }) => clear)

/** The value that this share of them is below. */
const ranked = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!

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
