import { marks } from '#core/paper/sheet-marks.ts'
import { findTags, type Tag } from './find-tags.ts'
import { fitHomography, misfit } from './homography.ts'
import { greyOf, type Grey, type Picture } from './picture.ts'
import { readCode } from './read-code.ts'

/** Where a tag stands in the picture: its outer corners clockwise from its own upper left, as x, y, x, y, … */
export type FoundTag = { corner: number; corners: number[] }

/** A sheet in the picture: its code, its set of tags, and those of them that were seen, three or four. */
export type Found = { code: string; tags: number; seen: FoundTag[] }

/** Of each corner's tags so many are tried; on a table full of strips sets come several times. */
const candidates = 4
/** Corners may miss where flat paper would have them by this share of a tag's side. */
const bent = 0.35

/** Why no sheet was found, and where the corners are that were, across and down in the picture's pixels. */
export type NoSheet = {
  refused: 'no-sheet' | 'two-corners' | 'too-blurred' | 'too-dark'
  where: (readonly [x: number, y: number])[]
}

/** `partly`: where corners are that belong to none of the sheets found: another one is there only in part. */
type Sheets = { found: Found[]; partly: NoSheet['where'] }

/** What the picture shows: the sheets or strips found in it, or why none. */
export function findSheets(picture: Picture): Sheets | NoSheet {
  const grey = greyOf(picture)
  const tags = findTags(grey)
  const sets = [...new Set(tags.map(({ set }) => set))]
  const used = new Set<Tag>()
  const found = sets.flatMap((set) =>
    sheetsOf(
      grey,
      tags.filter((tag) => tag.set === set),
      used,
    ),
  )
  // Of what is left a single one may be anything dark and square: what is on a screen, a tile.
  const corners = sets.map((set) => {
    const own = tags.filter((tag) => tag.set === set && tag.wrong < 2 && !used.has(tag))
    return [...new Map(own.map((tag) => [tag.corner, tag])).values()]
  })
  const several = corners.filter((of) => of.length > 1)
  if (found.length > 0) return { found, partly: several.flat().map(middleOf) }
  if (isDark(grey)) return { refused: 'too-dark', where: [] }
  const most = several.toSorted((a, b) => b.length - a.length)[0] ?? []
  if (most.length < 2) return { refused: 'no-sheet', where: [] }
  if (most.length > 2) return { refused: 'too-blurred', where: [] }
  return { refused: 'two-corners', where: most.map(middleOf) }
}

/** Paper is about the brightest of a picture: of darker ones nobody can tell what they lack. */
function isDark({ data }: Grey): boolean {
  const bright = data.reduce((count, level) => count + Number(level >= 64), 0)
  return bright < data.length / 20
}

function middleOf({ corners }: Tag): readonly [number, number] {
  const mean = (from: number) =>
    corners.reduce((sum, value, at) => sum + (at % 2 === from ? value / 4 : 0), 0)
  return [mean(0), mean(1)]
}

/**
 * All sheets of one set: those with four tags first, then with three; no tag counts twice. Of two sheets
 * side by side the outer tags look like a third, larger one: so the smaller come first.
 */
function sheetsOf(grey: Grey, tags: readonly Tag[], used: Set<Tag>): Found[] {
  const areaOf = ({ width, height }: Flat) => width * height
  const groups = groupsOf(tags)
    .map((group) => ({ group, flat: flattened(group) }))
    .filter(({ flat }) => flat)
    .toSorted((a, b) => b.group.length - a.group.length || areaOf(a.flat!) - areaOf(b.flat!))
  return groups.flatMap(({ group, flat }) => {
    if (group.some((tag) => used.has(tag))) return []
    const code = codeIn(grey, group, flat!)
    if (!code) return []
    for (const tag of group) used.add(tag)
    const seen = group.map(({ corner, corners }) => ({ corner, corners }))
    return [{ code, tags: group[0]!.set, seen }]
  })
}

/** How far the left tags stand from the right ones, in millimetres: on A4 and on Letter, of the fridge's sheets and of strips. */
const across = { sheet: [186, 191.9], strip: [178, 183.91] }

/**
 * The code beside the lower tags. Lenses blur light, not darkness, which makes tags smaller than they
 * are: so what their size says is tried first, and then what papers are wide.
 */
function codeIn(grey: Grey, group: readonly Tag[], flat: Flat): string | null {
  const known = group[0]!.set === 0 ? across.sheet : across.strip
  for (const width of [flat.width, ...known]) {
    const height = (flat.height * width) / flat.width
    const to = group.flatMap(({ corners }) => corners)
    const h = fitHomography(placesOf(group, width, height), to)
    const code = h && readCode(grey, h, { left: 0, right: width, low: height + marks.tag })
    if (code) return code
  }
  return null
}

/** Every choice of three or four tags, one for a corner. */
function groupsOf(tags: readonly Tag[]): Tag[][] {
  let groups: Tag[][] = [[]]
  for (let corner = 0; corner < 4; corner += 1) {
    const here = tags
      .filter((tag) => tag.corner === corner)
      .toSorted((a, b) => a.wrong - b.wrong)
      .slice(0, candidates)
    groups = groups.flatMap((group) => [...here.map((tag) => [...group, tag]), group])
  }
  return groups.filter((group) => group.length >= 3 && isAlike(group))
}

/** Tags of one sheet are of about one size, lie about the same way round, and few bits of them are wrong. */
function isAlike(group: readonly Tag[]): boolean {
  const sides = group.map(sideOf)
  const turns = group.map(({ corners: [x1, y1, x2, y2] }) => Math.atan2(y2! - y1!, x2! - x1!))
  return (
    Math.max(...sides) < 2.5 * Math.min(...sides) &&
    turns.every((turn) => Math.cos(turn - turns[0]!) > 0.6) &&
    group.reduce((sum, { wrong }) => sum + wrong, 0) <= 3
  )
}

type Flat = { width: number; height: number }

/**
 * The flat sheet that would show its tags so, from its upper left tag's corner on: how far the others
 * stand to the right and below is searched, as only the tags' own size is known. Null where none would.
 */
function flattened(group: readonly Tag[]): Flat | null {
  const scale = group.reduce((sum, tag) => sum + sideOf(tag), 0) / group.length
  let width = (apart(group, [0, 1], [3, 2]) / scale) * marks.tag
  let height = (apart(group, [0, 3], [1, 2]) / scale) * marks.tag
  for (const step of [0.1, 0.05, 0.02, 0.02, 0.01, 0.005]) {
    width *= 1 + lowest((change) => misfitOf(group, width * (1 + change), height), step)
    height *= 1 + lowest((change) => misfitOf(group, width, height * (1 + change)), step)
  }
  const from = placesOf(group, width, height)
  const to = group.flatMap(({ corners }) => corners)
  const h = fitHomography(from, to)
  if (!h || width < 2 * marks.tag || height < marks.tag) return null
  return misfit(h, from, to) < scale * bent ? { width, height } : null
}

const sideOf = ({ corners: [x1, y1, x2, y2, , , x4, y4] }: Tag) =>
  (Math.hypot(x2! - x1!, y2! - y1!) + Math.hypot(x4! - x1!, y4! - y1!)) / 2

/** Pixels between two corners' tags, of whichever of the two pairs there is. */
function apart(group: readonly Tag[], ...pairs: [number, number][]): number {
  for (const [one, other] of pairs) {
    const [a, b] = [one, other].map((corner) => group.find((tag) => tag.corner === corner))
    if (a && b) return Math.hypot(a.corners[0]! - b.corners[0]!, a.corners[1]! - b.corners[1]!)
  }
  return 0
}

function misfitOf(group: readonly Tag[], width: number, height: number): number {
  const from = placesOf(group, width, height)
  const to = group.flatMap(({ corners }) => corners)
  const h = fitHomography(from, to)
  return h ? misfit(h, from, to) ** 2 : Infinity
}

function placesOf(group: readonly Tag[], width: number, height: number): number[] {
  return group.flatMap(({ corner }) =>
    tagCorners(corner === 1 || corner === 2 ? width : 0, corner > 1 ? height : 0),
  )
}

/** The corners of a tag whose upper left is here. */
export function tagCorners(x: number, y: number): number[] {
  const { tag } = marks
  return [x, y, x + tag, y, x + tag, y + tag, x, y + tag]
}

/** Where between two steps to both sides a curve through three points is lowest. */
function lowest(curve: (change: number) => number, step: number): number {
  const [before, here, after] = [curve(-step), curve(0), curve(step)]
  const bend = before - 2 * here + after
  if (!(bend > 0)) return before < after ? -step : step
  return Math.max(-1.5, Math.min(1.5, (before - after) / (2 * bend))) * step
}
