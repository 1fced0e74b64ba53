import type { PrintedSheet } from '#core/contract/printed-sheet.ts'

/** RGBA, row by row, as ImageData; its longer side about 2,400 px. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

/** Where a tag stands in the picture: its outer corners clockwise from its own upper left, x before y. */
export type FoundTag = { corner: number; corners: number[] }

/** A sheet in the picture: its code, its set of tags, and those of them that were seen. */
export type Found = { code: string; tags: number; seen: FoundTag[] }

export type ReadBox = { state: 'ticked' | 'empty' | 'unsure'; crop?: Picture }

/** What the picture shows: the sheets or strips found in it, or why none. */
export function findSheets(
  picture: Picture,
): { found: Found[] } | { refused: 'no-sheet' | 'too-blurred' } {
  return picture.data.length === 0 ? { refused: 'too-blurred' } : { refused: 'no-sheet' }
}

/** Each box of the sheet in order, with its picture where it is unsure; or a refusal as a whole. */
export function readSheet(
  picture: Picture,
  found: Found,
  sheet: PrintedSheet,
): { boxes: ReadBox[] } | { refused: 'one-more-photo' } {
  if (picture.data.length === 0 || found.code !== sheet.code) return { refused: 'one-more-photo' }
  return { refused: 'one-more-photo' }
}
